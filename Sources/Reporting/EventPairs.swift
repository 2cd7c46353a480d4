/// Pairs expected events with those that were posted: those that fit, or at least have the name.
struct EventPairs {
  /// The pairs, in order.
  private(set) var pairs: [(Int, Int)] = []

  /// Pairs as many as can be had in order.
  ///
  /// - Complexity: O(*n* × *m*).
  init(_ expected: [String], _ actual: [String]) {
    var best = Array(
      repeating: Array(repeating: 0, count: actual.count + 1),
      count: expected.count + 1
    )
    for one in expected.indices.reversed() {
      for other in actual.indices.reversed() {
        best[one][other] = max(
          best[one + 1][other + 1] + Self.likeness(expected[one], actual[other]),
          best[one + 1][other],
          best[one][other + 1]
        )
      }
    }
    var (one, other) = (0, 0)
    while one < expected.count, other < actual.count {
      let likeness = Self.likeness(expected[one], actual[other])
      if likeness > 0, best[one][other] == best[one + 1][other + 1] + likeness {
        pairs.append((one, other))
        (one, other) = (one + 1, other + 1)
      } else if best[one][other] == best[one + 1][other] {
        one += 1
      } else {
        other += 1
      }
    }
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
