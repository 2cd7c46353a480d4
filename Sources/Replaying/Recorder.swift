import CatalogModel
import Recordings
import Scenarios
import Screens

/// Writes down everything that a replay does and shows: the tables, the screens, the steps.
struct Recorder: Notebook {
  private let stage: Stage
  private let log: EventLog
  private let scenario: Scenario
  private var keys: StepKeys
  private var items: ItemTable
  private var screens = InternTable<ScreenRecord>()
  private var recording: Recording
  /// The part of each tab's list that was in view when it was last recorded, and the revision of
  /// its table then: a preview or a detail on top changes nothing of it.
  private var lists: [(revision: Int, list: ScreenRecord.List)?]
  /// The last screen recorded, as long as nothing that it shows has changed.
  private var last: (state: ScreenState, index: Int)?
  /// The screen before the action that is being carried out.
  private var before = 0

  init(_ scenario: Scenario, _ stage: Stage, _ log: EventLog) {
    self.stage = stage
    self.log = log
    self.scenario = scenario
    keys = StepKeys(scenario)
    let titles = scenario.tabs.map(\.title)
    items = ItemTable(tabTitles: titles)
    lists = titles.map { _ in nil }
    let device = Device(hasTabBar: scenario.hasTabBar, textSize: scenario.textSize.size)
    recording = Recording(
      title: scenario.title,
      description: scenario.description,
      device: DeviceRecord(
        width: device.width,
        height: device.height,
        rowHeight: device.rowHeight,
        textSize: device.textSize.points,
        topBars: device.topBars,
        bottomBars: device.bottomBars
      ),
      hasTabBar: scenario.hasTabBar
    )
    addNewItems(step: nil)
    recordTabs()
    recordStart()
  }

  var stepCount: Int { recording.steps.count }

  mutating func beginAction() {
    before = recordScreen()
  }

  mutating func endAction(
    _ step: ScriptStep,
    _ performed: Performed,
    name: StepName,
    violations: [Violation]
  ) -> Bool {
    takeIn(log.events)
    if !violations.isEmpty {
      log.addStrangers()
      addNewItems(step: stepCount)
      items.forgetScreens()
    }
    let after = recordScreen()
    recording.steps.append(
      StepRecord(
        key: keys.key(for: name).text,
        id: step.id,
        action: action(step, performed),
        outcome: performed.outcome,
        note: step.note,
        yaml: step.place.yaml,
        before: before,
        after: after,
        events: log.events,
        expectations: violations.map(\.record)
      )
    )
    return before == after
  }

  mutating func add(note: String) {
    recording.steps[stepCount - 1].narration.append(note)
  }

  mutating func add(expectations: [ExpectationRecord]) {
    recording.steps[stepCount - 1].expectations.append(contentsOf: expectations)
  }

  mutating func add(remark: String) {
    recording.steps[stepCount - 1].remarks.append(remark)
  }

  /// Returns the recording when the replay is over.
  mutating func finish() -> Recording {
    for (index, list) in stage.tabBar.lists.enumerated() {
      recording.tabs[index].lastRows = rows(of: list)
      recording.tabs[index].lastSections = list.catalog.sections.map(SectionRecord.init)
    }
    items.finish()
    recording.items = items.records
    recording.rows = items.rows.values
    recording.itemScreens = items.itemScreens.values
    recording.screens = screens.values
    return recording
  }
}

// Steps.
extension Recorder {
  private mutating func recordStart() {
    let start = recordScreen()
    recording.steps.append(
      StepRecord(
        key: StepKeys.start,
        action: StepRecord.Action(verb: StepKeys.start),
        before: start,
        after: start
      )
    )
  }

  private func action(_ step: ScriptStep, _ performed: Performed) -> StepRecord.Action {
    StepRecord.Action(
      verb: step.action.verb,
      target: step.action.target(in: scenario),
      item: performed.item.map(log.items.index(of:)),
      point: performed.point.map { ScreenRecord.Point(x: $0.x, y: $0.y) }
    )
  }

  /// Takes in what events say of items.
  private mutating func takeIn(_ events: [EventRecord]) {
    for event in events {
      switch event.change {
      case .updated: items.noteUpdate(of: event.item)
      case .inserted: addNewItems(step: stepCount)
      case .deleted(let item, _): items.noteDeletion(of: item, step: stepCount)
      case .moved: break
      }
    }
  }

  private mutating func addNewItems(step: Int?) {
    for index in items.count..<log.items.count {
      items.add(log.items[index], tab: log.items.tab(of: index), step: step)
    }
  }
}

// Screens.
extension Recorder {
  /// Returns the index of the screen as it is now.
  private mutating func recordScreen() -> Int {
    let state = ScreenState(stage)
    if let last, last.state == state { return last.index }
    let index = screens.index(of: screen())
    last = (state, index)
    return index
  }

  private mutating func recordTabs() {
    for list in stage.tabBar.lists {
      let rowHeight = list.table.rowHeight
      recording.tabs.append(
        TabRecord(
          title: list.title,
          integration: list.integration.name,
          kind: list.catalog.kind.name,
          catalog: list.catalog.kind.catalogName,
          actions: list.catalog.kind.actions.flatMap(\.possibleTitles),
          rowHeight: rowHeight == list.table.device.rowHeight ? nil : rowHeight,
          firstSections: list.catalog.sections.map(SectionRecord.init),
          firstRows: rows(of: list)
        )
      )
    }
  }

  /// Returns the rows of a whole list.
  ///
  /// - Complexity: O(*n*); done at the start and at the end only.
  private mutating func rows(of list: ListScreen) -> [Int] {
    list.catalog.items.map { items.row(of: log.items.index(of: $0), RowContent($0)) }
  }

  private mutating func screen() -> ScreenRecord {
    let list = stage.list
    let kind: ScreenRecord.Kind =
      list.peek != nil ? .preview : list.detail != nil ? .detail : .list
    return ScreenRecord(
      tab: stage.tabBar.selectedIndex,
      kind: kind,
      list: visibleList(),
      itemScreen: stage.itemScreen.map { items.itemScreen(of: log.items.index(of: $0.item)) },
      press: list.peek?.point.map { ScreenRecord.Point(x: $0.x, y: $0.y) }
    )
  }

  /// Returns the part of the selected tab's list that is in view.
  private mutating func visibleList() -> ScreenRecord.List {
    let tab = stage.tabBar.selectedIndex
    let revision = stage.list.table.revision
    if let known = lists[tab], known.revision == revision { return known.list }
    let list = record(stage.list)
    lists[tab] = (revision, list)
    return list
  }

  private mutating func record(_ list: ListScreen) -> ScreenRecord.List {
    let table = list.table
    return ScreenRecord.List(
      title: list.title,
      offset: table.contentOffset,
      count: list.catalog.count,
      firstVisible: table.visibleRows.lowerBound,
      rows: table.visibleCells.compactMap { cell in
        guard let item = cell.item, let content = cell.content else { return nil }
        return items.row(of: log.items.index(of: item), content)
      },
      headers: table.visibleHeaders.map { header in
        ScreenRecord.List.Header(
          title: header.section.title,
          count: header.section.count,
          row: header.row
        )
      },
      cut: list.catalog.kind.sections == nil ? nil : table.cut
    )
  }
}

extension SectionRecord {
  fileprivate init(_ section: CatalogSection) {
    self.init(title: section.title, count: section.count)
  }
}

/// Tells whether the visible screen has changed, without looking at what it shows.
private struct ScreenState: Equatable {
  let tab: Int
  let list: Int
  let itemScreen: Int

  init(_ stage: Stage) {
    tab = stage.tabBar.selectedIndex
    list = stage.list.revision
    itemScreen = stage.itemScreen?.revision ?? -1
  }
}
