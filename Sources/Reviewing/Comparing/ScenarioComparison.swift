import Recordings

/// Walks through the aligned steps of two recordings and finds where they begin to differ.
///
/// What differs already before a step explains what differs in it: an item whose colour differs has
/// another row, another screen and other events. Each difference has one beginning, and everything
/// that follows from it is counted as its frames.
struct ScenarioComparison {
  let recordings: Sides<Recording>
  let tabs: Pairing
  var items: Pairing
  let steps: [StepPair]
  var differences: [Difference] = []
  /// The step that is looked at: an index of `steps`.
  var step = 0
  /// What each step's own difference is, if the script changed it: an index of `differences`.
  var stepCauses: [Int?] = []
  /// What explains everything about an item: that it, or its tab, is on one side only.
  var itemCauses: [Int?] = []
  /// What explains everything about a tab: that its kind differs, or that it is on one side only.
  var tabCauses: [Int?] = []
  /// What explains what a screen has room for: another phone.
  var deviceCause: Int?
  /// What explains another title in the navigation bar, by tab.
  var titleCauses: [Int?] = []
  /// The fields that differ now, and why.
  var fields = FieldStates()
  /// The lists that differ now, by tab, and why.
  var lists: [ListState] = []
  /// What differs about where the person is, and why.
  var navigation: [ScreenFact.Aspect: Int] = [:]
  /// Differences of looks that no field explains, each told once.
  var looks: [ScreenFact: Int] = [:]
  /// The titles of renamed items: the head's, by the base's.
  var renamed: [Spelling: String] = [:]
  var screens: ScreenComparison

  /// Compares two recordings.
  ///
  /// - Complexity: near O(*n*) for recordings that mostly agree.
  init(base: Recording, head: Recording) {
    recordings = Sides(base: base, head: head)
    tabs = Pairing(tabs: base.tabs, head.tabs)
    var items = Pairing(items: base.items, head.items, tabs: tabs)
    var unfinished = items
    unfinished.finish()
    let alignment = StepAlignment(recordings, items: unfinished, tabs: tabs)
    items.pairInserted(base.items, head.items, alignment.pairs)
    items.finish()
    self.items = items
    steps = alignment.pairs
    screens = ScreenComparison(recordings, items: items, tabs: tabs)
    itemCauses = Array(repeating: nil, count: items.pairs.count)
    tabCauses = Array(repeating: nil, count: tabs.pairs.count)
    titleCauses = tabCauses
    stepCauses = Array(repeating: nil, count: steps.count)
    lists = tabs.pairs.map { _ in ListState() }
    compareSetup()
    compareScripts(alignment.moved)
    for index in steps.indices {
      step = index
      compareStep(steps[index])
    }
    compareEnd()
  }
}

// Differences.
extension ScenarioComparison {
  /// Adds a difference that begins at the step that is looked at.
  @discardableResult
  mutating func add(
    _ change: Difference.Change,
    _ subject: Difference.Subject,
    _ base: String? = nil,
    _ head: String? = nil
  ) -> Int {
    differences.append(
      Difference(
        change: change,
        subject: subject,
        values: Sides(base: base, head: head),
        step: step,
        frames: [step]
      )
    )
    return differences.count - 1
  }

  /// Adds a difference, unless there is something that it follows from.
  @discardableResult
  mutating func add(
    _ change: Difference.Change,
    _ subject: Difference.Subject,
    _ base: String? = nil,
    _ head: String? = nil,
    unless cause: Int?
  ) -> Int {
    guard let cause else { return add(change, subject, base, head) }
    see(cause)
    return cause
  }

  /// Notes that a difference shows in the step that is looked at.
  mutating func see(_ difference: Int) {
    guard let last = differences[difference].frames.last, last < step else { return }
    differences[difference].frames.append(step)
  }

  /// Notes what follows from a difference.
  mutating func addEffect(
    _ subject: Difference.Subject,
    _ base: String,
    _ head: String,
    to cause: Int
  ) {
    // A step put in that changes everything need not list all of it.
    guard differences[cause].effects.count < 100 else { return }
    differences[cause].effects.append(
      Difference.Effect(subject: subject, values: Sides(base: base, head: head))
    )
  }

  /// The titles of a pair of items, and of its tab if there are several.
  func name(ofItem number: Int) -> Difference.ItemName {
    let pair = items.pairs[number]
    return Difference.ItemName(
      title: Sides(
        base: pair.base.map { recordings.base.items[$0].title },
        head: pair.head.map { recordings.head.items[$0].title }
      ),
      tab: tabs.pairs.count > 1 ? name(ofTab: tab(ofItem: number)) : nil
    )
  }

  /// The titles of a pair of tabs.
  func name(ofTab pair: Int) -> Difference.Name {
    let pair = tabs.pairs[pair]
    return Sides(
      base: pair.base.map { recordings.base.tabs[$0].title },
      head: pair.head.map { recordings.head.tabs[$0].title }
    )
  }

  /// The pair of tabs that a pair of items belongs to.
  func tab(ofItem pair: Int) -> Int {
    if let base = items.pairs[pair].base {
      return tabs.numbers.base[recordings.base.items[base].tab]
    }
    return items.pairs[pair].head.map { tabs.numbers.head[recordings.head.items[$0].tab] } ?? 0
  }

  /// What explains that a step goes another way: that the script changed it, or that the person
  /// is elsewhere.
  var wayCause: Int? {
    stepCauses[step] ?? navigation[.tab] ?? navigation[.kind] ?? navigation[.item]
  }

  /// What explains everything about an item.
  func cause(ofItem pair: Int) -> Int? {
    let tab = tab(ofItem: pair)
    return itemCauses[pair] ?? tabCauses[tab] ?? lists[tab].absence(pair)
  }
}
