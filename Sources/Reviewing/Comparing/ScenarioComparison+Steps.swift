import Recordings

// What the script does.
extension ScenarioComparison {
  /// Adds the differences of the scripts' steps, which explain what follows.
  mutating func compareScripts(_ moved: [(base: Int, head: Int)]) {
    for pair in moved {
      step = min(pair.base, pair.head)
      let cause = add(.moved, .step(stepName(pair.base, pair.head)))
      stepCauses[pair.base] = cause
      stepCauses[pair.head] = cause
    }
    for (index, pair) in steps.enumerated() where stepCauses[index] == nil {
      step = index
      let change: Difference.Change? =
        pair.head == nil
        ? .removed : pair.base == nil ? .added : pair.isChanged ? .changed : nil
      if let change { stepCauses[index] = add(change, .step(stepName(index, index))) }
    }
    step = 0
  }

  private func stepName(_ base: Int, _ head: Int) -> Difference.Name {
    Sides(
      base: steps[base].base.map { recordings.base.steps[$0].action.words },
      head: steps[head].head.map { recordings.head.steps[$0].action.words }
    )
  }

  mutating func compareStep(_ pair: StepPair) {
    switch (pair.base, pair.head) {
    case (let base?, let head?):
      compareSteps(base, head)
    case (let base?, nil):
      for event in recordings.base.steps[base].events { compareEvents(event, nil) }
      compareExpectations(recordings.base.steps[base].expectations, nil)
    case (nil, let head?):
      for event in recordings.head.steps[head].events { compareEvents(nil, event) }
      compareExpectations(nil, recordings.head.steps[head].expectations)
    case (nil, nil): break
    }
  }

  /// Compares two steps, given as indices: a step is large to copy.
  private mutating func compareSteps(_ base: Int, _ head: Int) {
    // A step on one side only, just before, may have led elsewhere.
    if step > 0, steps[step - 1].base == nil || steps[step - 1].head == nil {
      compareScreens(
        recordings.base.steps[base].before,
        recordings.head.steps[head].before,
        unexplained: stepCauses[step - 1]
      )
    }
    let way = wayCause
    let known = differences.count
    compareActions(base, head)
    let (events, others) = (recordings.base.steps[base].events, recordings.head.steps[head].events)
    if !events.isEmpty || !others.isEmpty { compareEvents(events, others) }
    // What was found in this step explains what is seen after it.
    let own = differences.count > known ? known : nil
    compareScreens(
      recordings.base.steps[base].after,
      recordings.head.steps[head].after,
      unexplained: way ?? own
    )
    let expected = recordings.base.steps[base].expectations
    let expectedToo = recordings.head.steps[head].expectations
    if !expected.isEmpty || !expectedToo.isEmpty { compareExpectations(expected, expectedToo) }
  }

  private mutating func compareActions(_ base: Int, _ head: Int) {
    let item = recordings.base.steps[base].action.item.map { items.numbers.base[$0] }
    let other = recordings.head.steps[head].action.item.map { items.numbers.head[$0] }
    let outcome = recordings.base.steps[base].outcome
    let otherOutcome = recordings.head.steps[head].outcome
    let hasOtherOutcome = !outcome.isSpelled(as: otherOutcome)
    guard item != other || hasOtherOutcome else { return }
    let before = recordings.base.steps[base].before
    let tab = tabs.numbers.base[recordings.base.screens[before].tab]
    let cause =
      wayCause ?? lists[tab].cause ?? deviceCause ?? navigation[.offset] ?? item.flatMap {
        self.cause(ofItem: $0)
      }
      ?? other.flatMap { self.cause(ofItem: $0) }
      ?? item.flatMap { fields.causes[$0]?.values.min() }
    if hasOtherOutcome {
      add(.changed, .outcome, outcome, otherOutcome, unless: cause)
    } else {
      add(
        .changed,
        .reached,
        item.flatMap { name(ofItem: $0).title.base } ?? "",
        other.flatMap { name(ofItem: $0).title.head } ?? "",
        unless: cause
      )
    }
  }

  mutating func compareEnd() {
    guard let last = steps.indices.last else { return }
    step = last
    for pair in tabs.pairs {
      guard let base = pair.base, let head = pair.head else { continue }
      compareLooks(recordings.base.tabs[base].lastRows, recordings.head.tabs[head].lastRows)
    }
    for pair in items.pairs {
      guard let base = pair.base, let head = pair.head else { continue }
      let (screen, other) = (
        recordings.base.items[base].lastScreen, recordings.head.items[head].lastScreen
      )
      for fact in screens.itemScreenFacts(screen, other) { explainUnseen(fact) }
    }
  }
}

// Screens.
extension ScenarioComparison {
  /// Compares two screens; `unexplained` is what explains what nothing else does.
  private mutating func compareScreens(_ base: Int, _ head: Int, unexplained: Int?) {
    let facts = screens.facts(base, head)
    if facts.isEmpty {
      if !navigation.isEmpty { navigation.removeAll() }
      return
    }
    let before = navigation
    navigation.removeAll(keepingCapacity: true)
    let tab = tabs.numbers.base[recordings.base.screens[base].tab]
    for fact in facts {
      switch fact.aspect {
      case .row, .itemScreen:
        explain(fact, unexplained: unexplained)
      case .rows:
        explainRows(base, head, before, unexplained)
      case .title:
        follow(fact, titleCauses[tab] ?? tabCauses[tab] ?? before[.title] ?? unexplained)
      case .count, .offset, .press:
        let cause = before[fact.aspect] ?? tabCauses[tab] ?? lists[tab].cause ?? deviceCause
        let other =
          navigation[.kind] ?? navigation[.item] ?? navigation[.offset] ?? navigation[.rows]
          ?? (isDivided(base, head) ? fieldCause(base, head) : nil) ?? unexplained
        navigation[fact.aspect] = follow(fact, cause ?? other)
      case .sections:
        let cause =
          before[.sections] ?? tabCauses[tab] ?? lists[tab].cause ?? fieldCause(base, head)
          ?? navigation[.rows]
        let other = navigation[.kind] ?? navigation[.offset] ?? deviceCause ?? unexplained
        navigation[.sections] = follow(fact, cause ?? other)
      case .tab, .kind, .item:
        let cause =
          before[fact.aspect] ?? before[.tab] ?? before[.kind] ?? before[.item] ?? unexplained
        navigation[fact.aspect] = follow(fact, cause ?? lists[tab].cause ?? deviceCause)
      }
    }
  }

  @discardableResult
  private mutating func follow(_ fact: ScreenFact, _ cause: Int?) -> Int {
    add(.changed, .screen(fact.aspect.words), fact.base.text, fact.head.text, unless: cause)
  }

  /// Explains that other rows are in the viewport: each item that is on one side only, or elsewhere,
  /// shows where its row does.
  private mutating func explainRows(
    _ base: Int,
    _ head: Int,
    _ before: [ScreenFact.Aspect: Int],
    _ unexplained: Int?
  ) {
    let (list, other) = (recordings.base.screens[base].list, recordings.head.screens[head].list)
    let tab = tabs.numbers.base[recordings.base.screens[base].tab]
    let visible = Set(
      list.rows.map { items.numbers.base[recordings.base.rows[$0].item] }
        + other.rows.map { items.numbers.head[recordings.head.rows[$0].item] }
    )
    let causes = Set(visible.compactMap { lists[tab].reasons[$0]?.cause })
    for cause in causes { see(cause) }
    guard causes.isEmpty else { return }
    // Where rows stand in sections, a field says where.
    let own = lists[tab].cause ?? (isDivided(base, head) ? fieldCause(base, head) : nil)
    let cause = own ?? deviceCause ?? tabCauses[tab] ?? navigation[.offset]
    if let cause = cause ?? before[.rows] ?? unexplained {
      see(cause)
      navigation[.rows] = cause
      return
    }
    navigation[.rows] = add(
      .changed,
      .screen("rows"),
      list.rows.map { recordings.base.rows[$0].title }.joined(separator: ", "),
      other.rows.map { recordings.head.rows[$0].title }.joined(separator: ", ")
    )
  }

  /// Whether either list stands in sections.
  private func isDivided(_ base: Int, _ head: Int) -> Bool {
    !recordings.base.screens[base].list.headers.isEmpty
      || !recordings.head.screens[head].list.headers.isEmpty
  }

  /// The first difference of a field of an item that either screen shows.
  private func fieldCause(_ base: Int, _ head: Int) -> Int? {
    let rows = recordings.base.screens[base].list.rows
    let others = recordings.head.screens[head].list.rows
    let visible =
      rows.map { items.numbers.base[recordings.base.rows[$0].item] }
      + others.map { items.numbers.head[recordings.head.rows[$0].item] }
    return visible.compactMap { fields.causes[$0]?.values.min() }.min()
  }

  /// Explains that an item would look different, were it on the screen.
  mutating func explainUnseen(_ fact: ScreenFact) {
    switch fact.aspect {
    case .row(let pair, _), .itemScreen(let pair, _):
      if fields.causes[pair] == nil, cause(ofItem: pair) == nil, looks[fact] == nil {
        explain(fact)
      }
    default: return
    }
  }

  /// Explains that an item looks different: by its fields, else by what was found before.
  mutating func explain(_ fact: ScreenFact, unexplained: Int? = nil) {
    let pair: Int
    let subject: Difference.Subject
    switch fact.aspect {
    case .row(let number, let aspect):
      pair = number
      subject = .row(item: name(ofItem: number), aspect: aspect)
    case .itemScreen(let number, let aspect):
      pair = number
      subject = .itemScreen(item: name(ofItem: number), aspect: aspect)
    default: return
    }
    if let causes = fields.causes[pair] {
      for cause in causes.values { see(cause) }
      return
    }
    if let cause = cause(ofItem: pair) ?? looks[fact] {
      see(cause)
      return
    }
    looks[fact] = add(.changed, subject, fact.base.text, fact.head.text, unless: unexplained)
  }
}

extension StepRecord.Action {
  /// The action in words: `peek: Orange`.
  var words: String { target.isEmpty ? verb : verb + ": " + target }
}
