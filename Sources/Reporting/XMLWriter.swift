import Bytes

/// Writes XML 1.0 that is well formed whatever its texts hold: what XML has no way to write, not even
/// as a reference, is written as `\u{1B}`.
struct XMLWriter {
  private var writer = UTF8Writer()
  private var open: [StaticString] = []
  private var isInTag = false

  /// Creates a writer that has written the declaration.
  init() {
    writer.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>" as StaticString)
  }

  /// Begins an element on a line of its own.
  mutating func begin(_ name: StaticString, _ attributes: [(name: StaticString, value: String)]) {
    closeTag()
    breakLine()
    writer.append(UInt8(ascii: "<"))
    writer.append(name)
    for (name, value) in attributes {
      writer.append(UInt8(ascii: " "))
      writer.append(name)
      writer.append("=\"" as StaticString)
      writer.appendHTMLEscaped(value.visible)
      writer.append(UInt8(ascii: "\""))
    }
    open.append(name)
    isInTag = true
  }

  /// Appends a line of text to the innermost element, whose content is nothing else.
  mutating func line(_ text: String) {
    if isInTag { closeTag() } else { writer.append(UInt8(ascii: "\n")) }
    writer.appendHTMLEscaped(text.visible)
  }

  /// Ends the innermost element; `afterText` says that its content is text.
  mutating func end(afterText: Bool = false) {
    guard let name = open.popLast() else { return }
    guard !isInTag else {
      writer.append("/>" as StaticString)
      isInTag = false
      return
    }
    if !afterText { breakLine() }
    writer.append("</" as StaticString)
    writer.append(name)
    writer.append(UInt8(ascii: ">"))
  }

  /// What was written, with a line break at its end.
  var bytes: [UInt8] { writer.bytes + [UInt8(ascii: "\n")] }

  private mutating func closeTag() {
    guard isInTag else { return }
    writer.append(UInt8(ascii: ">"))
    isInTag = false
  }

  private mutating func breakLine() {
    writer.append(UInt8(ascii: "\n"))
    for _ in open { writer.append("  " as StaticString) }
  }
}
