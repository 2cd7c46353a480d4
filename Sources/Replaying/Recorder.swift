import CatalogModel
import Recordings
import Scenarios
import Screens

/// Writes down what a replay does: the tables, the screens, the events and their deliveries.
final class Recorder: ChangeLog {
  /// The events of the action that is being carried out.
  private(set) var events: [EventRecord] = []

  private let stage: Stage
  /// The options that this action has replaced, by item and field.
  private var replacedOptions: [Item: [Int: [Option]]] = [:]
  private var items: ItemTable
  private var selfCheck: SelfCheck
  private var screens = InternTable<ScreenRecord>()
  private var recording: Recording
  /// The part of each tab's list that was in view when it was last recorded, and the revision of
  /// its table then: a preview or a detail on top changes nothing of it.
  private var lists: [(revision: Int, list: ScreenRecord.List)?]
  /// The last screen recorded, as long as nothing that it shows has changed.
  private var last: (state: ScreenState, index: Int)?

  init(_ scenario: Scenario, _ stage: Stage) {
    self.stage = stage
    let titles = scenario.tabs.map(\.title)
    items = ItemTable(tabTitles: titles)
    selfCheck = SelfCheck(stage.tabBar)
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
    recordTabs()
    stage.center.log = self
  }

  /// The number of steps recorded so far.
  var stepCount: Int { recording.steps.count }

  /// Forgets the events of the last action.
  func beginAction() {
    events.removeAll(keepingCapacity: true)
    if !replacedOptions.isEmpty { replacedOptions.removeAll() }
  }

  /// Returns the invariants that the last step broke.
  func checkItself() -> [Violation] {
    let violations = selfCheck.finishStep()
    if !violations.isEmpty {
      recordStrangers()
      items.forgetScreens()
    }
    return violations
  }

  /// Returns the index of the screen as it is now.
  func recordScreen() -> Int {
    let state = ScreenState(stage)
    if let last, last.state == state { return last.index }
    let index = screens.index(of: screen())
    last = (state, index)
    return index
  }

  /// Adds a step.
  func add(_ step: StepRecord) {
    recording.steps.append(step)
  }

  /// Changes the last step: what follows an action, up to the next one, belongs to it.
  func amend(_ change: (inout StepRecord) -> Void) {
    change(&recording.steps[recording.steps.count - 1])
  }

  /// Returns the index of an item that is recorded.
  func index(of item: Item) -> Int { items.index(of: item) }

  /// Returns the options, as they are now, of the choice that an event is about.
  func options(of event: EventRecord) -> [Option] {
    guard case .item(let index) = event.poster, case .updated(let name, _, _) = event.change else {
      return []
    }
    let item = items[index]
    return item.kind.fieldIndex(named: name).flatMap { item.choice(of: $0)?.options } ?? []
  }

  /// Returns the recording when the replay is over.
  func finish() -> Recording {
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

extension Recorder {
  /// Records an event that is about to be delivered.
  func didPost(_ event: ChangeEvent) {
    switch event.change {
    case .updated(let field, let old, let new): recordUpdate(event, field, old, new)
    case .inserted(let item, let index):
      items.add(item, tab: tab(of: event.poster), step: stepCount)
      recordCatalogEvent(event, item, .inserted(item: items.index(of: item), index: index))
    case .deleted(let item, let index):
      items.noteDeletion(of: item, step: stepCount)
      recordCatalogEvent(event, item, .deleted(item: items.index(of: item), index: index))
    case .moved(let item, let from, let to):
      recordCatalogEvent(event, item, .moved(item: items.index(of: item), from: from, to: to))
    }
  }

  /// Records that the last event reached an observer.
  func didDeliver(_ event: ChangeEvent, to observer: any Observer, response: Response) {
    let identity = observer.identity
    events[events.count - 1].deliveries.append(
      DeliveryRecord(
        observer: DeliveryRecord.Observer(identity.role),
        tab: identity.tab,
        effect: DeliveryRecord.Effect(response)
      )
    )
  }

  private func recordUpdate(
    _ event: ChangeEvent,
    _ field: Int,
    _ old: FieldValue?,
    _ new: FieldValue?
  ) {
    guard let item = event.poster as? Item else {
      preconditionFailure("an update is posted by the item whose field was set")
    }
    items.noteUpdate(of: item)
    if case .options(let options) = old { replacedOptions[item, default: [:]][field] = options }
    let index = items.index(of: item)
    selfCheck.note(event, of: item, tab: items.records[index].tab)
    events.append(
      EventRecord(
        name: event.name,
        poster: .item(index),
        tab: items.records[index].tab,
        itemTitle: item.title,
        change: .updated(
          field: item.kind.fields[field].name,
          old: ValueRecord(
            old,
            field: field,
            of: item,
            formerOptions: formerOptions(of: item, field)
          ),
          new: ValueRecord(new, field: field, of: item)
        )
      )
    )
  }

  /// Returns the options that a selection was one of, if this action has replaced them.
  private func formerOptions(of item: Item, _ field: Int) -> [Option]? {
    guard case .selection(let source) = item.kind.fields[field].type else { return nil }
    return replacedOptions[item]?[source]
  }

  private func recordCatalogEvent(
    _ event: ChangeEvent,
    _ item: Item,
    _ change: EventRecord.Change
  ) {
    let tab = tab(of: event.poster)
    selfCheck.note(event, of: item, tab: tab)
    events.append(
      EventRecord(
        name: event.name,
        poster: .catalog(tab: tab),
        tab: tab,
        itemTitle: item.title,
        change: change
      )
    )
  }

  private func tab(of poster: any Poster) -> Int {
    guard let tab = stage.tabBar.lists.firstIndex(where: { $0.catalog === poster }) else {
      preconditionFailure("every catalog belongs to a tab")
    }
    return tab
  }
}

extension Recorder {
  private func recordTabs() {
    for (index, list) in stage.tabBar.lists.enumerated() {
      let rowHeight = list.table.rowHeight
      for item in list.catalog.items { items.add(item, tab: index) }
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

  /// Adds items that no event told of and that are on screen or in a list nevertheless, so that
  /// what is wrong can be recorded.
  private func recordStrangers() {
    for (tab, list) in stage.tabBar.lists.enumerated() {
      let shown = [list.peek?.screen.item, list.detail?.item].compactMap(\.self)
      for item in list.catalog.items + shown where !items.contains(item) {
        items.add(item, tab: tab, step: stepCount)
      }
    }
  }

  /// Returns the rows of a whole list.
  ///
  /// - Complexity: O(*n*); done at the start and at the end only.
  private func rows(of list: ListScreen) -> [Int] {
    list.catalog.items.map { items.row(of: $0, RowContent($0)) }
  }

  private func screen() -> ScreenRecord {
    let list = stage.list
    let kind: ScreenRecord.Kind =
      list.peek != nil ? .preview : list.detail != nil ? .detail : .list
    return ScreenRecord(
      tab: stage.tabBar.selectedIndex,
      kind: kind,
      list: visibleList(),
      itemScreen: stage.itemScreen.map { items.itemScreen(of: $0.item) },
      press: list.peek?.point.map { ScreenRecord.Point(x: $0.x, y: $0.y) }
    )
  }

  /// Returns the part of the selected tab's list that is in view.
  private func visibleList() -> ScreenRecord.List {
    let tab = stage.tabBar.selectedIndex
    let revision = stage.list.table.revision
    if let known = lists[tab], known.revision == revision { return known.list }
    let list = record(stage.list)
    lists[tab] = (revision, list)
    return list
  }

  private func record(_ list: ListScreen) -> ScreenRecord.List {
    let table = list.table
    return ScreenRecord.List(
      title: list.title,
      offset: table.contentOffset,
      count: list.catalog.count,
      firstVisible: table.visibleRows.lowerBound,
      rows: table.visibleCells.compactMap { cell in
        guard let item = cell.item, let content = cell.content else { return nil }
        return items.row(of: item, content)
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
