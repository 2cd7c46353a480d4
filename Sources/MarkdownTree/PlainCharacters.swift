internal import Bytes

/// Characters that both forms write as they are.
enum PlainCharacters {
  /// Makes sure that a text is shown as it is.
  ///
  /// `isPlain` says whether a byte of ASCII stands for itself behind another one; control characters
  /// never do.
  ///
  /// - Complexity: O(*n*).
  static func check(
    _ text: String,
    behind previous: UInt8?,
    _ isPlain: (_ byte: UInt8, _ previous: UInt8) -> Bool
  ) throws(NeedsTree) {
    var previous = previous ?? 0
    var isASCII = true
    let isWritable = text.allBytes { byte in
      defer { previous = byte }
      guard byte < 0x80 else {
        isASCII = false
        return true
      }
      return byte >= 0x20 && byte != 0x7F && isPlain(byte, previous)
    }
    guard isWritable, isASCII || !text.unicodeScalars.contains(where: \.needsEscape) else {
      throw NeedsTree()
    }
  }

  /// Makes sure that a destination is a path of this site, and written as it is in both forms.
  static func check(destination: String) throws(NeedsTree) {
    guard !destination.isEmpty, !destination.utf8.starts(with: "//".utf8),
      destination.allBytes(isPlain(inDestination:))
    else { throw NeedsTree() }
  }

  /// Whether a byte means itself in a destination; a colon might make the rest a scheme.
  private static func isPlain(inDestination byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "%"):
      true
    default: false
    }
  }
}
