/// Finds what may have been meant by a name that is not known.
package enum NearestName {
  /// Returns the candidate closest to `name`, or `nil` if none is close.
  ///
  /// Close is at most one edit in three characters (insert, delete, replace, swap of neighbours),
  /// case ignored, with something in common; of equally close ones the first wins.
  ///
  /// - Complexity: O(*k* × *n* × *m*) for *k* candidates of *m* characters; names longer than 64
  ///   characters have no neighbour.
  package static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
      let scalars = Array(candidate.lowercased().unicodeScalars)
      guard scalars.count <= 64 else { continue }
      let longer = max(wanted.count, scalars.count)
      let allowed = min(max(1, longer / 3), longer - 1)
      let distance = editDistance(wanted, scalars)
      if distance <= allowed, distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  /// Returns the sentence for a hint, or `nil` if no candidate is close.
  package static func hint(for name: String, in candidates: some Sequence<String>) -> String? {
    nearest(to: name, in: candidates).map { "did you mean `\($0)`?" }
  }

  /// The optimal string alignment distance.
  private static func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var older: [Int] = []
    var previous = Array(0...b.count)
    for i in 1...a.count {
      var current = [i]
      for j in 1...b.count {
        let replaced = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        var cost = min(replaced, previous[j] + 1, current[j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          cost = min(cost, older[j - 2] + 1)
        }
        current.append(cost)
      }
      (older, previous) = (previous, current)
    }
    return previous[b.count]
  }
}
