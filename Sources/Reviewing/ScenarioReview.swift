package import Recordings

/// A step of the base and the same step of the head, or a step that only one of them has.
package struct StepPair: Sendable, Hashable {
  /// The step's index in the base.
  package var base: Int?
  /// The step's index in the head.
  package var head: Int?
  /// Whether the script gives another action to it.
  package var isChanged: Bool

  /// Creates a pair.
  package init(base: Int?, head: Int?, isChanged: Bool = false) {
    self.base = base
    self.head = head
    self.isChanged = isChanged
  }

  /// The same with base and head exchanged.
  var mirrored: StepPair { StepPair(base: head, head: base, isChanged: isChanged) }
}

/// What changed in one scenario.
package struct ScenarioReview: Sendable, Equatable {
  /// The path in the base, and in the head; `nil` where there is no such scenario.
  package var path: Difference.Name
  /// The recordings, where there are any.
  package var recordings: Sides<Recording?>
  /// The steps of both, aligned; empty for a scenario that only one side has.
  package var steps: [StepPair]
  /// The items of both: which of the base is which of the head; empty for a scenario that only one
  /// side has.
  package var items: [Sides<Int?>] = []
  /// The differences, in the order in which they begin.
  package var differences: [Difference]

  /// The path that names it: the head's, if there is one.
  package var name: String { path.head ?? path.base ?? "" }

  /// The key of a step where a difference begins: the head's, if there is one.
  package func key(ofStep step: Int) -> String {
    guard steps.indices.contains(step) else { return "" }
    if let index = steps[step].head { return recordings.head?.steps[index].key ?? "" }
    return steps[step].base.flatMap { recordings.base?.steps[$0].key } ?? ""
  }

  /// The same review with base and head exchanged.
  var mirrored: ScenarioReview {
    ScenarioReview(
      path: path.mirrored,
      recordings: recordings.mirrored,
      steps: steps.map(\.mirrored),
      items: items.map(\.mirrored),
      differences: differences.map(\.mirrored).inOrder
    )
  }
}

extension [Difference] {
  /// The differences in the one order in which they are told.
  var inOrder: [Difference] {
    let keys = map { (step: $0.step, rank: $0.subject.rank, sentence: $0.sentence) }
    let order = indices.sorted { one, two in
      let (first, second) = (keys[one], keys[two])
      if first.step != second.step { return first.step < second.step }
      if first.rank != second.rank { return first.rank < second.rank }
      return first.sentence.utf8.lexicographicallyPrecedes(second.sentence.utf8)
    }
    return order.map { self[$0] }
  }
}

extension Difference.Subject {
  /// What comes first among differences that begin at one step: what the script says, then what
  /// is seen.
  fileprivate var rank: Int {
    switch self {
    case .expectation: 0
    case .scenario, .title, .integrations, .device, .tabBar: 1
    case .tab, .kind, .integration: 2
    case .step: 3
    case .item: 4
    case .field: 5
    case .outcome, .reached: 6
    case .event, .eventOrder, .deliveries: 7
    case .screen, .row, .itemScreen: 8
    }
  }
}
