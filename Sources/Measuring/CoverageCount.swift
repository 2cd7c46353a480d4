/// How many there are, and how many of them were reached.
package struct CoverageCount: Sendable, Hashable {
  /// How many were reached.
  package var reached: Int
  /// How many there are.
  package var total: Int

  /// Creates a count.
  package init(reached: Int = 0, total: Int = 0) {
    self.reached = reached
    self.total = total
  }

  /// How many were not reached.
  package var missing: Int { total - reached }

  /// The share that was reached, in hundredths of a percent; `nil` if there is nothing to reach.
  ///
  /// Rounded to the nearest, but 10,000 only if nothing is missing.
  package var share: Int? {
    guard total > 0 else { return nil }
    if reached >= total { return 10_000 }
    return min((reached * 10_000 + total / 2) / total, 9_999)
  }
}
