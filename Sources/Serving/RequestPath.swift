/// The path of a request, in parts that are names of files and folders.
///
/// Nothing is put right: what no link of a site says is refused, so that there is nothing to get
/// wrong about `..`, slashes written as `%2F`, backslashes and NULs.
struct RequestPath: Equatable {
  /// The names, outermost first.
  let parts: [String]
  /// Whether it ends as the path of a folder does.
  let isFolder: Bool

  /// Reads a path as the client wrote it; `nil` if it can't be that of a file of a site.
  init?(_ target: String) {
    guard target.utf8.first == UInt8(ascii: "/") else { return nil }
    let written = target.utf8.dropFirst()
      .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    var parts: [String] = []
    for (place, part) in written.enumerated() {
      // Behind the last slash there may be nothing; between two there may not.
      if part.isEmpty, place == written.count - 1 { break }
      guard let name = Self.name(part) else { return nil }
      parts.append(name)
    }
    self.parts = parts
    isFolder = parts.count < written.count
  }

  /// Returns the path of the folder, as it stands in a header.
  var asFolder: String {
    "/" + parts.map { Self.encoded($0) + "/" }.joined()
  }

  private static func name(_ written: Substring.UTF8View) -> String? {
    guard let bytes = decoded(written), let name = String(validating: bytes, as: UTF8.self) else {
      return nil
    }
    // Names that begin with a dot are those of folders above, and of files that are no pages.
    guard bytes.first != UInt8(ascii: "."), !bytes.contains(where: isForbidden) else { return nil }
    return name
  }

  private static func isForbidden(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
  }

  /// Returns the bytes that a part stands for; `nil` if a `%` is not followed by two digits, or if
  /// nothing is left.
  private static func decoded(_ written: Substring.UTF8View) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = written[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes.isEmpty ? nil : bytes
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func encoded(_ name: String) -> String {
    var text = ""
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        text += byte < 16 ? "%0" : "%"
        text += String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }
}
