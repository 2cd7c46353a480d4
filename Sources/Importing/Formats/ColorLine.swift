/// A line of a palette: some numbers, then the rest.
struct ColorLine {
  /// The words that stand for numbers.
  private(set) var channels: [TextValue] = []
  /// What follows them, without space around; empty if nothing does.
  let rest: TextValue
  /// The whole line, without space around.
  let whole: TextValue

  /// Takes at most `count` words of digits off a line.
  init(_ file: TextFile, line: Int, channels count: Int) {
    let range = Self.trimmed(file.lines[line], in: file.bytes)
    var start = range.lowerBound
    while channels.count < count {
      let end =
        file.bytes[start..<range.upperBound].firstIndex(where: \.isBlank) ?? range.upperBound
      guard end > start, file.bytes[start..<end].allSatisfy(\.isDigit) else { break }
      channels.append(TextValue(file, line: line, start..<end))
      start = Self.trimmed(end..<range.upperBound, in: file.bytes).lowerBound
    }
    rest = TextValue(file, line: line, start..<range.upperBound)
    whole = TextValue(file, line: line, range)
  }

  /// The channels as a colour in hex digits, or what is wrong with them.
  var color: Result<TextValue, Fault> {
    var text = "#"
    for channel in channels {
      guard let value = UInt8(channel.text) else {
        return .failure(Fault(value: channel, expected: "a number from 0 to 255"))
      }
      let digits = String(value, radix: 16)
      text += digits.utf8.count == 1 ? "0" + digits : digits
    }
    return .success(whole.replaced(by: text))
  }

  /// Returns the colour and the name as the columns `color` and `name`.
  func values(_ columns: ImportColumns, color: TextValue, name: TextValue? = nil) -> [TextValue?] {
    columns.columns.map { column in
      switch column.name {
      case "name": name ?? rest
      case "color": color
      default: nil
      }
    }
  }

  /// What is wrong with a line.
  struct Fault: Error {
    /// The word that is wrong.
    let value: TextValue
    /// What is expected there.
    let expected: String
  }

  private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    let start = bytes[range].firstIndex { !$0.isBlank } ?? range.upperBound
    let end = bytes[start..<range.upperBound].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? start
    return start..<end
  }
}

extension UInt8 {
  /// Whether it is a space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }
}
