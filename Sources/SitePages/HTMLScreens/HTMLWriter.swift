internal import Bytes

/// Builds HTML as bytes.
///
/// Markup is taken from literals only, so text of a script can get in as text and no other way.
struct HTMLWriter {
  /// The bytes; markup of other makers goes straight in.
  var writer: UTF8Writer

  /// Creates a writer that has written nothing.
  init(reservingCapacity capacity: Int = 1024) {
    writer = UTF8Writer(reservingCapacity: capacity)
  }

  /// Creates a writer that goes on behind what another has written.
  init(continuing writer: consuming UTF8Writer) {
    self.writer = writer
  }

  /// What was written.
  var bytes: [UInt8] { writer.bytes }

  /// Appends markup as it stands.
  mutating func raw(_ markup: StaticString) {
    writer.append(markup)
  }

  /// Appends HTML that was written before.
  mutating func append(html: [UInt8]) {
    writer.append(contentsOf: html)
  }

  /// Appends a number, as content or in an attribute's value.
  mutating func number(_ number: Int) {
    writer.append(number)
  }

  /// Appends text, as content or in a quoted attribute's value, with what could not be seen
  /// written as an escape.
  ///
  /// - Complexity: O(*n*), where *n* is the number of UTF-8 bytes in `text`.
  mutating func text(_ text: String) {
    writer.appendHTMLEscaped(text.visible)
  }

  /// Appends text of several lines, whose breaks stay breaks.
  mutating func lines(_ text: String) {
    var isFirst = true
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if !isFirst { writer.append(UInt8(ascii: "\n")) }
      isFirst = false
      self.text(String(Substring(line)))
    }
  }

  /// Appends a name, which keeps its direction of writing to itself.
  mutating func name(_ name: String) {
    raw("<bdi>")
    text(name)
    raw("</bdi>")
  }

  /// Appends an attribute whose value is a text.
  mutating func attribute(_ name: StaticString, _ value: String) {
    raw(" ")
    raw(name)
    raw("=\"")
    text(value)
    raw("\"")
  }

  /// Appends an attribute whose value is a number.
  mutating func attribute(_ name: StaticString, _ value: Int) {
    raw(" ")
    raw(name)
    raw("=\"")
    number(value)
    raw("\"")
  }
}
