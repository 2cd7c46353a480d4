/// Pairs what was expected with what was found, where both have an order.
package enum OrderedPairs {
  /// Returns the pairs of indices, both ascending, whose likenesses add up to the most.
  ///
  /// `likeness` says how much speaks for a pair; what has none, 0, is never paired. Of several best
  /// ways the one that pairs earliest is taken.
  ///
  /// - Complexity: O(*n* × *m*) in time, calls of `likeness` and memory: bound both before.
  package static func mostAlike(
    _ count: Int,
    _ otherCount: Int,
    likeness: (Int, Int) -> Int
  ) -> [(Int, Int)] {
    // What the rest of both can have at most, from two places on.
    var best = Array(repeating: Array(repeating: 0, count: otherCount + 1), count: count + 1)
    for one in (0..<count).reversed() {
      for other in (0..<otherCount).reversed() {
        best[one][other] = max(
          best[one + 1][other + 1] + likeness(one, other),
          best[one + 1][other],
          best[one][other + 1]
        )
      }
    }
    var pairs: [(Int, Int)] = []
    var (one, other) = (0, 0)
    while one < count, other < otherCount {
      let likeness = likeness(one, other)
      if likeness > 0, best[one][other] == best[one + 1][other + 1] + likeness {
        pairs.append((one, other))
        (one, other) = (one + 1, other + 1)
      } else if best[one][other] == best[one + 1][other] {
        one += 1
      } else {
        other += 1
      }
    }
    return pairs
  }
}
