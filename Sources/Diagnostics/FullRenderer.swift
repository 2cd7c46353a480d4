import Bytes

/// Draws diagnostics for a person: the message, the line, a caret under the place, and a way out.
///
///     colors.yaml:14:5: error: unknown key `stared` [unknown-key]
///        14 |     stared: true
///           |     ^ did you mean `starred`?
package struct FullRenderer: Sendable {
  /// A line longer than this many characters is cut around the caret.
  private static let widestExcerpt = 160

  private let colored: Bool

  /// Creates a renderer; `colored` adds ANSI colours.
  package init(colored: Bool = false) {
    self.colored = colored
  }

  /// Returns the diagnostics, sorted, and a line that counts them.
  package func render(_ bag: DiagnosticBag) -> String {
    let sorted = bag.sorted
    let drawn = sorted.map(render).joined()
    return drawn + (sorted.isEmpty ? "" : Self.count(sorted) + "\n")
  }

  /// Returns one diagnostic, ending in a line break.
  package func render(_ diagnostic: Diagnostic) -> String {
    let severity = diagnostic.severity.rawValue
    var text = prefix(diagnostic.location)
    text += styled(severity + ":", diagnostic.severity == .error ? "1;31" : "1;33")
    text += " " + diagnostic.message.visible + " [" + diagnostic.code.name + "]\n"
    text += excerpt(of: diagnostic)
    for note in diagnostic.notes {
      text += prefix(note.location) + styled("note:", "1;36") + " " + note.message.visible + "\n"
    }
    return text
  }
}

extension FullRenderer {
  private func prefix(_ location: Location?) -> String {
    guard let location else { return "" }
    return styled("\(location.file.visible):\(location.line):\(location.column):", "1") + " "
  }

  private func excerpt(of diagnostic: Diagnostic) -> String {
    guard let location = diagnostic.location, let line = diagnostic.excerpt else {
      return diagnostic.hint.map { "    = " + $0.visible + "\n" } ?? ""
    }
    let number = String(location.line)
    let gutter = String(repeating: " ", count: max(0, 5 - number.utf8.count))
    let (shown, caret) = Self.cut(line, from: diagnostic.excerptColumn, column: location.column)
    let blank = String(repeating: " ", count: gutter.utf8.count + number.utf8.count)
    let hint = diagnostic.hint.map { " " + $0.visible } ?? ""
    return gutter + number + " | " + shown + "\n" + blank + " | "
      + String(repeating: " ", count: caret) + styled("^", "1;32") + hint + "\n"
  }

  /// Returns the line as shown, and how many columns stand before its caret.
  private static func cut(
    _ line: String,
    from firstColumn: Int,
    column: Int
  ) -> (shown: String, caret: Int) {
    let scalars = Array(line.unicodeScalars)
    let place = min(max(column - firstColumn, 0), scalars.count)
    let start = scalars.count <= widestExcerpt ? 0 : max(0, place - widestExcerpt / 2)
    let end = min(scalars.count, start + widestExcerpt)
    let before = text(scalars[start..<place]).visible
    let after = text(scalars[place..<end]).visible
    let lead = start > 0 || firstColumn > 1 ? "…" : ""
    let tail = end < scalars.count ? "…" : ""
    return (lead + before + after + tail, (lead + before).unicodeScalars.count)
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  private static func count(_ diagnostics: [Diagnostic]) -> String {
    let errors = diagnostics.count { $0.severity == .error }
    let warnings = diagnostics.count - errors
    var parts: [String] = []
    if errors > 0 { parts.append("\(errors) error\(errors == 1 ? "" : "s")") }
    if warnings > 0 { parts.append("\(warnings) warning\(warnings == 1 ? "" : "s")") }
    return parts.joined(separator: ", ")
  }

  private func styled(_ text: String, _ style: String) -> String {
    colored ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text
  }
}
