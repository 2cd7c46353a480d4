import Diagnostics
import Recordings
import YAMLReading

// Events: what the lines tell.
extension RunAssembler {
  /// Takes in an event, and returns its record; `nil`, having said why, if its item is unknown.
  mutating func event(
    _ event: EventLine,
    _ line: StepLine,
    problems: inout DiagnosticBag
  ) -> EventRecord? {
    let tab = tab(of: event, line)
    guard let item = item(of: event, line, tab: tab, problems: &problems) else { return nil }
    let title = items.name(of: item, titled: event.title ?? items.states[item].title)
    tabs[tab].touched.insert(item)
    let change = apply(event.change, to: item, in: tab)
    let isUpdate = if case .updated = change { true } else { false }
    return EventRecord(
      name: event.name,
      poster: isUpdate ? .item(item) : .catalog(tab: tab),
      tab: tab,
      itemTitle: title,
      change: change,
      deliveries: event.deliveries.map {
        DeliveryRecord(observer: $0.observer, tab: $0.tab ?? tab, effect: $0.effect)
      }
    )
  }

  /// Returns the tab that the event names, else the one on screen if it has the item, else another
  /// that has it.
  private func tab(of event: EventLine, _ line: StepLine) -> Int {
    if let tab = event.tab { return tab }
    let shown = [currentTab, line.screen?.tab ?? currentTab]
    if case .inserted = event.change { return shown[1] }
    return shown.first { items.index(of: event.item, in: $0) != nil }
      ?? items.tab(of: event.item) ?? shown[1]
  }

  private mutating func item(
    of event: EventLine,
    _ line: StepLine,
    tab: Int,
    problems: inout DiagnosticBag
  ) -> Int? {
    if let item = items.index(of: event.item, in: tab) { return item }
    let row = row(of: event.item, tab: tab, line)
    var step: Int?
    if case .inserted = event.change { step = self.step }
    guard let title = event.title ?? row?.look.title ?? (step == nil ? nil : event.item) else {
      return known(event.node, id: event.item, problems: &problems)
    }
    return items.add(
      event.item,
      tab: tab,
      title: title,
      fields: step == nil ? [] : row?.fields ?? [],
      step: step
    )
  }

  private func known(
    _ node: YAMLNode,
    id: String,
    problems: inout DiagnosticBag
  ) -> Int? {
    let place = node.entries.first { $0.value.kind == .scalar && $0.value.text == id }?.value
    return known(place ?? node, tab: nil, problems: &problems)
  }

  /// Returns the row of an item that the same line shows.
  private func row(of id: String, tab: Int, _ line: StepLine) -> RowLine? {
    guard let screen = line.screen, screen.tab == tab else { return nil }
    switch screen.rows {
    case .same: return nil
    case .all(let rows): return rows.first { $0.id == id }
    case .changes(let changes):
      return changes.lazy.compactMap { change in
        if case .put(let row, _) = change.act, row.id == id { row } else { nil }
      }.first
    }
  }
}

// What the list is, as told.
extension RunAssembler {
  private mutating func apply(
    _ change: EventLine.Change,
    to item: Int,
    in tab: Int
  ) -> EventRecord.Change {
    switch change {
    case .updated(let field, let old, let new):
      return update(field, of: item, old, new)
    case .inserted(let index):
      items.noteReturn(of: item)
      let index = index ?? tabs[tab].told?.count ?? 0
      insert(item, at: index, in: tab)
      return .inserted(item: item, index: index)
    case .deleted(let index):
      items.noteEnd(of: item, step: step)
      items.states[item].isDeleted = true
      let index = index ?? tabs[tab].told?.firstIndex(of: item) ?? 0
      remove(item, from: index, in: tab)
      return .deleted(item: item, index: index)
    case .moved(let from, let index):
      let from = from ?? tabs[tab].told?.firstIndex(of: item) ?? 0
      remove(item, from: from, in: tab)
      insert(item, at: index, in: tab)
      return .moved(item: item, from: from, to: index)
    }
  }

  private mutating func update(
    _ field: String,
    of item: Int,
    _ old: ValueRecord?,
    _ new: ValueRecord
  ) -> EventRecord.Change {
    let told = items.states[item].fields.value(of: field)
    if let told, let old, !told.isSame(as: old) { note(field, of: item, told: told, found: old) }
    items.states[item].fields.set(field, to: new)
    tabs[items.states[item].tab].unseen.append(item)
    return .updated(field: field, old: old ?? told ?? .absent, new: new)
  }

  private mutating func insert(_ item: Int, at index: Int, in tab: Int) {
    guard let told = tabs[tab].told else { return }
    tabs[tab].hasUnseenOrder = true
    guard index <= told.count else {
      let title = title(of: item)
      doubt(
        "\(title): put in as row " + (told.isEmpty ? "1" : "1 to \(told.count + 1)"),
        "\(title): put in as row \(index + 1)"
      )
      tabs[tab].told?.append(item)
      return
    }
    tabs[tab].told?.insert(item, at: index)
  }

  private mutating func remove(_ item: Int, from index: Int, in tab: Int) {
    guard let told = tabs[tab].told else { return }
    tabs[tab].hasUnseenOrder = true
    if index < told.count, told[index] == item {
      tabs[tab].told?.remove(at: index)
      return
    }
    let place = told.firstIndex(of: item)
    let title = title(of: item)
    doubt(
      "\(title): " + (place.map { "row \($0 + 1)" } ?? "in no row"),
      "\(title): taken out of row \(index + 1)"
    )
    if let place { tabs[tab].told?.remove(at: place) }
  }

  /// Notes that an event tells what can't be.
  private mutating func doubt(_ told: String, _ found: String) {
    differences.append(TabState.Difference(told: told, found: found))
  }
}
