package import Diagnostics

extension Diagnostic.Code {
  /// No site can be served at an address.
  package static let serving = Diagnostic.Code("serving")
}

/// Why nothing can be served.
package struct ServingError: Error, Sendable {
  /// What is wrong, as it is shown.
  package let diagnostic: Diagnostic

  init(_ message: String, hint: String? = nil) {
    diagnostic = Diagnostic(.serving, message, hint: hint)
  }
}
