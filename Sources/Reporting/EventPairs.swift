import Diagnostics

/// Pairs expected events with those that were posted: those that fit, or at least have the name.
enum EventPairs {
  /// Returns the pairs, as many as can be had in order.
  ///
  /// - Complexity: O(*n* × *m*).
  static func pairs(_ expected: [String], _ actual: [String]) -> [(Int, Int)] {
    OrderedPairs.mostAlike(expected.count, actual.count) { likeness(expected[$0], actual[$1]) }
  }

  /// Whether an event has every part that is expected: `colorItemDeleted`, `index: 0`.
  static func fits(_ expected: String, _ actual: String) -> Bool {
    let parts = Set(parts(of: actual))
    return Self.parts(of: expected).allSatisfy(parts.contains)
  }

  private static func likeness(_ expected: String, _ actual: String) -> Int {
    if fits(expected, actual) { return 3 }
    return parts(of: expected).first == parts(of: actual).first ? 1 : 0
  }

  private static func parts(of line: String) -> [String] {
    line.split(separator: ", ").map { String($0) }
  }
}
