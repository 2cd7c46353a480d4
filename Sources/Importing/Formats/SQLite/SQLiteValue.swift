import DatabaseReading
import Diagnostics
import YAMLReading

/// A value in the result of a query: a database has no lines, so it is told by row and column.
struct SQLiteValue: SourceValue {
  private let value: DatabaseValue
  private let query: YAMLNode
  private let place: String

  /// Creates a value; `place` says where it is found.
  init(_ value: DatabaseValue, _ query: YAMLNode, place: String) {
    self.value = value
    self.query = query
    self.place = place
  }

  var scalar: String? {
    guard case .text(let text) = value else { return nil }
    return text
  }
  var isAbsent: Bool { value == .null }
  var shown: String {
    switch value {
    case .text(let text): text.inBackticks
    case .null: "nothing"
    case .bytes: "bytes that are no text"
    }
  }
  var node: YAMLNode? { nil }

  func diagnostic(
    _ code: Diagnostic.Code,
    _ message: String,
    severity: Diagnostic.Severity,
    hint: String?,
    notes: [Diagnostic.Note]
  ) -> Diagnostic {
    let message = place + ": " + message
    return query.diagnostic(code, message, severity: severity, hint: hint, notes: notes)
  }
}
