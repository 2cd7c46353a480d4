/// One pass over the bytes of a file: whether it is UTF-8, which characters stand in it that must
/// not, and where its lines start.
///
/// Lines end as editors see them: with LF, CRLF or CR. U+0085, U+2028 and U+2029 end none.
///
/// - Complexity: O(*n*), where *n* is the number of bytes.
struct TextCheck {
  /// A character that may not stand in the text.
  struct Refusal {
    /// The byte, counted from 0 from the start of the file.
    let offset: Int
    /// The code point, counted from 0 from the start of the text.
    let index: Int
    /// Which character.
    let scalar: UInt32
  }

  /// After this many refusals the file is taken for binary.
  private static let mostRefusals = 20

  /// Where the lines start, in code points from 0.
  private(set) var lineStarts: [UInt32] = [0]
  /// How many code points were read.
  private(set) var codePoints = 0
  /// The byte behind the last one read: the file's end, if nothing kept it from being read.
  private(set) var end = 0
  /// Where the first byte stands that is not UTF-8.
  private(set) var invalidOffset: Int?
  /// Characters that may not stand in the text.
  private(set) var refusals: [Refusal] = []
  /// Whether libyaml would take something in the text for what it is not; see ``StandIns``.
  private(set) var needsStandIns = false

  /// Reads `bytes` from `base` on.
  init(_ bytes: [UInt8], from base: Int) {
    var offset = base
    var trailing = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte >= 0x20, byte < 0x7F {
        if byte == UInt8(ascii: "\\") { needsStandIns = true }
        offset += 1
      } else if byte < 0x80 {
        if !take(control: byte, bytes, &offset, index: offset - base - trailing) { break }
      } else {
        let index = offset - base - trailing
        guard let (scalar, length) = UTF8Sequence.decode(bytes, at: offset) else {
          invalidOffset = offset
          break
        }
        if !take(scalar, offset: offset, index: index) { break }
        offset += length
        trailing += length - 1
      }
    }
    codePoints = offset - base - trailing
    end = offset
  }

  /// Returns whether to go on.
  private mutating func take(
    control: UInt8,
    _ bytes: [UInt8],
    _ offset: inout Int,
    index: Int
  ) -> Bool {
    defer { offset += 1 }
    switch control {
    case UInt8(ascii: "\n"):
      lineStarts.append(UInt32(truncatingIfNeeded: index + 1))
    case UInt8(ascii: "\r"):
      let isPair = offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")
      offset += isPair ? 1 : 0
      lineStarts.append(UInt32(truncatingIfNeeded: index + (isPair ? 2 : 1)))
    case UInt8(ascii: "\t"):
      break
    default:
      return refuse(UInt32(control), offset: offset, index: index)
    }
    return true
  }

  /// Returns whether to go on.
  private mutating func take(_ scalar: UInt32, offset: Int, index: Int) -> Bool {
    switch scalar {
    case 0x85, 0x2028, 0x2029:
      needsStandIns = true
      return true
    case 0x80..<0xA0, 0xFEFF, 0xFFFE, 0xFFFF, StandIns.reserved:
      return refuse(scalar, offset: offset, index: index)
    default:
      return true
    }
  }

  private mutating func refuse(_ scalar: UInt32, offset: Int, index: Int) -> Bool {
    refusals.append(Refusal(offset: offset, index: index, scalar: scalar))
    return refusals.count < Self.mostRefusals
  }
}
