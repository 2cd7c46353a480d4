import Bytes

/// Text in double quotes, on one line, with everything escaped that could not stand there.
enum DoubleQuoted {
  /// Returns the quoted text; what can't be seen may be escaped too, though it could stand there.
  static func encode(
    _ text: ArraySlice<UInt8>,
    escapingInvisible: Bool = false
  ) -> ArraySlice<UInt8> {
    var result = [UInt8(ascii: "\"")]
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\"", "\\": result += [UInt8(ascii: "\\"), UInt8(truncatingIfNeeded: scalar.value)]
      case "\n": result += Array("\\n".utf8)
      case "\t": result += Array("\\t".utf8)
      case "\r": result += Array("\\r".utf8)
      case _ where needsEscape(scalar.value) || escapingInvisible && scalar.needsEscape:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let width = scalar.value > 0xFFFF ? 8 : 4
        let zeros = String(repeating: "0", count: max(0, width - digits.utf8.count))
        result += Array(((width == 8 ? "\\U" : "\\u") + zeros + digits).utf8)
      default: UTF8Sequence.append(scalar.value, to: &result)
      }
    }
    result.append(UInt8(ascii: "\""))
    return result[...]
  }

  /// Whether a character can only be written as an escape.
  static func needsEscape(_ value: UInt32) -> Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFDD0...0xFDEF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }
}
