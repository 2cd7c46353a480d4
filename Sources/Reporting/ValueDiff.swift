/// What is expected and what was found, side by side: equal entries in one line, and those that are
/// missing, extra, changed or moved marked.
package struct ValueDiff: Sendable {
  /// One line of the comparison.
  package struct Line: Sendable, Hashable {
    /// What is so about it.
    package enum Mark: String, Sendable {
      /// Expected and found.
      case same = " "
      /// Expected, and not found.
      case missing = "-"
      /// Found, and not expected.
      case extra = "+"
      /// Found with another value.
      case changed = "!"
      /// Found, but at another place.
      case moved = ">"
    }

    /// The mark.
    package let mark: Mark
    /// What was expected; `nil` if nothing was.
    package let expected: String?
    /// What was found; `nil` if nothing was.
    package let actual: String?

    /// What the mark means, in a word; empty for what is the same.
    package var word: String {
      switch mark {
      case .same: ""
      case .missing: "missing"
      case .extra: "not expected"
      case .changed: "differs"
      case .moved: expected == nil ? "moved here" : "moved away"
      }
    }
  }

  /// Between what both begin and end with, so many entries are aligned; more are compared place by
  /// place, as time and memory grow with the square of what differs.
  private static let mostAligned = 1_000

  /// The lines, in order.
  package private(set) var lines: [Line] = []

  /// Compares two lists of entries.
  ///
  /// - Complexity: O(*n* + *d*²) for *n* entries of which *d* differ, and O(*n*) where many do.
  package init(expected: [String], actual: [String]) {
    self.init(expected, actual, Self.pairs(expected, actual))
  }

  /// Compares what was found for a subject; an entry of `events` says what an event must have, and
  /// fits one that has more.
  ///
  /// - Complexity: as `init(expected:actual:)`; for events O(*n* × *m*), of which there are few.
  package init(_ subject: String, expected: [String], actual: [String]) {
    guard subject == "events", expected.count * actual.count <= 10_000 else {
      self.init(expected: expected, actual: actual)
      return
    }
    self.init(expected, actual, EventPairs.pairs(expected, actual))
  }

  private init(_ expected: [String], _ actual: [String], _ pairs: [(Int, Int)]) {
    let moved = Self.moved(expected, actual, pairs)
    var (left, right) = (0, 0)
    for (nextLeft, nextRight) in pairs + [(expected.count, actual.count)] {
      append(expected[left..<nextLeft], actual[right..<nextRight], moved)
      if nextLeft < expected.count || nextRight < actual.count {
        let (one, other) = (expected[nextLeft], actual[nextRight])
        let isSame = Self.isSame(one, other) || EventPairs.fits(one, other)
        lines.append(Line(mark: isSame ? .same : .changed, expected: one, actual: other))
      }
      (left, right) = (nextLeft + 1, nextRight + 1)
    }
  }

  /// Appends what lies between two pairs: entries with one label are one that changed.
  private mutating func append(
    _ expected: ArraySlice<String>,
    _ actual: ArraySlice<String>,
    _ moved: Set<[UInt8]>
  ) {
    var rest = actual
    for entry in expected {
      if moved.contains(Array(entry.utf8)) {
        lines.append(Line(mark: .moved, expected: entry, actual: nil))
      } else if let label = Self.label(of: entry), let other = rest.first,
        Self.label(of: other) == label
      {
        lines.append(Line(mark: .changed, expected: entry, actual: other))
        rest.removeFirst()
      } else if expected.count == 1, actual.count == 1,
        !moved.contains(Array(actual[actual.startIndex].utf8))
      {
        lines.append(Line(mark: .changed, expected: entry, actual: rest.removeFirst()))
      } else {
        lines.append(Line(mark: .missing, expected: entry, actual: nil))
      }
    }
    for entry in rest {
      let isMoved = moved.contains(Array(entry.utf8))
      lines.append(Line(mark: isMoved ? .moved : .extra, expected: nil, actual: entry))
    }
  }
}

extension ValueDiff {
  /// What stands before the value of an entry such as `Orange › starred: true`.
  private static func label(of entry: String) -> String? {
    entry.firstRange(of: ": ").map { String(entry[..<$0.lowerBound]) }
  }

  private static func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }

  private static func pairs(_ left: [String], _ right: [String]) -> [(Int, Int)] {
    var start = 0
    while start < min(left.count, right.count), isSame(left[start], right[start]) { start += 1 }
    var end = 0
    while end < min(left.count, right.count) - start,
      isSame(left[left.count - 1 - end], right[right.count - 1 - end])
    {
      end += 1
    }
    let (leftEnd, rightEnd) = (left.count - end, right.count - end)
    var pairs = (0..<start).map { ($0, $0) }
    if max(leftEnd, rightEnd) - start <= mostAligned {
      pairs += aligned(left[start..<leftEnd], right[start..<rightEnd])
    } else {
      pairs += (start..<min(leftEnd, rightEnd)).filter { isSame(left[$0], right[$0]) }
        .map { ($0, $0) }
    }
    return pairs + (0..<end).map { (leftEnd + $0, rightEnd + $0) }
  }

  /// Pairs equal entries by a shortest edit script.
  private static func aligned(
    _ left: ArraySlice<String>,
    _ right: ArraySlice<String>
  ) -> [(Int, Int)] {
    let difference = Array(right).difference(from: Array(left), by: isSame)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(left.startIndex + offset)
      case .insert(let offset, _, _): inserted.insert(right.startIndex + offset)
      }
    }
    return Array(
      zip(
        left.indices.filter { !removed.contains($0) },
        right.indices.filter { !inserted.contains($0) }
      )
    )
  }

  /// The entries that are missing at one place and extra at another.
  private static func moved(
    _ left: [String],
    _ right: [String],
    _ pairs: [(Int, Int)]
  ) -> Set<[UInt8]> {
    let (leftPaired, rightPaired) = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
    let missing = Set(
      left.indices.filter { !leftPaired.contains($0) }.map { Array(left[$0].utf8) }
    )
    let extra = right.indices.filter { !rightPaired.contains($0) }.map { Array(right[$0].utf8) }
    return missing.intersection(extra)
  }
}
