import Recordings

/// What changed between base and head, said once for each change.
///
/// Steps, tabs and items are paired by what they are, never by where they stand. A difference that
/// merely lasts is counted where it began. It does not depend on which side is the base: the review
/// of head and base is the mirror image of that of base and head.
package struct Review: Sendable, Equatable {
  /// The scenarios of both sides, by path; also those without differences.
  package private(set) var scenarios: [ScenarioReview]
  /// The differences of all scenarios, equal ones together; the largest groups first.
  package private(set) var groups: [DifferenceGroup]

  /// Compares two lists of recordings.
  ///
  /// Scenarios are paired by their paths, and those that are left by their titles, if only one on
  /// each side has it.
  ///
  /// - Complexity: near O(*n*) in the size of recordings that mostly agree.
  package init(base: [ScenarioRecording], head: [ScenarioRecording]) {
    self.init(Self.pairs(base, head).map(ScenarioReview.init))
  }

  private init(_ scenarios: [ScenarioReview]) {
    self.scenarios = scenarios.sorted { $0.order.lexicographicallyPrecedes($1.order) }
    groups = DifferenceGroup.groups(of: self.scenarios)
  }

  /// Whether nothing differs.
  package var isEmpty: Bool { groups.isEmpty }

  /// The number of differences.
  package var differenceCount: Int { groups.reduce(0) { $0 + $1.members.count } }

  /// Whether an expectation fails in the head that does not fail in the base.
  package var hasNewFailures: Bool {
    scenarios.contains { $0.differences.contains(where: \.isNewFailure) }
  }

  /// The same review with base and head exchanged.
  package var mirrored: Review { Review(scenarios.map(\.mirrored)) }
}

extension Review {
  private static func pairs(
    _ base: [ScenarioRecording],
    _ head: [ScenarioRecording]
  ) -> [Sides<ScenarioRecording?>] {
    let heads = Dictionary(grouping: head) { Spelling($0.path) }
    let bases = Dictionary(grouping: base) { Spelling($0.path) }
    var pairs: [Sides<ScenarioRecording?>] = []
    for scenario in base {
      if let other = heads[Spelling(scenario.path)]?.first {
        pairs.append(Sides(base: scenario, head: other))
      }
    }
    let gone = base.filter { heads[Spelling($0.path)] == nil }
    let new = head.filter { bases[Spelling($0.path)] == nil }
    let titles = Dictionary(grouping: gone) { Spelling($0.recording.title) }
    let newTitles = Dictionary(grouping: new) { Spelling($0.recording.title) }
    for scenario in gone {
      let title = Spelling(scenario.recording.title)
      let others = newTitles[title] ?? []
      let isOne = titles[title]?.count == 1 && others.count == 1
      pairs.append(Sides(base: scenario, head: isOne ? others.first : nil))
    }
    for scenario in new {
      let title = Spelling(scenario.recording.title)
      if titles[title]?.count == 1, newTitles[title]?.count == 1 { continue }
      pairs.append(Sides(base: nil, head: scenario))
    }
    return pairs
  }
}

extension ScenarioReview {
  /// Compares a scenario of the base with the same of the head.
  fileprivate init(_ scenarios: Sides<ScenarioRecording?>) {
    let path = Difference.Name(base: scenarios.base?.path, head: scenarios.head?.path)
    guard let base = scenarios.base?.recording, let head = scenarios.head?.recording else {
      self.init(
        path: path,
        recordings: Sides(base: scenarios.base?.recording, head: scenarios.head?.recording),
        steps: [],
        differences: [
          Difference(
            change: scenarios.head == nil ? .removed : .added,
            subject: .scenario(path),
            values: Sides(base: nil, head: nil),
            step: 0,
            frames: [0]
          )
        ]
      )
      return
    }
    let isBehind = RecordingOrder.isBehind(base, head)
    let comparison =
      isBehind
      ? ScenarioComparison(base: head, head: base) : ScenarioComparison(base: base, head: head)
    var differences =
      isBehind ? comparison.differences.map(\.mirrored) : comparison.differences
    if path.base != path.head {
      differences.append(
        Difference(
          change: .renamed,
          subject: .scenario(path),
          values: Sides(base: nil, head: nil),
          step: 0,
          frames: [0]
        )
      )
    }
    self.init(
      path: path,
      recordings: Sides(base: base, head: head),
      steps: isBehind ? comparison.steps.map(\.mirrored) : comparison.steps,
      items: isBehind ? comparison.items.pairs.map(\.mirrored) : comparison.items.pairs,
      differences: differences.inOrder
    )
  }

  /// By what scenarios are sorted, whichever side is the base.
  fileprivate var order: [UInt8] {
    let paths = [path.base, path.head].compactMap { $0 }
    return Array((paths.min { $0.utf8.lexicographicallyPrecedes($1.utf8) } ?? "").utf8)
  }
}
