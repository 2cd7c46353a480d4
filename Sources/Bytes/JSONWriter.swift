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
    var text = text
    text.withUTF8 { bytes in
      // What needs no escape, which is nearly everything, is copied in runs.
      var copied = 0
      for index in bytes.indices {
        let isSpecial = unsafe isSpecial(bytes[index])
        guard isSpecial, let length = unsafe escapedLength(at: index, in: bytes) else { continue }
        unsafe writer.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[copied..<index]))
        unsafe appendEscape(of: bytes[index], bytes[index + length - 1], to: &writer)
        copied = index + length
      }
      unsafe writer.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[copied...]))
    }
    writer.append(UInt8(ascii: "\""))
  }
}

extension JSONWriter {
  /// Whether a byte is escaped, or may begin a character that is.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, 0xE2, UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"): true
    default: false
    }
  }

  /// Returns how many bytes the character takes that begins at `index`, if it is to be escaped.
  private static func escapedLength(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard unsafe bytes[index] == 0xE2 else { return 1 }
    // U+2028 and U+2029.
    let isSeparator = unsafe bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8
    return isSeparator ? 3 : nil
  }

  /// Appends the escape of the character that begins with `first` and ends with `last`.
  private static func appendEscape(of first: UInt8, _ last: UInt8, to writer: inout UTF8Writer) {
    switch first {
    case UInt8(ascii: "\""): writer.append("\\\"" as StaticString)
    case UInt8(ascii: "\\"): writer.append("\\\\" as StaticString)
    case UInt8(ascii: "\n"): writer.append("\\n" as StaticString)
    case UInt8(ascii: "\r"): writer.append("\\r" as StaticString)
    case UInt8(ascii: "\t"): writer.append("\\t" as StaticString)
    case 0xE2: writer.append(last == 0xA8 ? "\\u2028" as StaticString : "\\u2029")
    default:
      writer.append("\\u00" as StaticString)
      writer.append(hexDigit(first >> 4))
      writer.append(hexDigit(first & 15))
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}

extension JSONWriter {
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
