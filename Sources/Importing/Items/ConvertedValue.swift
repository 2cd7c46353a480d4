import Diagnostics
import YAMLReading

/// A value that stands for another text than its own; one that stands for an empty text is none.
struct ConvertedValue<Origin: SourceValue>: SourceValue {
  let origin: Origin
  let text: String

  var scalar: String? { text }
  var isAbsent: Bool { text.isEmpty }
  var shown: String { text.isEmpty ? "nothing" : text.inBackticks }
  var node: YAMLNode? { nil }

  func diagnostic(
    _ code: Diagnostic.Code,
    _ message: String,
    severity: Diagnostic.Severity,
    hint: String?,
    notes: [Diagnostic.Note]
  ) -> Diagnostic {
    origin.diagnostic(code, message, severity: severity, hint: hint, notes: notes)
  }
}
