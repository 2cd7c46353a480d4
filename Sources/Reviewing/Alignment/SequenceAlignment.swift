/// Pairs the equal elements of two sequences, in order, as many as can be had in good time.
///
/// What both begin and end with is paired at once. Between, a shortest edit script is looked for
/// (E. Myers, An O(ND) Difference Algorithm, 1986), and where that would take long, the sequences
/// are first cut at runs that both have once (as B. Cohen's patience diff does with lines).
struct SequenceAlignment {
  /// More edits than this are not looked for: time and memory grow with their square.
  private static let mostEdits = 1_000

  /// The pairs, in order.
  private(set) var pairs: [(base: Int, head: Int)] = []

  private let base: [Int]
  private let head: [Int]

  /// Aligns two sequences, whose equal elements have equal numbers.
  ///
  /// - Complexity: O(*n* + *d*²) for *n* elements and *d* edits; O(*n* log *n*) if *d* is large.
  init(_ base: [Int], _ head: [Int]) {
    self.base = base
    self.head = head
    var work: [(base: Range<Int>, head: Range<Int>, depth: Int)] = [
      (base.indices, head.indices, 0)
    ]
    while let (base, head, depth) = work.popLast() {
      let (base, head) = trim(base, head)
      if base.isEmpty || head.isEmpty { continue }
      if pairByEdits(base, head) { continue }
      guard depth < 8 else { continue }
      for part in parts(base, head) { work.append((part.base, part.head, depth + 1)) }
    }
    pairs.sort { $0.base < $1.base }
  }

  /// Pairs what both ranges begin and end with, and returns the rest.
  private mutating func trim(
    _ base: Range<Int>,
    _ head: Range<Int>
  ) -> (base: Range<Int>, head: Range<Int>) {
    var (start, end) = (base.lowerBound, base.upperBound)
    var (otherStart, otherEnd) = (head.lowerBound, head.upperBound)
    while start < end, otherStart < otherEnd, self.base[start] == self.head[otherStart] {
      pairs.append((start, otherStart))
      start += 1
      otherStart += 1
    }
    while start < end, otherStart < otherEnd, self.base[end - 1] == self.head[otherEnd - 1] {
      end -= 1
      otherEnd -= 1
      pairs.append((end, otherEnd))
    }
    return (start..<end, otherStart..<otherEnd)
  }
}

// Shortest edit scripts.
extension SequenceAlignment {
  /// Pairs two ranges by a shortest edit script; returns `false` if that would take too long.
  private mutating func pairByEdits(_ base: Range<Int>, _ head: Range<Int>) -> Bool {
    let most = min(Self.mostEdits, base.count + head.count)
    /// For each number of edits, how far each diagonal was reached, from -d to d.
    var reached: [[Int32]] = []
    for edits in 0...most {
      var row = [Int32](repeating: 0, count: 2 * edits + 1)
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        var x = Self.start(diagonal, edits, reached.last)
        guard x >= 0, x <= base.count, x - diagonal <= head.count, x >= diagonal else {
          row[diagonal + edits] = -1
          continue
        }
        while x < base.count, x - diagonal < head.count,
          self.base[base.lowerBound + x] == self.head[head.lowerBound + x - diagonal]
        {
          x += 1
        }
        row[diagonal + edits] = Int32(truncatingIfNeeded: x)
        if x == base.count, x - diagonal == head.count {
          reached.append(row)
          trace(reached, diagonal, base, head)
          return true
        }
      }
      reached.append(row)
    }
    return false
  }

  /// Returns where a diagonal is entered with so many edits; -1 if it can't be.
  private static func start(_ diagonal: Int, _ edits: Int, _ before: [Int32]?) -> Int {
    guard let before else { return 0 }
    let last = edits - 1
    // From the diagonal above, an element of the head is passed; from the one below, of the base.
    let fromAbove = diagonal + 1 <= last ? Int(before[diagonal + 1 + last]) : -1
    let fromBelow = diagonal - 1 >= -last ? Int(before[diagonal - 1 + last]) : -1
    return max(fromAbove, fromBelow < 0 ? -1 : fromBelow + 1)
  }

  /// Goes back the way that reached the end, and pairs what was equal on it.
  private mutating func trace(
    _ reached: [[Int32]],
    _ last: Int,
    _ base: Range<Int>,
    _ head: Range<Int>
  ) {
    var diagonal = last
    for edits in reached.indices.reversed() {
      let end = Int(reached[edits][diagonal + edits])
      let before = edits > 0 ? reached[edits - 1] : nil
      let start = Self.start(diagonal, edits, before)
      for x in start..<max(start, end) {
        pairs.append((base.lowerBound + x, head.lowerBound + x - diagonal))
      }
      guard let before else { return }
      let fromBelow = diagonal - 1 >= 1 - edits ? Int(before[diagonal - 1 + edits - 1]) : -1
      diagonal += fromBelow >= 0 && fromBelow + 1 == start ? -1 : 1
    }
  }
}

// Unique runs.
extension SequenceAlignment {
  /// Cuts two ranges at the runs of elements that each has once, in one order.
  private func parts(
    _ base: Range<Int>,
    _ head: Range<Int>
  ) -> [(base: Range<Int>, head: Range<Int>)] {
    for length in [1, 4, 16, 64] {
      let anchors = anchors(base, head, length)
      if anchors.isEmpty { continue }
      var parts: [(base: Range<Int>, head: Range<Int>)] = []
      var (start, otherStart) = (base.lowerBound, head.lowerBound)
      for anchor in anchors {
        parts.append((start..<anchor.base, otherStart..<anchor.head))
        (start, otherStart) = (anchor.base, anchor.head)
      }
      parts.append((start..<base.upperBound, otherStart..<head.upperBound))
      return parts
    }
    return []
  }

  private func anchors(
    _ base: Range<Int>,
    _ head: Range<Int>,
    _ length: Int
  ) -> [(base: Int, head: Int)] {
    let places = unique(self.base, base, length)
    let others = unique(self.head, head, length)
    let common = places.compactMap { run, place in others[run].map { (base: place, head: $0) } }
      .sorted { $0.base < $1.base }
    return LongestIncreasing.indices(of: common.map(\.head)).map { common[$0] }
  }

  /// Returns where each run begins that stands in a range once.
  private func unique(_ numbers: [Int], _ range: Range<Int>, _ length: Int) -> [ArraySlice<Int>:
    Int]
  {
    guard range.count >= length else { return [:] }
    var places: [ArraySlice<Int>: Int] = [:]
    for start in range.lowerBound...range.upperBound - length {
      let run = numbers[start..<start + length]
      places[run] = places[run] == nil ? start : -1
    }
    return places.filter { $0.value >= 0 }
  }
}
