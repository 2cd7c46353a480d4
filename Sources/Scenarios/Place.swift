package import Diagnostics
package import YAMLReading

/// Where something stands in a script, for messages about it.
package struct Place: Sendable {
  /// The node; `nil` for what was made in code.
  package let node: YAMLNode?

  /// No place: made in code.
  package static let none = Place(nil)

  /// Creates a place.
  package init(_ node: YAMLNode?) {
    self.node = node
  }

  /// The YAML that stands there, without comments; empty for what was made in code.
  package var yaml: String {
    guard let node else { return "" }
    return String(decoding: node.rendered(), as: UTF8.self)
  }

  /// Returns a diagnostic at this place.
  package func diagnostic(
    _ code: Diagnostic.Code,
    _ message: String,
    severity: Diagnostic.Severity = .error,
    hint: String? = nil,
    notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    node?.diagnostic(code, message, severity: severity, hint: hint, notes: notes)
      ?? Diagnostic(code, message, severity: severity, hint: hint, notes: notes)
  }
}
