/// The escapes `\uXXXX` and `\UXXXXXXXX` of double-quoted text.
enum HexEscape {
  /// Returns the number that the escape at `offset` holds, and where the escape ends.
  static func read(_ bytes: [UInt8], at offset: Int) -> (value: UInt32, end: Int)? {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\\") else { return nil }
    return readDigits(bytes, at: offset + 1)
  }

  /// Returns the same for the escape whose backslash is before `offset`.
  static func readDigits(_ bytes: [UInt8], at offset: Int) -> (value: UInt32, end: Int)? {
    guard offset < bytes.count else { return nil }
    let length: Int
    switch bytes[offset] {
    case UInt8(ascii: "u"): length = 4
    case UInt8(ascii: "U"): length = 8
    default: return nil
    }
    let end = offset + 1 + length
    guard end <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[offset + 1..<end] {
      guard let digit = digit(byte) else { return nil }
      value = value << 4 | digit
    }
    return (value, end)
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
