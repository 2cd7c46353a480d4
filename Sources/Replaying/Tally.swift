import CatalogModel
import Recordings
import Scenarios
import Screens

/// Keeps of a replay what verdicts and coverage need, and looks at no row and no screen for it.
struct Tally: Notebook {
  /// What tells one screen from another while no event changes anything: the rows are the same at
  /// the same offset, and an item's screen is the same for the same item.
  private struct Glance: Equatable {
    let tab: Int
    let offset: Int
    let kind: ScreenRecord.Kind
    let item: Item?
    let press: Point?

    init(_ stage: Stage) {
      let list = stage.list
      tab = stage.tabBar.selectedIndex
      offset = list.table.contentOffset
      if let peek = list.peek {
        kind = .preview
        item = peek.screen.item
        press = peek.point
      } else {
        let detail = list.detail
        kind = detail == nil ? .list : .detail
        item = detail?.item
        press = nil
      }
    }
  }

  private(set) var stepCount = 1
  /// The steps after which something was expected.
  private(set) var steps: [Trial.Step] = []
  private(set) var footprint: Footprint
  /// Whether something came up that only a recording can tell.
  private(set) var isBeyond = false

  private let stage: Stage
  private let log: EventLog
  private var before: Glance
  private var keys: StepKeys
  /// What the steps are called that have no key yet.
  private var names: [StepName] = []
  /// The key of the last step that has one.
  private var key = StepKey(base: StepKeys.start, number: 1)
  /// What was noted of each tab already: a bit for each kind of screen, and for each way there.
  private var noted: [UInt8]
  /// Whether the options that an item has now are in the footprint.
  private var hasOffered: [Bool] = []

  init(_ scenario: Scenario, _ stage: Stage, _ log: EventLog) {
    self.stage = stage
    self.log = log
    before = Glance(stage)
    keys = StepKeys(scenario)
    let lists = stage.tabBar.lists
    footprint = Footprint(actions: lists.map { $0.catalog.kind.actions.flatMap(\.possibleTitles) })
    noted = lists.map { _ in 0 }
    addNewItems()
    see(before)
  }

  mutating func beginAction() {}

  mutating func endAction(
    _ step: ScriptStep,
    _ performed: Performed,
    name: StepName,
    violations: [Violation]
  ) -> Bool {
    stepCount += 1
    names.append(name)
    if !violations.isEmpty { isBeyond = true }
    let after = Glance(stage)
    let isSame = before == after
    if isSame, log.hasRespelling { isBeyond = true }
    // What no event told of may be about an item that the log does not know.
    if !isBeyond {
      takeIn(log.events)
      see(after)
      note(step.action, after)
    }
    before = after
    return isSame
  }

  mutating func add(note: String) {}

  mutating func add(expectations: [ExpectationRecord]) {
    let index = stepCount - 1
    if steps.last?.index != index {
      nameSteps()
      steps.append(Trial.Step(index: index, key: key.text, expectations: []))
    }
    steps[steps.count - 1].expectations.append(contentsOf: expectations)
  }

  mutating func add(remark: String) {}

  /// Gives all steps so far their keys.
  private mutating func nameSteps() {
    for name in names { key = keys.key(for: name) }
    names.removeAll(keepingCapacity: true)
  }

  /// Completes the footprint when the replay is over.
  mutating func finish() {
    for index in hasOffered.indices { offerOptions(of: index) }
  }
}

extension Tally {
  /// Takes in what events say of items.
  private mutating func takeIn(_ events: [EventRecord]) {
    // By index, as an event is large to copy.
    for index in events.indices {
      switch events[index].change {
      case .updated(_, _, .selection): break
      case .updated: hasOffered[events[index].item] = false
      case .inserted: addNewItems()
      case .deleted, .moved: break
      }
    }
  }

  private mutating func addNewItems() {
    for index in hasOffered.count..<log.items.count {
      footprint.addItem(tab: log.items.tab(of: index))
      hasOffered.append(false)
    }
  }

  /// Notes what is on top.
  private mutating func see(_ glance: Glance) {
    if isNew(glance.kind.bit, in: glance.tab) { footprint.see(glance.kind, tab: glance.tab) }
    guard let item = glance.item, item.kind.screen.choice != nil else { return }
    offerOptions(of: log.items.index(of: item))
  }

  private mutating func offerOptions(of index: Int) {
    guard !hasOffered[index] else { return }
    hasOffered[index] = true
    let item = log.items[index]
    guard let choice = item.kind.screen.choice else { return }
    footprint.offer(item.options(of: choice).map(\.label), by: index)
  }

  /// Notes what an action led to.
  private mutating func note(_ action: ScriptAction, _ after: Glance) {
    switch (action, after.kind) {
    case (.peek, .preview):
      arrive(by: .peek, in: after.tab)
      if let item = after.item { footprint.peek(at: log.items.index(of: item)) }
    case (.commit, .detail): arrive(by: .commit, in: after.tab)
    case (.open, .detail): arrive(by: .open, in: after.tab)
    case (.action(let title, _), _): footprint.arrive(by: .action(title), tab: after.tab)
    case (.select, _):
      let events = log.events
      for index in events.indices { footprint.select(events[index]) }
    default: break
    }
  }

  private mutating func arrive(by segue: SegueRecord, in tab: Int) {
    if isNew(segue.bit, in: tab) { footprint.arrive(by: .way(segue), tab: tab) }
  }

  private mutating func isNew(_ bit: UInt8, in tab: Int) -> Bool {
    guard noted[tab] & bit == 0 else { return false }
    noted[tab] |= bit
    return true
  }
}

extension ScreenRecord.Kind {
  fileprivate var bit: UInt8 {
    switch self {
    case .list: 1
    case .preview: 2
    case .detail: 4
    }
  }
}

extension SegueRecord {
  fileprivate var bit: UInt8 {
    switch self {
    case .peek: 8
    case .commit: 16
    case .open: 32
    }
  }
}
