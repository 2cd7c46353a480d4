import Diagnostics
import Importing
import Recordings
import YAMLReading

// Screens: what was seen.
extension RunAssembler {
  /// Takes in what was seen, and returns the index of the screen; `nil` if that is as it was.
  mutating func screen(_ line: ScreenLine?, problems: inout DiagnosticBag) -> Int? {
    guard let line else { return nil }
    switch line.rows {
    case .same: break
    case .all(let rows): see(rows, in: line.tab, problems: &problems)
    case .changes(let changes):
      for change in changes { see(change, in: line.tab, problems: &problems) }
      compareOrder(of: line.tab, with: tabs[line.tab].seen)
      tabs[line.tab].touched.subtract(changes.compactMap { item(of: $0, in: line.tab) })
    }
    if let offset = line.offset { tabs[line.tab].offset = offset }
    var shown: Int?
    if let screen = line.item {
      guard let item = known(screen.node, tab: line.tab, problems: &problems) else { return nil }
      if let fields = screen.fields { see(fields, of: item) }
      shown = itemScreen(screen, of: item)
    }
    let press = line.press.map { ScreenRecord.Point(x: $0[0], y: $0[1]) }
    return screen(
      shown: line.tab,
      kind: line.kind,
      title: line.title,
      itemScreen: shown,
      press: press
    )
  }

  /// Returns the index of a screen with the part of a tab's list that is in view.
  mutating func screen(
    shown tab: Int,
    kind: ScreenRecord.Kind,
    title: String?,
    itemScreen: Int? = nil,
    press: ScreenRecord.Point? = nil
  ) -> Int {
    let device = recording.device
    let height = max(device.rowHeight, device.height - device.topBars - device.bottomBars)
    let looks = tabs[tab].looks
    let most = max(0, looks.count * device.rowHeight - height)
    // A list that lost rows scrolls back by itself.
    tabs[tab].offset = min(tabs[tab].offset, most)
    let first = tabs[tab].offset / device.rowHeight
    let last = (tabs[tab].offset + height + device.rowHeight - 1) / device.rowHeight
    let title = title ?? header.tabs[tab].title
    let screen = ScreenRecord(
      tab: tab,
      kind: kind,
      list: ScreenRecord.List(
        title: title,
        offset: tabs[tab].offset,
        count: looks.count,
        firstVisible: first,
        rows: Array(looks[first..<min(last, looks.count)])
      ),
      itemScreen: itemScreen,
      press: press
    )
    return screens.index(of: screen, texts: [title])
  }
}

// Rows.
extension RunAssembler {
  /// Takes in a whole list.
  private mutating func see(
    _ rows: [RowLine],
    in tab: Int,
    problems: inout DiagnosticBag
  ) {
    var seen: [Int] = []
    var looks: [Int] = []
    var places: [Int: YAMLNode] = [:]
    seen.reserveCapacity(rows.count)
    looks.reserveCapacity(rows.count)
    for row in rows {
      let (item, look) = see(row, in: tab)
      if let first = places[item] {
        let note = Diagnostic.Note("the first stands here", at: first.location)
        let message = "two rows have the id `\(row.id)`"
        problems.add(row.node.diagnostic(.duplicateID, message, notes: [note]))
        continue
      }
      places[item] = row.node
      seen.append(item)
      looks.append(look)
    }
    (tabs[tab].seen, tabs[tab].looks) = (seen, looks)
    compareOrder(of: tab, with: seen)
    tabs[tab].touched.removeAll()
  }

  /// Takes in a row, and returns its item and what it looks like.
  private mutating func see(_ row: RowLine, in tab: Int) -> (item: Int, look: Int) {
    guard let item = items.index(of: row.id, in: tab) else {
      let item = items.add(
        row.id,
        tab: tab,
        title: row.look.title,
        fields: row.fields,
        step: tabs[tab].isKnown ? step : nil
      )
      items.states[item].rowFields = row.fields
      return (item, look(row, of: item))
    }
    items.complete(item, fields: row.fields)
    if !items.states[item].isDeleted { items.noteReturn(of: item) }
    let known = differences.count
    see(row.fields, of: item)
    items.states[item].rowFields = row.fields
    let look = look(row, of: item, isExplained: differences.count > known)
    return (item, look)
  }

  /// Returns what a row looks like; notes it if that changed and no event told of the item.
  private mutating func look(_ row: RowLine, of item: Int, isExplained: Bool = false) -> Int {
    var record = row.look
    record.item = item
    let look = rows.index(of: record, texts: [record.title, record.subtitle, record.detail])
    let state = items.states[item]
    if let last = state.look, last != look, !isExplained,
      !tabs[state.tab].touched.contains(item)
    {
      differences.append(
        TabState.Difference(told: words(rows.values[last]), found: words(record))
      )
    }
    items.states[item].look = look
    items.states[item].title = record.title
    return look
  }

  /// Takes in a part of a list.
  private mutating func see(
    _ change: ListChange,
    in tab: Int,
    problems: inout DiagnosticBag
  ) {
    switch change.act {
    case .put(let row, let index):
      let (item, look) = see(row, in: tab)
      let count = tabs[tab].seen.count
      if let place = tabs[tab].seen.firstIndex(of: item) {
        tabs[tab].looks[place] = look
        guard let index = change.index(index, upTo: count - 1, problems: &problems) else { return }
        move(place, to: index, in: tab)
      } else {
        guard
          let place = change.index(index ?? count, upTo: count, problems: &problems)
        else { return }
        tabs[tab].seen.insert(item, at: place)
        tabs[tab].looks.insert(look, at: place)
      }
    case .remove(let id):
      guard let place = place(of: id, in: tab, change, problems: &problems) else { return }
      tabs[tab].seen.remove(at: place)
      tabs[tab].looks.remove(at: place)
    case .move(let id, let index):
      guard let place = place(of: id, in: tab, change, problems: &problems) else { return }
      let last = tabs[tab].seen.count - 1
      guard let index = change.index(index, upTo: last, problems: &problems) else { return }
      move(place, to: index, in: tab)
    }
  }

  /// Returns the item whose row a change has.
  private func item(of change: ListChange, in tab: Int) -> Int? {
    if case .put(let row, _) = change.act { items.index(of: row.id, in: tab) } else { nil }
  }

  private mutating func move(_ place: Int, to index: Int, in tab: Int) {
    let (item, look) = (tabs[tab].seen.remove(at: place), tabs[tab].looks.remove(at: place))
    tabs[tab].seen.insert(item, at: index)
    tabs[tab].looks.insert(look, at: index)
  }

  private func place(
    of id: String,
    in tab: Int,
    _ change: ListChange,
    problems: inout DiagnosticBag
  ) -> Int? {
    if let item = items.index(of: id, in: tab),
      let place = tabs[tab].seen.firstIndex(of: item)
    {
      return place
    }
    let hint = NearestName.hint(for: id, in: items.ids(in: tab).prefix(1_000))
    problems.add(
      change.node.diagnostic(.unknownItem, "no row has the id " + id.inBackticks, hint: hint)
    )
    return nil
  }

  /// Compares the order that was told with the one that was seen, and takes the latter for told.
  ///
  /// Only the first row that differs is noted, as one row put in or taken out moves all below it.
  /// `isTold` is whether the line at hand tells of the order.
  mutating func compareOrder(of tab: Int, with seen: [Int], isTold: Bool = true) {
    tabs[tab].hasUnseenOrder = false
    if let told = tabs[tab].told, told != seen {
      let place = (0..<max(told.count, seen.count)).first { row in
        row >= told.count || row >= seen.count || told[row] != seen[row]
      }
      if let place {
        var difference = difference(told, seen, at: place)
        if !isTold { difference.found += Self.untold }
        differences.append(difference)
      }
      let present = Set(seen)
      for item in told where !present.contains(item) { items.noteEnd(of: item, step: step) }
    }
    if !tabs[tab].isKnown { tabs[tab].first = tabs[tab].looks }
    tabs[tab].told = seen
  }

  private func difference(_ told: [Int], _ seen: [Int], at place: Int) -> TabState.Difference {
    func row(_ items: [Int]) -> String {
      "row \(place + 1) of \(items.count): "
        + (place < items.count ? title(of: items[place]) : "none")
    }
    return TabState.Difference(told: row(told), found: row(seen))
  }

  /// What a row shows, in words.
  private func words(_ row: RowRecord) -> String {
    var parts = [row.subtitle, row.detail].filter { !$0.isEmpty }
    if let symbol = row.symbol {
      parts.append(symbol.shape.rawValue + (symbol.tint.map { " " + $0 } ?? ""))
    }
    if row.accessory == .checkmark { parts.append("checkmark") }
    return "row of " + items.name(of: row.item, titled: row.title)
      + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
  }
}
