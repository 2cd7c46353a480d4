/// Characters that libyaml reads while others stand in the file.
///
/// libyaml follows YAML 1.1, where U+0085, U+2028 and U+2029 end a line; in YAML 1.2, in JSON and
/// in editors they don't. And it refuses `\ud83d\ude00`, the way in which JSON writes a character
/// above U+FFFF. So it gets a noncharacter in the place of those three, and of the backslash of
/// such an escape; a code point for a code point, so that every place stays the same. In the text
/// of a scalar they are put back, and only in a double-quoted one is the escape resolved.
enum StandIns {
  /// Code points that may not stand in a file, so that they are free for this.
  static let reserved: ClosedRange<UInt32> = 0xFDD0...0xFDD3

  private static let nextLine: UInt32 = 0xFDD0
  private static let lineSeparator: UInt32 = 0xFDD1
  private static let paragraphSeparator: UInt32 = 0xFDD2
  private static let backslash: UInt32 = 0xFDD3

  /// Returns the text from `base` on with stand-ins, or `nil` if none is needed.
  ///
  /// `bytes` are valid UTF-8.
  static func put(into bytes: [UInt8], from base: Int) -> [UInt8]? {
    var result: [UInt8] = []
    var copied = base
    var offset = base
    while offset < bytes.count {
      guard let (end, replacement) = replacement(in: bytes, at: &offset) else { continue }
      result.append(contentsOf: bytes[copied..<offset])
      result.append(contentsOf: replacement)
      offset = end
      copied = end
    }
    guard copied > base else { return nil }
    result.append(contentsOf: bytes[copied...])
    return result
  }

  /// Returns what to put in the place of the bytes from `offset` to `end`; or moves on and returns
  /// `nil`.
  private static func replacement(
    in bytes: [UInt8],
    at offset: inout Int
  ) -> (end: Int, replacement: [UInt8])? {
    switch bytes[offset] {
    case UInt8(ascii: "\\"):
      guard let end = endOfEscapes(in: bytes, at: offset) else {
        // A backslash escapes the one after it, which then escapes nothing.
        let escapesASCII = offset + 1 < bytes.count && bytes[offset + 1] < 0x80
        offset += escapesASCII ? 2 : 1
        return nil
      }
      var escapes: [UInt8] = []
      for byte in bytes[offset..<end] {
        if byte == UInt8(ascii: "\\") {
          UTF8Sequence.append(backslash, to: &escapes)
        } else {
          escapes.append(byte)
        }
      }
      return (end, escapes)
    case 0xC2, 0xE2:
      guard let (scalar, length) = UTF8Sequence.decode(bytes, at: offset) else { break }
      guard let standIn = standIn(for: scalar) else { break }
      var encoded: [UInt8] = []
      UTF8Sequence.append(standIn, to: &encoded)
      return (offset + length, encoded)
    default:
      break
    }
    offset += 1
    return nil
  }

  private static func standIn(for scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x85: nextLine
    case 0x2028: lineSeparator
    case 0x2029: paragraphSeparator
    default: nil
    }
  }

  /// Returns the end of a surrogate pair, or of an escape that means a stand-in.
  private static func endOfEscapes(in bytes: [UInt8], at offset: Int) -> Int? {
    guard let (value, end) = HexEscape.read(bytes, at: offset) else { return nil }
    if reserved.contains(value) { return end }
    guard (0xD800..<0xDC00).contains(value), let (low, end) = HexEscape.read(bytes, at: end) else {
      return nil
    }
    return (0xDC00..<0xE000).contains(low) ? end : nil
  }

  /// Puts the characters of the file back into the text of a scalar: `bytes` from `start` on.
  static func remove(from bytes: inout [UInt8], start: Int, resolvingEscapes: Bool) {
    guard var offset = bytes[start...].firstIndex(of: 0xEF) else { return }
    var result = Array(bytes[start..<offset])
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte == 0xEF, let (scalar, length) = UTF8Sequence.decode(bytes, at: offset),
        reserved.contains(scalar)
      else {
        result.append(byte)
        offset += 1
        continue
      }
      switch scalar {
      case nextLine: UTF8Sequence.append(0x85, to: &result)
      case lineSeparator: UTF8Sequence.append(0x2028, to: &result)
      case paragraphSeparator: UTF8Sequence.append(0x2029, to: &result)
      default:
        if resolvingEscapes, let (value, end) = resolve(bytes, after: offset + length) {
          UTF8Sequence.append(value, to: &result)
          offset = end
          continue
        }
        result.append(UInt8(ascii: "\\"))
      }
      offset += length
    }
    bytes.replaceSubrange(start..., with: result)
  }

  /// Returns what an escape whose backslash is before `offset` means, with its second half.
  private static func resolve(_ bytes: [UInt8], after offset: Int) -> (value: UInt32, end: Int)? {
    guard let (high, end) = HexEscape.readDigits(bytes, at: offset) else { return nil }
    guard (0xD800..<0xDC00).contains(high) else { return (high, end) }
    guard end + 3 < bytes.count, let (_, length) = UTF8Sequence.decode(bytes, at: end),
      let (low, last) = HexEscape.readDigits(bytes, at: end + length),
      (0xDC00..<0xE000).contains(low)
    else { return nil }
    return (0x10000 + (high - 0xD800) << 10 + (low - 0xDC00), last)
  }
}
