import Bytes

/// The rules for the path of a published file: relative, `/` between its parts.
enum OutputPath {
  /// The longest part, in bytes; a limit of most file systems.
  private static let longestPart = 255
  /// The longest path, in bytes.
  private static let longestPath = 1_024

  /// The beginning of names that are the publisher's own.
  static let reserved = ".peekbook-"

  /// Returns why a path can't be that of a published file, as the end of a sentence, or `nil` if it
  /// can.
  ///
  /// - Complexity: O(*n*).
  static func problem(of path: String) -> String? {
    guard path.utf8.count <= longestPath else { return "is longer than \(longestPath) bytes" }
    let isPlain = path.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    guard isPlain || path.utf8.elementsEqual(path.nfc.utf8) else {
      return "is not in normalisation form C"
    }
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for part in parts {
      switch part.count {
      case 0: return "is absolute or has an empty part"
      case 1 where part.first == UInt8(ascii: "."), 2 where part.allSatisfy { $0 == 0x2E }:
        return "has `.` or `..` as a part"
      case (longestPart + 1)...: return "has a part longer than \(longestPart) bytes"
      default: break
      }
      guard
        part.first != UInt8(ascii: ".") || !String(Substring(part)).caseFolded.hasPrefix(reserved)
      else { return "has a part reserved for peekbook" }
    }
    guard !path.utf8.contains(UInt8(ascii: "\\")) else { return "has a backslash" }
    guard isPlain || !path.unicodeScalars.contains(where: \.needsEscape) else {
      return "has an invisible or control character"
    }
    return nil
  }

  /// Returns the path of the folder and the name in it; the folder of a file at the root is empty.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    return (String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
  }

  /// Returns the folders that hold a file, innermost first, without the root.
  static func folders(of path: String) -> [String] {
    var folders: [String] = []
    var folder = split(path).folder
    while !folder.isEmpty {
      folders.append(folder)
      folder = split(folder).folder
    }
    return folders
  }
}
