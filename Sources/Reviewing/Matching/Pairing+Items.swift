import Recordings

/// What an item is known by, beside its `id`.
private struct ItemName: Hashable {
  var tab: Int
  var title: Spelling
  var occurrence: Int
  var isInserted: Bool
}

extension Pairing {
  /// Pairs items by their `id`, else by tab, title and occurrence; then those that were renamed.
  ///
  /// An item that is left on each side was renamed if both stand at like places and agree in all
  /// fields but the title.
  init(items base: [ItemRecord], _ head: [ItemRecord], tabs: Pairing) {
    self.init(baseCount: base.count, headCount: head.count)
    pairByIdentifier(base, head, tabs)
    pairByTitle(base, head, tabs)
    pairRenamed(base, head, tabs)
  }

  private mutating func pairByIdentifier(
    _ base: [ItemRecord],
    _ head: [ItemRecord],
    _ tabs: Pairing
  ) {
    var places: [ItemName: Int] = [:]
    for (index, item) in head.enumerated() {
      guard let id = item.id else { continue }
      let tab = tabs.numbers.head[item.tab]
      places[ItemName(tab: tab, title: Spelling(id), occurrence: 0, isInserted: false)] = index
    }
    for (index, item) in base.enumerated() {
      guard let id = item.id else { continue }
      let tab = tabs.numbers.base[item.tab]
      let name = ItemName(tab: tab, title: Spelling(id), occurrence: 0, isInserted: false)
      if let place = places[name], isFree(head: place) { pair(index, place) }
    }
  }

  private mutating func pairByTitle(
    _ base: [ItemRecord],
    _ head: [ItemRecord],
    _ tabs: Pairing
  ) {
    var places: [ItemName: Int] = [:]
    var counts: [ItemName: Int] = [:]
    for (index, item) in head.enumerated() where isFree(head: index) {
      places[Self.name(of: item, tabs.numbers.head[item.tab], &counts)] = index
    }
    counts.removeAll()
    for (index, item) in base.enumerated() where isFree(base: index) {
      let name = Self.name(of: item, tabs.numbers.base[item.tab], &counts)
      if let place = places[name] { pair(index, place) }
    }
  }

  private static func name(
    of item: ItemRecord,
    _ tab: Int,
    _ counts: inout [ItemName: Int]
  ) -> ItemName {
    var name = ItemName(
      tab: tab,
      title: Spelling(item.title),
      occurrence: 0,
      isInserted: item.insertedBy != nil
    )
    let count = counts[name, default: 0]
    counts[name] = count + 1
    name.occurrence = count
    return name
  }

  private mutating func pairRenamed(
    _ base: [ItemRecord],
    _ head: [ItemRecord],
    _ tabs: Pairing
  ) {
    let ownPlaces = ItemPlaces(base)
    let places = ItemPlaces(head)
    for (index, item) in base.enumerated() where isFree(base: index) && item.insertedBy == nil {
      guard let tab = tabs.pairs[tabs.numbers.base[item.tab]].head else { continue }
      var candidates: [Int] = []
      let before = index > 0 && base[index - 1].tab == item.tab ? self.head(ofBase: index - 1) : nil
      if let before { candidates.append(before + 1) }
      let isLast = index + 1 == base.count || base[index + 1].tab != item.tab
      let after = isLast ? nil : self.head(ofBase: index + 1)
      if let after { candidates.append(after - 1) }
      let position = index - ownPlaces.start(of: item.tab)
      if let place = places.index(tab: tab, position: position) { candidates.append(place) }
      let place = candidates.first { place in
        head.indices.contains(place) && isFree(head: place) && head[place].tab == tab
          && head[place].insertedBy == nil && item.isRenamed(to: head[place])
      }
      if let place { pair(index, place) }
    }
  }
}

/// Where each tab's items begin.
private struct ItemPlaces {
  private var starts: [Int: Range<Int>] = [:]

  init(_ items: [ItemRecord]) {
    for (index, item) in items.enumerated() where item.insertedBy == nil {
      let start = starts[item.tab]?.lowerBound ?? index
      starts[item.tab] = start..<index + 1
    }
  }

  func start(of tab: Int) -> Int { starts[tab]?.lowerBound ?? 0 }

  func index(tab: Int, position: Int) -> Int? {
    guard let range = starts[tab], position < range.count else { return nil }
    return range.lowerBound + position
  }
}

extension ItemRecord {
  /// Whether another item agrees in everything but the title.
  fileprivate func isRenamed(to other: ItemRecord) -> Bool {
    fields.count == other.fields.count
      && zip(fields, other.fields).allSatisfy { mine, theirs in
        mine.name.isSpelled(as: theirs.name)
          && (mine.value.isSame(as: theirs.value)
            || isTitle(mine) && other.isTitle(theirs))
      }
  }

  /// Whether a field holds the title.
  func isTitle(_ field: FieldRecord) -> Bool {
    guard case .text(let text) = field.value else { return false }
    return text.isSpelled(as: title)
  }
}
