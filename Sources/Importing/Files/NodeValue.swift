import Diagnostics
import YAMLReading

/// A node that stands for another text than its own, such as a colour that a mapping describes.
struct NodeValue: SourceValue {
  private let origin: YAMLNode
  private let replacement: String?

  /// Creates a value that stands where `origin` does.
  init(_ origin: YAMLNode, as replacement: String? = nil) {
    self.origin = origin
    self.replacement = replacement
  }

  var scalar: String? { replacement ?? origin.scalar }
  var isAbsent: Bool { replacement == nil && origin.isAbsent }
  var shown: String { replacement?.inBackticks ?? origin.shown }
  var node: YAMLNode? { replacement == nil ? origin : nil }

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
