package import Diagnostics

extension Diagnostic.Code {
  /// An action acts on what does not exist.
  package static let impossibleAction = Diagnostic.Code("impossible-action")
}

/// An action that can't be carried out; it stops its scenario.
struct Impossible: Error {
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }
}
