import Diagnostics
import YAMLReading

/// Splits a CSV file into rows and fields, one row after the other.
struct DelimitedRows {
  private static let quote = UInt8(ascii: "\"")

  private let text: TextFile
  private let delimiter: UInt8
  /// Where to read on.
  private var line = 0
  private var offset: Int
  private var number = 0

  /// Creates a reader of the rows of a file, the header included.
  init(_ text: TextFile, delimiter: UInt8) {
    self.text = text
    self.delimiter = delimiter
    offset = text.lines.first?.lowerBound ?? 0
  }

  /// Returns the next row that is not blank; `nil` at the end.
  ///
  /// - Throws: what is wrong with the quotes of a field; there is no telling where the next begins.
  mutating func next() throws(DiagnosticBag) -> DelimitedRow? {
    while line < text.lines.count, text.lines[line].isEmpty { nextLine() }
    guard line < text.lines.count else { return nil }
    defer { number += 1 }
    var fields: [TextValue] = []
    repeat { fields.append(try field()) } while takeDelimiter()
    nextLine()
    return DelimitedRow(number: number, fields: fields)
  }

  private mutating func nextLine() {
    line += 1
    if line < text.lines.count { offset = text.lines[line].lowerBound }
  }

  private mutating func takeDelimiter() -> Bool {
    guard offset < text.lines[line].upperBound else { return false }
    offset += 1
    return true
  }

  private mutating func field() throws(DiagnosticBag) -> TextValue {
    let end = text.lines[line].upperBound
    if offset < end, text.bytes[offset] == Self.quote { return try quotedField() }
    let start = offset
    offset = text.bytes[start..<end].firstIndex(of: delimiter) ?? end
    return TextValue(text, line: line, start..<offset, isAbsent: start == offset)
  }

  private mutating func quotedField() throws(DiagnosticBag) -> TextValue {
    let (startLine, start) = (line, offset)
    offset += 1
    var content: [UInt8] = []
    while true {
      // What lies between two lines is a line break inside the field.
      guard let found = text.bytes[offset...].firstIndex(of: Self.quote) else {
        let place = TextValue(text, line: startLine, start..<start + 1)
        let message = "the quotes that begin here are not closed"
        let hint = "a quote inside a field is written twice, in quotes"
        throw DiagnosticBag([place.error(.malformedImport, message, hint: hint)])
      }
      content += text.bytes[offset..<found]
      offset = found + 1
      while text.lines[line].upperBound < found { line += 1 }
      guard offset < text.lines[line].upperBound, text.bytes[offset] == Self.quote else { break }
      content.append(Self.quote)
      offset += 1
    }
    try checkEnd()
    let value = TextValue(text, line: startLine, start..<offset)
    return value.replaced(by: String(decoding: content, as: UTF8.self))
  }

  /// Throws if something other than a delimiter follows closing quotes.
  private func checkEnd() throws(DiagnosticBag) {
    let end = text.lines[line].upperBound
    guard offset < end, text.bytes[offset] != delimiter else { return }
    let rest = text.bytes[offset..<end].firstIndex(of: delimiter) ?? end
    let place = TextValue(text, line: line, offset..<rest)
    let message = place.shown + " stands between closing quotes and the end of the field"
    let hint = "a quote inside a field is written twice"
    throw DiagnosticBag([place.error(.malformedImport, message, hint: hint)])
  }
}
