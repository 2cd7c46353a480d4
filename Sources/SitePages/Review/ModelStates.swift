internal import Recordings
internal import Reviewing

/// The values of all items of both sides, brought forward step by step, and where they differ.
///
/// Only what a step touches is compared again, so a catalog of any size costs what its events do.
struct ModelStates {
  /// A field that differs.
  struct Row {
    /// The title of the item when it came to be.
    var item: String
    /// The title of its tab; `nil` if there is only one.
    var tab: String?
    /// The field; `nil` if the item is on one side only.
    var field: String?
    /// The value in the base; `nil` where there is no such item.
    var base: ValueRecord?
    /// The value in the head.
    var head: ValueRecord?
  }

  private let recordings: Sides<Recording>
  private let pairs: [Sides<Int?>]
  private let numbers: Sides<[Int: Int]>
  private var fields: Sides<[Int: [FieldRecord]]> = Sides(base: [:], head: [:])
  private var isThere: Sides<[Int: Bool]> = Sides(base: [:], head: [:])
  private var differing: Set<Int> = []

  /// Starts with the states before the first step.
  ///
  /// - Complexity: O(*n*) in the items.
  init(_ recordings: Sides<Recording>, _ pairs: [Sides<Int?>]) {
    self.recordings = recordings
    self.pairs = pairs
    var numbers = Sides<[Int: Int]>(base: [:], head: [:])
    for (number, pair) in pairs.enumerated() {
      if let base = pair.base { numbers.base[base] = number }
      if let head = pair.head { numbers.head[head] = number }
    }
    self.numbers = numbers
    for number in pairs.indices { compare(number) }
  }

  /// Brings the states forward by a step of each side that has it.
  mutating func advance(base: Int?, head: Int?) {
    if let base {
      for event in recordings.base.steps[base].events {
        Self.apply(event, &fields.base, &isThere.base, recordings.base)
        if let number = numbers.base[event.item] { compare(number) }
      }
    }
    if let head {
      for event in recordings.head.steps[head].events {
        Self.apply(event, &fields.head, &isThere.head, recordings.head)
        if let number = numbers.head[event.item] { compare(number) }
      }
    }
  }

  /// Returns what differs now, by item.
  func rows(limit: Int) -> (rows: [Row], isCut: Bool) {
    var rows: [Row] = []
    for number in differing.sorted() {
      guard rows.count < limit else { return (rows, true) }
      rows += self.rows(of: number)
    }
    return (rows, false)
  }
}

extension ModelStates {
  private static func apply(
    _ event: EventRecord,
    _ fields: inout [Int: [FieldRecord]],
    _ isThere: inout [Int: Bool],
    _ recording: Recording
  ) {
    switch event.change {
    case .updated(let field, _, let new):
      var values = fields[event.item] ?? recording.items[event.item].fields
      guard let place = values.firstIndex(where: { $0.name == field }) else { return }
      values[place].value = new
      fields[event.item] = values
    case .inserted(let item, _): isThere[item] = true
    case .deleted(let item, _): isThere[item] = false
    case .moved: return
    }
  }

  private mutating func compare(_ number: Int) {
    if rows(of: number).isEmpty { differing.remove(number) } else { differing.insert(number) }
  }

  private func values(_ item: Int?, isBase: Bool) -> [FieldRecord]? {
    guard let item else { return nil }
    let recording = isBase ? recordings.base : recordings.head
    let there = isBase ? isThere.base[item] : isThere.head[item]
    guard there ?? (recording.items[item].insertedBy == nil) else { return nil }
    return (isBase ? fields.base[item] : fields.head[item]) ?? recording.items[item].fields
  }

  private func rows(of number: Int) -> [Row] {
    let pair = pairs[number]
    let base = values(pair.base, isBase: true)
    let head = values(pair.head, isBase: false)
    let row = emptyRow(pair)
    guard let base, let head else {
      if base == nil, head == nil { return [] }
      return [row.with(nil, base?.first?.value, head?.first?.value)]
    }
    let others = Dictionary(head.map { ($0.name, $0.value) }) { first, _ in first }
    let names = Set(base.map(\.name))
    var rows: [Row] = []
    for field in base {
      let other = others[field.name]
      if let other, other.isSame(as: field.value) { continue }
      rows.append(row.with(field.name, field.value, other))
    }
    for field in head where !names.contains(field.name) {
      rows.append(row.with(field.name, nil, field.value))
    }
    return rows
  }

  /// A row that names a pair of items and nothing else.
  private func emptyRow(_ pair: Sides<Int?>) -> Row {
    let recording = pair.head == nil ? recordings.base : recordings.head
    guard let item = (pair.head ?? pair.base).map({ recording.items[$0] }) else {
      return Row(item: "")
    }
    return Row(
      item: item.title,
      tab: recording.tabs.count > 1 ? recording.tabs[item.tab].title : nil
    )
  }
}

extension ModelStates.Row {
  fileprivate func with(
    _ field: String?,
    _ base: ValueRecord?,
    _ head: ValueRecord?
  ) -> ModelStates.Row {
    var row = self
    row.field = field
    row.base = base
    row.head = head
    return row
  }
}
