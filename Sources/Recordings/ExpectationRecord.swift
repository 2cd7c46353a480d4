package import Diagnostics

extension Diagnostic.Code {
  /// What is expected is not so.
  package static let expectationFailed = Diagnostic.Code("expectation-failed")
}

/// One thing that was expected, by the script or by Peekbook itself, and what was found.
package struct ExpectationRecord: Sendable, Hashable {
  /// Who expects it.
  package enum Kind: String, Sendable, Hashable {
    /// The script.
    case script
    /// Peekbook, of every replay; recorded only where it does not hold.
    case invariant
  }

  /// Who expects it.
  package var kind: Kind
  /// What was looked at: `rows`, `screen`, `items › Orange › starred`, `parity`; or the invariant.
  package var subject: String
  /// What was expected, one entry a line.
  package var expected: [String]
  /// What was found, one entry a line.
  package var actual: [String]
  /// Whether it held.
  package var holds: Bool
  /// Whether it held before the last action as well, and so could not have failed.
  package var heldBefore: Bool

  /// Creates an expectation.
  package init(
    kind: Kind = .script,
    subject: String,
    expected: [String],
    actual: [String],
    holds: Bool,
    heldBefore: Bool = false
  ) {
    self.kind = kind
    self.subject = subject
    self.expected = expected
    self.actual = actual
    self.holds = holds
    self.heldBefore = heldBefore
  }
}
