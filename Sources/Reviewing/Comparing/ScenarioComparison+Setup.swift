import Recordings

// What the script sets up.
extension ScenarioComparison {
  mutating func compareSetup() {
    let (base, head) = (recordings.base, recordings.head)
    if !base.title.isSpelled(as: head.title) { add(.renamed, .title, base.title, head.title) }
    let integrations = base.parity?.integrations ?? []
    let others = head.parity?.integrations ?? []
    if !integrations.isSpelled(as: others) {
      add(
        .changed,
        .integrations,
        integrations.joined(separator: ", "),
        others.joined(separator: ", ")
      )
    }
    compareDevices()
    compareTabs()
    compareItems()
    compareFirstRows()
  }

  private mutating func compareDevices() {
    let (base, head) = (recordings.base, recordings.head)
    if base.hasTabBar != head.hasTabBar {
      deviceCause = add(head.hasTabBar ? .added : .removed, .tabBar)
    } else if base.device != head.device {
      deviceCause = add(.changed, .device, base.device.words, head.device.words)
    }
  }

  private mutating func compareTabs() {
    for (number, pair) in tabs.pairs.enumerated() {
      switch (pair.base, pair.head) {
      case (let base?, let head?):
        compareTab(number, recordings.base.tabs[base], recordings.head.tabs[head])
      case (_, let head?):
        tabCauses[number] = add(
          .added,
          .tab(Sides(base: nil, head: recordings.head.tabs[head].title))
        )
      case (let base?, nil):
        tabCauses[number] = add(
          .removed,
          .tab(Sides(base: recordings.base.tabs[base].title, head: nil))
        )
      case (nil, nil): break
      }
    }
    let both = tabs.numbers.base.indices.compactMap { base in
      tabs.head(ofBase: base).map { (base: base, head: $0) }
    }
    let inOrder = Set(LongestIncreasing.indices(of: both.map(\.head)))
    for (index, pair) in both.enumerated() where !inOrder.contains(index) {
      add(
        .moved,
        .tab(name(ofTab: tabs.numbers.base[pair.base])),
        "position \(pair.base + 1)",
        "position \(pair.head + 1)"
      )
    }
  }

  private mutating func compareTab(_ number: Int, _ base: TabRecord, _ head: TabRecord) {
    let name = Sides<String?>(base: base.title, head: head.title)
    if !base.kind.isSpelled(as: head.kind) || !base.catalog.isSpelled(as: head.catalog) {
      tabCauses[number] = add(.changed, .kind(tab: name), base.kind, head.kind)
    }
    if base.rowHeight != head.rowHeight, tabCauses[number] == nil {
      let cause = add(
        .changed,
        .screen("row height"),
        "\(base.rowHeight ?? recordings.base.device.rowHeight) pt",
        "\(head.rowHeight ?? recordings.head.device.rowHeight) pt"
      )
      deviceCause = deviceCause ?? cause
    }
    if !base.title.isSpelled(as: head.title) {
      // A tab without a title of its own has the catalog's.
      let isNamed = recordings.base.hasTabBar || recordings.head.hasTabBar
      let cause = isNamed ? nil : tabCauses[number]
      titleCauses[number] = add(.renamed, .tab(name), unless: cause)
    }
    if !base.integration.isSpelled(as: head.integration) {
      add(.changed, .integration(tab: name), base.integration, head.integration)
    }
  }
}

// Items.
extension ScenarioComparison {
  private mutating func compareItems() {
    for (number, pair) in items.pairs.enumerated() {
      switch (pair.base, pair.head) {
      case (let base?, let head?):
        let (item, other) = (recordings.base.items[base], recordings.head.items[head])
        if !item.title.isSpelled(as: other.title) { renamed[Spelling(item.title)] = other.title }
        if item.insertedBy == nil, other.insertedBy == nil { compareFields(number, item, other) }
      case (let base?, nil): addItem(number, .removed, recordings.base.items[base])
      case (nil, let head?): addItem(number, .added, recordings.head.items[head])
      case (nil, nil): break
      }
    }
    for tab in tabs.pairs.indices where tabCauses[tab] == nil { compareOrder(tab) }
  }

  /// Adds an item that only one side has, unless a step put it in, which is another matter.
  private mutating func addItem(_ number: Int, _ change: Difference.Change, _ item: ItemRecord) {
    let tab = tab(ofItem: number)
    guard tabCauses[tab] == nil, item.insertedBy == nil else { return }
    let cause = add(change, .item(name(ofItem: number)))
    itemCauses[number] = cause
    lists[tab].differ(number, because: cause, isAbsent: true)
  }

  /// Compares the fields of a pair of items, as they were when they came to be.
  mutating func compareFields(_ number: Int, _ base: ItemRecord, _ head: ItemRecord) {
    guard cause(ofItem: number) == nil, !base.fields.isSame(as: head.fields) else { return }
    var others: [Spelling: FieldRecord] = [:]
    for field in head.fields { others[Spelling(field.name)] = field }
    for field in base.fields {
      let key = FieldStates.Key(pair: number, name: Spelling(field.name))
      guard let other = others.removeValue(forKey: key.name) else {
        fields.differ(key, because: differ(key, field.value, nil))
        continue
      }
      if isSame(key, field.value, other.value) { continue }
      let isRename = base.isTitle(field) && head.isTitle(other)
      fields.differ(
        key,
        because: isRename
          ? add(.renamed, .item(name(ofItem: number)), unless: stepCauses[step])
          : differ(key, field.value, other.value)
      )
    }
    for field in head.fields where others[Spelling(field.name)] != nil {
      let key = FieldStates.Key(pair: number, name: Spelling(field.name))
      fields.differ(key, because: differ(key, nil, field.value))
    }
  }

  /// Whether two values of a field are the same, or differ only as the options do that they name.
  func isSame(_ key: FieldStates.Key, _ base: ValueRecord, _ head: ValueRecord) -> Bool {
    if base.isSame(as: head) { return true }
    guard case .selection(let index, let label) = base,
      case .selection(let other, let otherLabel) = head
    else { return false }
    let hasOtherOptions = optionsDiffer(key.pair)
    return hasOtherOptions && (index == other || label.isSpelled(as: otherLabel))
  }

  private func optionsDiffer(_ pair: Int) -> Bool {
    guard let causes = fields.causes[pair] else { return false }
    return causes.keys.contains { name in
      let key = FieldStates.Key(pair: pair, name: name)
      if case .list = base(key) { return true }
      return false
    }
  }

  /// Compares the order of a list at the start, in which items that both sides have may be moved.
  private mutating func compareOrder(_ tab: Int) {
    guard let base = tabs.pairs[tab].base, let head = tabs.pairs[tab].head else { return }
    let list = recordings.base.tabs[base].firstRows.map { recordings.base.rows[$0].item }
    let other = recordings.head.tabs[head].firstRows.map { recordings.head.rows[$0].item }
    var places: [Int: Int] = [:]
    for (place, item) in other.enumerated() { places[items.numbers.head[item]] = place }
    let both = list.enumerated().compactMap { place, item in
      places[items.numbers.base[item]].map { other in
        (pair: items.numbers.base[item], base: place, head: other)
      }
    }
    let inOrder = Set(LongestIncreasing.indices(of: both.map(\.head)))
    guard inOrder.count < both.count else { return }
    for (index, item) in both.enumerated() where !inOrder.contains(index) {
      let cause = add(
        .moved,
        .item(name(ofItem: item.pair)),
        "row \(item.base + 1)",
        "row \(item.head + 1)"
      )
      lists[tab].differ(item.pair, because: cause, isAbsent: false)
    }
  }

  /// Compares the looks of all rows at the start, also of those that are scrolled away.
  private mutating func compareFirstRows() {
    for pair in tabs.pairs {
      guard let base = pair.base, let head = pair.head else { continue }
      compareLooks(recordings.base.tabs[base].firstRows, recordings.head.tabs[head].firstRows)
    }
  }

  /// Compares the rows of whole lists.
  mutating func compareLooks(_ base: [Int], _ head: [Int]) {
    var places: [Int: Int] = [:]
    for row in head { places[items.numbers.head[recordings.head.rows[row].item]] = row }
    for row in base {
      let pair = items.numbers.base[recordings.base.rows[row].item]
      guard let other = places[pair] else { continue }
      for fact in screens.rowFacts(row, other) { explainUnseen(fact) }
    }
  }
}

extension DeviceRecord {
  fileprivate var words: String {
    "\(width) × \(height) pt, rows of \(rowHeight), bars of \(topBars) and \(bottomBars)"
  }
}
