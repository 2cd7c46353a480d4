import Recordings

/// Compares the screens of two recordings, each two of them once.
struct ScreenComparison {
  private struct Two: Hashable {
    var base: Int
    var head: Int
  }

  private let recordings: Sides<Recording>
  private let items: Pairing
  private let tabs: Pairing
  private var known: [Two: [ScreenFact]] = [:]
  private var knownRows: [Two: [ScreenFact]] = [:]
  private var knownItemScreens: [Two: [ScreenFact]] = [:]

  init(_ recordings: Sides<Recording>, items: Pairing, tabs: Pairing) {
    self.recordings = recordings
    self.items = items
    self.tabs = tabs
  }

  /// Returns what differs between two screens, the most important first; where that leaves nothing
  /// to compare, the rest is not looked at.
  mutating func facts(_ base: Int, _ head: Int) -> [ScreenFact] {
    let two = Two(base: base, head: head)
    if let facts = known[two] { return facts }
    let facts = compare(recordings.base.screens[base], recordings.head.screens[head])
    known[two] = facts
    return facts
  }

  private mutating func compare(_ base: ScreenRecord, _ head: ScreenRecord) -> [ScreenFact] {
    guard tabs.numbers.base[base.tab] == tabs.numbers.head[head.tab] else {
      return [
        ScreenFact(
          .tab,
          recordings.base.tabs[base.tab].title,
          recordings.head.tabs[head.tab].title
        )
      ]
    }
    var facts = compareTops(base, head)
    let (list, other) = (base.list, head.list)
    if !list.title.isSpelled(as: other.title) {
      facts.append(ScreenFact(.title, list.title, other.title))
    }
    if list.offset != other.offset {
      facts.append(ScreenFact(.offset, "\(list.offset) pt", "\(other.offset) pt"))
    }
    if list.count != other.count {
      facts.append(ScreenFact(.count, "\(list.count)", "\(other.count)"))
    }
    facts += compareRows(list.rows, other.rows)
    let (headers, others) = (Self.words(list.headers), Self.words(other.headers))
    if !headers.isSpelled(as: others) { facts.append(ScreenFact(.sections, headers, others)) }
    if base.press != head.press, base.kind == head.kind {
      facts.append(ScreenFact(.press, Self.words(base.press), Self.words(head.press)))
    }
    return facts
  }

  private mutating func compareTops(_ base: ScreenRecord, _ head: ScreenRecord) -> [ScreenFact] {
    guard base.kind == head.kind else {
      return [ScreenFact(.kind, base.kind.rawValue, head.kind.rawValue)]
    }
    guard let one = base.itemScreen, let two = head.itemScreen else { return [] }
    let (item, other) = (recordings.base.itemScreens[one], recordings.head.itemScreens[two])
    guard items.numbers.base[item.item] == items.numbers.head[other.item] else {
      return [ScreenFact(.item, item.title, other.title)]
    }
    return itemScreenFacts(one, two)
  }

  private mutating func compareRows(_ base: [Int], _ head: [Int]) -> [ScreenFact] {
    let pairs = base.map { items.numbers.base[recordings.base.rows[$0].item] }
    let others = head.map { items.numbers.head[recordings.head.rows[$0].item] }
    if pairs == others { return zip(base, head).flatMap { rowFacts($0, $1) } }
    var facts = [ScreenFact(.rows, "", "")]
    var places: [Int: Int] = [:]
    for (pair, row) in zip(others, head) { places[pair] = row }
    for (pair, row) in zip(pairs, base) {
      if let other = places[pair] { facts += rowFacts(row, other) }
    }
    return facts
  }

  private static func words(_ point: ScreenRecord.Point?) -> String {
    point.map { "\($0.x), \($0.y)" } ?? ""
  }
}

// Looks.
extension ScreenComparison {
  /// Returns what differs between the looks of the row of one pair of items.
  mutating func rowFacts(_ base: Int, _ head: Int) -> [ScreenFact] {
    let two = Two(base: base, head: head)
    if let facts = knownRows[two] { return facts }
    let (row, other) = (recordings.base.rows[base], recordings.head.rows[head])
    let pair = items.numbers.base[row.item]
    let aspects = [
      ("title", row.title, other.title), ("subtitle", row.subtitle, other.subtitle),
      ("detail", row.detail, other.detail),
      ("symbol", row.symbol?.shape.rawValue ?? "", other.symbol?.shape.rawValue ?? ""),
      ("tint", row.symbol?.tint ?? "", other.symbol?.tint ?? ""),
      ("accessory", row.accessory.rawValue, other.accessory.rawValue),
    ]
    let facts = Self.facts(aspects) { .row(pair, $0) }
    knownRows[two] = facts
    return facts
  }

  /// Returns what differs between the looks of the screen of one pair of items.
  mutating func itemScreenFacts(_ base: Int, _ head: Int) -> [ScreenFact] {
    let two = Two(base: base, head: head)
    if let facts = knownItemScreens[two] { return facts }
    let screen = recordings.base.itemScreens[base]
    let other = recordings.head.itemScreens[head]
    let pair = items.numbers.base[screen.item]
    let aspects = [
      ("title", screen.title, other.title),
      ("background", screen.background ?? "", other.background ?? ""),
      ("fields", Self.words(screen.fields), Self.words(other.fields)),
      ("options", Self.words(screen.options), Self.words(other.options)),
      ("selected option", Self.selected(screen.options), Self.selected(other.options)),
      ("actions", Self.words(screen.actions), Self.words(other.actions)),
    ]
    let facts = Self.facts(aspects) { .itemScreen(pair, $0) }
    knownItemScreens[two] = facts
    return facts
  }

  private static func facts(
    _ aspects: [(name: String, base: String, head: String)],
    _ make: (String) -> ScreenFact.Aspect
  ) -> [ScreenFact] {
    aspects.filter { !$0.base.isSpelled(as: $0.head) }
      .map { ScreenFact(make($0.name), $0.base, $0.head) }
  }

  private static func words(_ headers: [ScreenRecord.List.Header]) -> String {
    headers.map { "\($0.title) (\($0.count))" }.joined(separator: ", ")
  }

  private static func words(_ fields: [FieldRecord]) -> String {
    fields.map { "\($0.name): \($0.value.text)" }.joined(separator: ", ")
  }

  private static func words(_ options: [ItemScreenRecord.Option]) -> String {
    options.map { option in
      option.color.map { "\(option.label) (\($0))" } ?? option.label
    }
    .joined(separator: ", ")
  }

  private static func selected(_ options: [ItemScreenRecord.Option]) -> String {
    options.filter(\.isSelected).map(\.label).joined(separator: ", ")
  }

  private static func words(_ actions: [ItemScreenRecord.Action]) -> String {
    actions.map { $0.isDestructive ? $0.title + " (destructive)" : $0.title }
      .joined(separator: ", ")
  }
}
