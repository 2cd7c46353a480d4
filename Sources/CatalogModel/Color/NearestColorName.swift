extension NamedColor {
  /// Returns the name that may have been meant, or `nil` if none is close to the bytes given, which
  /// are ASCII in lower case.
  ///
  /// Close is at most one edit in three characters (insert, delete, replace, swap of neighbours);
  /// of equally close names the first wins; nothing is close to more than 24 bytes. This module
  /// imports nothing, hence its own search; the one for text of any alphabet is in Diagnostics.
  static func nearest(to name: [UInt8]) -> String? {
    guard name.count <= 24, name.allSatisfy({ $0.isCSSNameByte || $0.isCSSSpace }) else {
      return nil
    }
    var best: (name: String, distance: Int)?
    for candidate in names {
      let bytes = Array(candidate.utf8)
      let allowed = max(1, max(name.count, bytes.count) / 3)
      guard abs(name.count - bytes.count) <= allowed else { continue }
      let limit = min(allowed, best.map { $0.distance - 1 } ?? allowed)
      if let distance = editDistance(name, bytes, limit: limit) {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  /// The optimal string alignment distance, a row of the table at a time, or `nil` if it is over
  /// `limit`.
  private static func editDistance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int? {
    var (older, previous) = ([Int](), Array(0...b.count))
    for i in a.indices {
      var current = [i + 1]
      current.reserveCapacity(b.count + 1)
      for j in b.indices {
        let replaced = previous[j] + (a[i] == b[j] ? 0 : 1)
        var cost = min(replaced, previous[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, older[j - 1] + 1)
        }
        current.append(cost)
      }
      // A swap reaches back two rows, for one edit more; so one row over the limit proves nothing.
      if let least = current.min(), least > limit + 1 { return nil }
      (older, previous) = (previous, current)
    }
    return previous[b.count] <= limit ? previous[b.count] : nil
  }
}
