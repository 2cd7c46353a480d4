/// An invariant that does not hold.
package struct Violation: Equatable {
  /// The most lines that are recorded of a side.
  private static let mostLines = 20

  /// What does not hold.
  package let invariant: Invariant
  /// What should be so, one entry a line.
  package let expected: [String]
  /// What is so, one entry a line.
  package let actual: [String]

  /// Creates a violation; of many lines the first are kept.
  package init(_ invariant: Invariant, expected: [String], actual: [String]) {
    self.invariant = invariant
    self.expected = Self.shortened(expected)
    self.actual = Self.shortened(actual)
  }

  /// The violation as a failed expectation.
  package var record: ExpectationRecord {
    ExpectationRecord(
      kind: .invariant,
      subject: invariant.subject,
      expected: expected,
      actual: actual,
      holds: false
    )
  }

  private static func shortened(_ lines: [String]) -> [String] {
    guard lines.count > mostLines else { return lines }
    return lines.prefix(mostLines) + ["… and \(lines.count - mostLines) more"]
  }
}
