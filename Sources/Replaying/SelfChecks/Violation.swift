import Diagnostics
import Recordings

/// An invariant that does not hold.
struct Violation: Equatable {
  /// The most lines that are recorded of a side.
  private static let mostLines = 20

  let invariant: Invariant
  let expected: [String]
  let actual: [String]

  init(_ invariant: Invariant, expected: [String], actual: [String]) {
    self.invariant = invariant
    self.expected = Self.shortened(expected)
    self.actual = Self.shortened(actual)
  }

  /// The violation as a failed expectation.
  var record: ExpectationRecord {
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
