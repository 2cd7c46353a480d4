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
  /// The key of the last step.
  private var key = StepKey(base: StepKeys.start, number: 1)
  /// The kinds of screens that were on top, by tab.
  private var seen: [Set<ScreenRecord.Kind>]
  /// Whether the options that an item has now are in the footprint.
  private var hasOffered: [Bool] = []

  init(_ scenario: Scenario, _ stage: Stage, _ log: EventLog) {
    self.stage = stage
    self.log = log
    before = Glance(stage)
    let lists = stage.tabBar.lists
    footprint = Footprint(actions: lists.map { $0.catalog.kind.actions.flatMap(\.possibleTitles) })
    seen = lists.map { _ in [] }
    addNewItems()
    see(before)
  }

  mutating func beginAction() {}

  mutating func endAction(
    _ step: ScriptStep,
    _ performed: Performed,
    key: StepKey,
    violations: [Violation]
  ) -> Bool {
    stepCount += 1
    self.key = key
    if !violations.isEmpty { isBeyond = true }
    let after = Glance(stage)
    if before == after, log.events.contains(where: \.isRespelled) { isBeyond = true }
    // What no event told of may be about an item that the log does not know.
    if !isBeyond {
      takeIn(log.events)
      see(after)
      note(step.action, after)
    }
    defer { before = after }
    return before == after
  }

  mutating func add(note: String) {}

  mutating func add(expectations: [ExpectationRecord]) {
    let index = stepCount - 1
    if steps.last?.index != index {
      steps.append(Trial.Step(index: index, key: key.text, expectations: []))
    }
    steps[steps.count - 1].expectations.append(contentsOf: expectations)
  }

  mutating func add(remark: String) {}

  /// Completes the footprint when the replay is over.
  mutating func finish() {
    for index in hasOffered.indices { offerOptions(of: index) }
  }
}

extension Tally {
  /// Takes in what events say of items.
  private mutating func takeIn(_ events: [EventRecord]) {
    for event in events {
      switch event.change {
      case .updated: hasOffered[event.item] = false
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
    if seen[glance.tab].insert(glance.kind).inserted { footprint.see(glance.kind, tab: glance.tab) }
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
    let target = if case .action(let title, _) = action { title } else { "" }
    if let arrival = Footprint.Arrival(verb: action.verb, target: target, kind: after.kind) {
      footprint.arrive(by: arrival, tab: after.tab)
      guard arrival == .way(.peek), let item = after.item else { return }
      footprint.peek(at: log.items.index(of: item))
    } else if case .select = action {
      for event in log.events { footprint.select(event) }
    }
  }
}

extension EventRecord {
  /// Whether a colour was only spelled in another way, which an item's screen may show or not.
  fileprivate var isRespelled: Bool {
    guard case .updated(_, let old, let new) = change else { return false }
    return old.isSame(as: new) && old != new
  }
}
