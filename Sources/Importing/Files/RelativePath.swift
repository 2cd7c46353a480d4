package import Diagnostics

extension Diagnostic.Code {
  /// A path that may not stand in a script.
  package static let refusedPath = Diagnostic.Code("refused-path")
}

/// A path as a script writes it: relative, with `/` between its parts.
package struct RelativePath: Sendable {
  /// Why a path is refused.
  package struct Refusal: Error, Sendable, Hashable {
    /// What the message says about the path that it begins with.
    package let predicate: String
    /// A way out.
    package let hint: String?
  }

  /// The path as written.
  package let text: String

  /// Creates a path, or says why a script may not have it.
  ///
  /// Refused on every system are what is absolute on any of them, and backslashes, which separate
  /// on some systems only.
  package init(_ text: String) throws(Refusal) {
    guard !text.isBlank else { throw Refusal(predicate: "is empty", hint: nil) }
    guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { throw Refusal(predicate: "has a control character", hint: nil) }
    let bytes = Array(text.utf8)
    guard !bytes.contains(UInt8(ascii: "\\")) else {
      throw Refusal(predicate: "has a backslash", hint: "write `/` between the parts of a path")
    }
    let hasDrive = bytes.count >= 2 && bytes[1] == UInt8(ascii: ":") && bytes[0].isLetter
    guard bytes[0] != UInt8(ascii: "/"), !hasDrive else {
      throw Refusal(predicate: "is an absolute path", hint: "paths are relative to the file")
    }
    self.text = text
  }

  /// The path without slashes at its end, which folders may have.
  var withoutSlashAtEnd: String {
    let end = text.utf8.lastIndex { $0 != UInt8(ascii: "/") }
    return end.map { String(text[...$0]) } ?? text
  }

  /// Returns whether the path, taken from the folder of `file`, leaves `root`; `false` if that
  /// can't be told without looking at the file system.
  package func leaves(_ root: String?, from file: String) -> Bool {
    guard let root, var depth = Self.depth(of: file, below: root) else { return false }
    for part in Self.parts(text) {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return true }
    }
    return false
  }

  /// Returns how many folders lie between the root and a file; `nil` if the file is not below it by
  /// its name alone.
  private static func depth(of file: String, below root: String) -> Int? {
    let (rootParts, fileParts) = (parts(root), parts(file))
    guard root.hasPrefix("/") == file.hasPrefix("/"), fileParts.starts(with: rootParts) else {
      return nil
    }
    let rest = fileParts.dropFirst(rootParts.count)
    return rest.contains("..") ? nil : max(0, rest.count - 1)
  }

  private static func parts(_ path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/"))
      .map { String(decoding: $0, as: UTF8.self) }
      .filter { $0 != "." }
  }
}

extension UInt8 {
  /// Whether it is an ASCII letter.
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
