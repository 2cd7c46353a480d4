import Bytes

/// A line for a terminal: pieces of text, each with a style that shows where there are colours.
///
/// Styles never carry meaning alone: without them the line says the same.
package struct TerminalLine: Sendable, Hashable {
  /// How a piece of text looks.
  package enum Style: String, Sendable {
    case bold = "1"
    case faint = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case cyan = "36"
  }

  private struct Span: Hashable {
    let text: String
    let style: Style?
  }

  private var spans: [Span] = []

  /// Creates a line, by default an empty one.
  package init(_ text: String = "", _ style: Style? = nil) {
    append(text, style)
  }

  /// Creates a line of text in which all that can't be seen was made visible already.
  ///
  /// What is invisible in it now, such as the isolates around a name, is the program's own, and stays.
  package init(visible text: String, _ style: Style? = nil) {
    if !text.isEmpty { spans = [Span(text: text, style: style)] }
  }

  /// Appends text; what can't be seen in it is shown as an escape.
  package mutating func append(_ text: String, _ style: Style? = nil) {
    guard !text.isEmpty else { return }
    spans.append(Span(text: text.visible, style: style))
  }

  /// Returns the line without its break, as plain text or with ANSI colours.
  package func rendered(colored: Bool) -> String {
    spans.map { span in
      guard colored, let style = span.style else { return span.text }
      return "\u{1B}[\(style.rawValue)m\(span.text)\u{1B}[0m"
    }.joined()
  }
}
