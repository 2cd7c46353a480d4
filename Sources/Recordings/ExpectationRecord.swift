/// One thing that the script expected, and what was found.
package struct ExpectationRecord: Sendable, Hashable {
  /// What was looked at: `rows`, `screen`, `items › Orange › starred`, `parity`.
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
    subject: String,
    expected: [String],
    actual: [String],
    holds: Bool,
    heldBefore: Bool = false
  ) {
    self.subject = subject
    self.expected = expected
    self.actual = actual
    self.holds = holds
    self.heldBefore = heldBefore
  }
}
