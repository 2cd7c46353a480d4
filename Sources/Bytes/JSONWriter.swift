/// Writes JSON (RFC 8259) with the keys in the order they are given.
///
/// The caller nests `beginObject`/`endObject` and `beginArray`/`endArray`; the writer sets commas
/// and, in the `lines` layout, line breaks and indentation.
public struct JSONWriter: Sendable {
  /// How the JSON is laid out.
  public enum Layout: Sendable {
    /// Everything on one line.
    case compact
    /// One member or element a line, indented by two spaces, so that files differ line by line.
    case lines
  }

  private var writer: UTF8Writer
  private let layout: Layout
  /// One entry for each open object or array: whether it has a member yet, and how it is laid out.
  private var open: [(hasMember: Bool, layout: Layout)] = []
  private var isAfterKey = false

  /// Creates an empty writer.
  public init(layout: Layout = .compact, reservingCapacity capacity: Int = 0) {
    self.layout = layout
    writer = UTF8Writer(reservingCapacity: capacity)
  }

  /// The bytes written so far.
  public var bytes: [UInt8] { writer.bytes }

  /// Opens an object; `layout` says how to lay out this object and what is in it.
  public mutating func beginObject(layout: Layout? = nil) {
    begin("{", layout: layout)
  }

  /// Closes the innermost object.
  public mutating func endObject() {
    end("}")
  }

  /// Opens an array; `layout` says how to lay out this array and what is in it.
  public mutating func beginArray(layout: Layout? = nil) {
    begin("[", layout: layout)
  }

  /// Closes the innermost array.
  public mutating func endArray() {
    end("]")
  }

  /// Writes the key of the next member.
  public mutating func key(_ key: String) {
    separate()
    Self.append(key, to: &writer)
    writer.append(open.last?.layout == .lines ? ": " as StaticString : ":")
    isAfterKey = true
  }

  /// Writes a text.
  public mutating func value(_ text: String) {
    separate()
    Self.append(text, to: &writer)
  }

  /// Writes a number.
  public mutating func value(_ number: Int) {
    separate()
    writer.append(number)
  }

  /// Writes `true` or `false`.
  public mutating func value(_ flag: Bool) {
    separate()
    writer.append(flag ? "true" as StaticString : "false")
  }

  /// Writes `null`.
  public mutating func null() {
    separate()
    writer.append("null" as StaticString)
  }

  /// Writes a value that is JSON already.
  public mutating func json(_ bytes: some Collection<UInt8>) {
    separate()
    writer.append(contentsOf: bytes)
  }

  /// Appends `text` as a JSON string.
  ///
  /// `<`, U+2028 and U+2029 are escaped too, so that the result may stand in a script element.
  public static func append(_ text: String, to writer: inout UTF8Writer) {
    writer.append(UInt8(ascii: "\""))
    var bytes = text.utf8.makeIterator()
    while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "\""): writer.append("\\\"" as StaticString)
      case UInt8(ascii: "\\"): writer.append("\\\\" as StaticString)
      case UInt8(ascii: "\n"): writer.append("\\n" as StaticString)
      case UInt8(ascii: "\r"): writer.append("\\r" as StaticString)
      case UInt8(ascii: "\t"): writer.append("\\t" as StaticString)
      case UInt8(ascii: "<"), 0..<0x20, 0x7F: appendEscape(byte, to: &writer)
      case 0xE2: appendThreeBytes(byte, bytes.next() ?? 0, bytes.next() ?? 0, to: &writer)
      default: writer.append(byte)
      }
    }
    writer.append(UInt8(ascii: "\""))
  }
}

extension JSONWriter {
  private static func appendEscape(_ byte: UInt8, to writer: inout UTF8Writer) {
    let digits = Array("0123456789abcdef".utf8)
    writer.append("\\u00" as StaticString)
    writer.append(digits[Int(byte >> 4)])
    writer.append(digits[Int(byte & 15)])
  }

  /// Appends a character of three bytes; U+2028 and U+2029 as escapes.
  private static func appendThreeBytes(
    _ first: UInt8,
    _ second: UInt8,
    _ third: UInt8,
    to writer: inout UTF8Writer
  ) {
    switch (second, third) {
    case (0x80, 0xA8): writer.append("\\u2028" as StaticString)
    case (0x80, 0xA9): writer.append("\\u2029" as StaticString)
    default:
      writer.append(first)
      writer.append(second)
      writer.append(third)
    }
  }

  private mutating func begin(_ bracket: StaticString, layout: Layout?) {
    separate()
    writer.append(bracket)
    open.append((hasMember: false, layout: layout ?? open.last?.layout ?? self.layout))
  }

  private mutating func end(_ bracket: StaticString) {
    guard let closed = open.popLast() else {
      preconditionFailure("every end follows its begin")
    }
    if closed.hasMember, closed.layout == .lines { breakLine() }
    writer.append(bracket)
    if open.isEmpty, layout == .lines { writer.append(UInt8(ascii: "\n")) }
  }

  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let last = open.indices.last else { return }
    if open[last].hasMember { writer.append(UInt8(ascii: ",")) }
    open[last].hasMember = true
    if open[last].layout == .lines { breakLine() }
  }

  private mutating func breakLine() {
    writer.append(UInt8(ascii: "\n"))
    for _ in open { writer.append("  " as StaticString) }
  }
}
