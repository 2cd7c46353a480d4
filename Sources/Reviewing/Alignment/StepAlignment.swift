import Recordings

/// Pairs the steps of two recordings by what they are, never by where they stand.
struct StepAlignment {
  /// What a step is known by.
  private struct Identity: Hashable {
    var verb: Spelling
    var target: Spelling
    /// The pair of the item or tab that the target names; -1 if it names none.
    var named: Int

    /// Verbs are few, and most steps have a target of their own.
    func hash(into hasher: inout Hasher) {
      hasher.combine(target)
      hasher.combine(named)
    }
  }

  /// The verbs whose target may be an item's title.
  private static let verbsOfItems: Set<String> = ["peek", "open", "set", "move", "scroll"]

  /// The steps of both, in order.
  private(set) var pairs: [StepPair] = []
  /// The pairs of one that are the same step at two places.
  private(set) var moved: [(base: Int, head: Int)] = []

  private let recordings: Sides<Recording>
  private let items: Pairing
  private let tabs: Pairing
  private let common: Set<Spelling>
  private var numbers: [Identity: Int] = [:]
  private var tokens = Sides<[Int]>(base: [], head: [])

  /// Aligns the steps of two recordings, whose items and tabs are paired.
  ///
  /// - Complexity: near O(*n*) for recordings that mostly agree.
  init(_ recordings: Sides<Recording>, items: Pairing, tabs: Pairing) {
    self.recordings = recordings
    self.items = items
    self.tabs = tabs
    let base = Set(recordings.base.steps.compactMap { $0.id.map(Spelling.init) })
    let head = Set(recordings.head.steps.compactMap { $0.id.map(Spelling.init) })
    common = base.intersection(head)
    tokens.base = recordings.base.steps.indices.map {
      token(identity($0, recordings.base, items.numbers.base, tabs.numbers.base))
    }
    tokens.head = recordings.head.steps.indices.map {
      token(identity($0, recordings.head, items.numbers.head, tabs.numbers.head))
    }
    var place = Sides(base: 0, head: 0)
    for pair in SequenceAlignment(tokens.base, tokens.head).pairs {
      appendGap(place.base..<pair.base, place.head..<pair.head)
      append(pair.base, pair.head)
      place = Sides(base: pair.base + 1, head: pair.head + 1)
    }
    appendGap(
      place.base..<recordings.base.steps.count,
      place.head..<recordings.head.steps.count
    )
    findMoved()
  }

  private mutating func token(_ identity: Identity) -> Int {
    if let number = numbers[identity] { return number }
    numbers[identity] = numbers.count
    return numbers.count - 1
  }

  /// Returns what a step is known by; of the step, which is large to copy, it takes no more than it
  /// needs.
  private func identity(
    _ step: Int,
    _ recording: Recording,
    _ items: [Int],
    _ tabs: [Int]
  ) -> Identity {
    if let id = recording.steps[step].id.map(Spelling.init), common.contains(id) {
      return Identity(verb: Spelling(""), target: id, named: -1)
    }
    return identity(of: recording.steps[step].action, recording, items, tabs)
  }

  private func identity(
    of action: StepRecord.Action,
    _ recording: Recording,
    _ items: [Int],
    _ tabs: [Int]
  ) -> Identity {
    let verb = Spelling(action.verb)
    if action.verb == "tab",
      let tab = recording.tabs.firstIndex(where: { $0.title.isSpelled(as: action.target) })
    {
      return Identity(verb: verb, target: Spelling(""), named: tabs[tab])
    }
    guard let item = action.item, Self.verbsOfItems.contains(action.verb) else {
      return Identity(verb: verb, target: Spelling(action.target), named: -1)
    }
    // `to ` stands before the item that is scrolled to.
    let title = (action.verb == "scroll" ? "to " : "") + recording.items[item].title
    guard action.target.utf8.starts(with: title.utf8) else {
      return Identity(verb: verb, target: Spelling(action.target), named: -1)
    }
    let rest = String(decoding: action.target.utf8.dropFirst(title.utf8.count), as: UTF8.self)
    return Identity(verb: verb, target: Spelling(rest), named: items[item])
  }

  /// Appends two steps that are one.
  private mutating func append(_ base: Int, _ head: Int) {
    let (one, two) = (recordings.base.steps[base].action, recordings.head.steps[head].action)
    // Steps of one `id` need not do the same.
    let isChanged =
      recordings.base.steps[base].id != nil && recordings.head.steps[head].id != nil
      && (!one.verb.isSpelled(as: two.verb) || !sameTarget(base, head))
    pairs.append(StepPair(base: base, head: head, isChanged: isChanged))
  }

  private func sameTarget(_ base: Int, _ head: Int) -> Bool {
    let one = identity(
      of: recordings.base.steps[base].action,
      recordings.base,
      items.numbers.base,
      tabs.numbers.base
    )
    let two = identity(
      of: recordings.head.steps[head].action,
      recordings.head,
      items.numbers.head,
      tabs.numbers.head
    )
    return one == two
  }

  /// Appends steps between two pairs: those of one verb had their target changed, and as many
  /// in the place of as many are changes as well.
  private mutating func appendGap(_ base: Range<Int>, _ head: Range<Int>) {
    guard !base.isEmpty || !head.isEmpty else { return }
    var verbs: [String: Int] = [:]
    func number(_ step: StepRecord) -> Int {
      let next = verbs.count
      verbs[step.action.verb] = verbs[step.action.verb] ?? next
      return verbs[step.action.verb] ?? next
    }
    let alignment = SequenceAlignment(
      recordings.base.steps[base].map(number),
      recordings.head.steps[head].map(number)
    )
    var place = Sides(base: base.lowerBound, head: head.lowerBound)
    for pair in alignment.pairs {
      let (one, two) = (base.lowerBound + pair.base, head.lowerBound + pair.head)
      appendRest(place.base..<one, place.head..<two)
      pairs.append(StepPair(base: one, head: two, isChanged: true))
      place = Sides(base: one + 1, head: two + 1)
    }
    appendRest(place.base..<base.upperBound, place.head..<head.upperBound)
  }

  private mutating func appendRest(_ base: Range<Int>, _ head: Range<Int>) {
    if base.count == head.count {
      for (one, two) in zip(base, head) {
        pairs.append(StepPair(base: one, head: two, isChanged: true))
      }
      return
    }
    for index in base { pairs.append(StepPair(base: index, head: nil)) }
    for index in head { pairs.append(StepPair(base: nil, head: index)) }
  }

  /// Finds steps that one side has here and the other there.
  private mutating func findMoved() {
    var places: [Int: Sides<[Int]>] = [:]
    for (index, pair) in pairs.enumerated() {
      if let base = pair.base, pair.head == nil {
        places[tokens.base[base], default: Sides(base: [], head: [])].base.append(index)
      } else if let head = pair.head, pair.base == nil {
        places[tokens.head[head], default: Sides(base: [], head: [])].head.append(index)
      }
    }
    for places in places.values where places.base.count == 1 && places.head.count == 1 {
      moved.append((places.base[0], places.head[0]))
    }
    moved.sort { $0.base < $1.base }
  }
}
