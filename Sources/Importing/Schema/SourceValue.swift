package import Diagnostics
package import YAMLReading

/// A value as it stands in a file, before it has a type: a node of YAML, or a piece of a text.
package protocol SourceValue: Sendable {
  /// The text as written; `nil` for what is no text.
  var scalar: String? { get }
  /// Whether nothing is written.
  var isAbsent: Bool { get }
  /// What stands there, for a message: `` `text` ``, `a list`.
  var shown: String { get }
  /// The node, if it is one.
  var node: YAMLNode? { get }

  /// Returns a diagnostic about this value, with its location and its line.
  func diagnostic(
    _ code: Diagnostic.Code,
    _ message: String,
    severity: Diagnostic.Severity,
    hint: String?,
    notes: [Diagnostic.Note]
  ) -> Diagnostic
}

extension SourceValue {
  /// Returns an error about this value.
  package func error(
    _ code: Diagnostic.Code,
    _ message: String,
    hint: String? = nil,
    notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    diagnostic(code, message, severity: .error, hint: hint, notes: notes)
  }

  /// Returns an error that says what is expected and what stands there instead.
  ///
  /// `what` says what the value stands for, such as `` `rows` `` or `a title`; `expected` what it is, such
  /// as `a list`.
  package func wrongType(_ what: String, is expected: String, hint: String? = nil) -> Diagnostic {
    error(.wrongType, what + " is " + expected + ", not " + shown, hint: hint)
  }
}

extension YAMLNode: SourceValue {
  /// The text of a scalar.
  package var scalar: String? { kind == .scalar ? text : nil }
  /// Whether nothing is written here.
  package var isAbsent: Bool { isEmptyPlain }
  /// Itself.
  package var node: YAMLNode? { self }

  /// What stands here.
  package var shown: String {
    switch kind {
    case .scalar: isEmptyPlain ? "nothing" : text.inBackticks
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
