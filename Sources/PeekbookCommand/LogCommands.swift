import Bytes

/// What the logs of CI services take for commands to them.
///
/// GitHub Actions obey a line that begins with `::`, white space aside, and like Azure Pipelines and
/// TeamCity what begins with `##`, a word and `[`, wherever that stands. A text of a script must not
/// become one: it could hide what is wrong, or set what later steps read.
enum LogCommands {
  /// What is printed, by the escapes that it has.
  enum Form {
    case text
    /// Texts in double quotes with the escapes of JSON, with which no line begins: JSON, TAP.
    case quoted
    case xml

    fileprivate var colon: StaticString {
      switch self {
      case .text: "\\u{3A}"
      case .quoted: ":"
      case .xml: "&#58;"
      }
    }

    fileprivate var numberSign: StaticString {
      switch self {
      case .text: "\\u{23}"
      case .quoted: "\\u0023"
      case .xml: "&#35;"
      }
    }
  }

  /// Returns what is printed with one sign of each such command written as an escape.
  ///
  /// - Complexity: O(*n*).
  static func disarmed(_ bytes: [UInt8], in form: Form) -> [UInt8] {
    var result = UTF8Writer(reservingCapacity: bytes.count)
    var isAtStart = true
    for (index, byte) in bytes.enumerated() {
      let isSecond = index > 0 && bytes[index - 1] == byte
      switch byte {
      case UInt8(ascii: ":") where isSecond && isAtStart: result.append(form.colon)
      case UInt8(ascii: "#") where isSecond && isCommand(bytes[(index + 1)...]):
        result.append(form.numberSign)
      default: result.append(byte)
      }
      isAtStart = byte == UInt8(ascii: "\n") || isAtStart && mayPrecede(byte, isSecond)
    }
    return result.bytes
  }

  /// Whether a line with nothing but such bytes may still become a command; white space of other
  /// alphabets is passed over as well.
  private static func mayPrecede(_ byte: UInt8, _ isSecond: Bool) -> Bool {
    byte <= UInt8(ascii: " ") || byte >= 0x80 || byte == UInt8(ascii: ":") && !isSecond
  }

  private static func isCommand(_ rest: ArraySlice<UInt8>) -> Bool {
    let word = rest.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    return rest.dropFirst(word.count).first == UInt8(ascii: "[")
  }
}
