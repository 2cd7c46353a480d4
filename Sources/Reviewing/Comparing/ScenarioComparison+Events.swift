import Recordings

/// What an event is known by among those of a step.
private struct EventIdentity: Hashable {
  var name: Spelling
  var field: Spelling
  var kind: Int
  var pair: Int

  init(_ event: EventRecord, pair: Int) {
    name = Spelling(event.name)
    self.pair = pair
    switch event.change {
    case .updated(let name, _, _): (field, kind) = (Spelling(name), 0)
    case .inserted: (field, kind) = (Spelling(""), 1)
    case .deleted: (field, kind) = (Spelling(""), 2)
    case .moved: (field, kind) = (Spelling(""), 3)
    }
  }
}

// Events.
extension ScenarioComparison {
  /// Compares the events of two steps that are one.
  mutating func compareEvents(_ base: [EventRecord], _ head: [EventRecord]) {
    let identities = Sides(
      base: base.map { EventIdentity($0, pair: items.numbers.base[$0.item]) },
      head: head.map { EventIdentity($0, pair: items.numbers.head[$0.item]) }
    )
    guard identities.base != identities.head else {
      for (event, other) in zip(base, head) { compareEvents(event, other) }
      return
    }
    var numbers: [EventIdentity: Int] = [:]
    func number(_ identity: EventIdentity) -> Int {
      let next = numbers.count
      if let number = numbers[identity] { return number }
      numbers[identity] = next
      return next
    }
    let one = identities.base.map(number)
    let two = identities.head.map(number)
    var pairs = SequenceAlignment(one, two).pairs
    if one.sorted() == two.sorted() {
      add(
        .changed,
        .eventOrder,
        base.map(\.words).joined(separator: "; "),
        head.map(\.words).joined(separator: "; "),
        unless: wayCause
      )
      // All have a counterpart, if not in order.
      let places = two.indices.sorted { (two[$0], $0) < (two[$1], $1) }
      pairs = one.indices.sorted { (one[$0], $0) < (one[$1], $1) }.enumerated().map {
        index,
        place in
        (base: place, head: places[index])
      }
      pairs.sort { $0.base < $1.base }
    }
    let paired = Sides(base: Set(pairs.map(\.base)), head: Set(pairs.map(\.head)))
    for pair in pairs { compareEvents(base[pair.base], head[pair.head]) }
    for index in base.indices where !paired.base.contains(index) { compareEvents(base[index], nil) }
    for index in head.indices where !paired.head.contains(index) { compareEvents(nil, head[index]) }
  }

  /// Compares two events that are one, or takes in one that only one side has.
  mutating func compareEvents(_ base: EventRecord?, _ head: EventRecord?) {
    guard let event = head ?? base else { return }
    let pair = head.map { items.numbers.head[$0.item] } ?? items.numbers.base[event.item]
    let tab = tab(ofItem: pair)
    if let cause = tabCauses[tab] {
      see(cause)
      return
    }
    switch event.change {
    case .updated: compareUpdates(pair, base, head)
    case .inserted, .deleted, .moved: comparePlaces(pair, tab, base, head)
    }
    guard let base, let head else { return }
    compareDeliveries(pair, tab, base, head)
    // Where the item was explains the rows that are named up to here.
    if case .deleted = head.change { lists[tab].agree(pair) }
  }

  /// Why an event is on one side only.
  private mutating func cause(of event: EventRecord, _ pair: Int, isAdded: Bool) -> Int {
    if let cause = cause(ofItem: pair) ?? wayCause {
      see(cause)
      return cause
    }
    return add(
      isAdded ? .added : .removed,
      .event(name: event.name, item: name(ofItem: pair)),
      isAdded ? nil : event.changeWords,
      isAdded ? event.changeWords : nil
    )
  }
}

// Updates.
extension ScenarioComparison {
  private mutating func compareUpdates(_ pair: Int, _ base: EventRecord?, _ head: EventRecord?) {
    guard let field = (head ?? base)?.updatedField else { return }
    let key = FieldStates.Key(pair: pair, name: Spelling(field))
    let (one, two) = (base?.newValue, head?.newValue)
    fields.set(key, base: one, head: two)
    guard let value = self.base(key), let other = self.head(key) else {
      if let cause = cause(ofItem: pair) { see(cause) }
      return
    }
    let known = fields.cause(key)
    let isSame = isSame(key, value, other)
    if let base, let head {
      if let known { see(known) }
      if isSame {
        fields.agree(key)
      } else if known == nil || !differedAlready(key, base, head, known) {
        fields.differ(key, because: differ(key, value, other))
      }
      return
    }
    // One side only: what it leaves different begins here, unless it differed before.
    guard known == nil, let event = head ?? base else {
      if let known { see(known) }
      if isSame { fields.agree(key) }
      return
    }
    let cause = cause(of: event, pair, isAdded: head != nil)
    guard !isSame else { return }
    fields.differ(key, because: cause)
    let subject = Difference.Subject.field(item: name(ofItem: pair), name: field)
    addEffect(subject, value.text, other.text, to: cause)
  }

  /// Whether both sides set what they had already, or what differs in the same way.
  private func differedAlready(
    _ key: FieldStates.Key,
    _ base: EventRecord,
    _ head: EventRecord,
    _ known: Int?
  ) -> Bool {
    guard let known, let old = base.oldValue, let other = head.oldValue, let new = base.newValue,
      let otherNew = head.newValue
    else { return false }
    if old.isSame(as: new), other.isSame(as: otherNew) { return true }
    let values = differences[known].values
    return values.base.map { $0.isSpelled(as: new.text) } == true
      && values.head.map { $0.isSpelled(as: otherNew.text) } == true
  }

  /// Adds the difference of a field, or takes it for an effect of what the script changed.
  mutating func differ(_ key: FieldStates.Key, _ base: ValueRecord?, _ head: ValueRecord?) -> Int {
    let subject = Difference.Subject.field(item: name(ofItem: key.pair), name: key.name.text)
    if let cause = stepCauses[step] {
      see(cause)
      addEffect(subject, base?.text ?? "", head?.text ?? "", to: cause)
      return cause
    }
    switch (base, head) {
    case (let base?, let head?): return add(.changed, subject, base.words, head.words)
    case (nil, _): return add(.added, subject, nil, head?.words)
    case (_, nil): return add(.removed, subject, base?.words, nil)
    }
  }

  /// The value of a field now.
  func base(_ key: FieldStates.Key) -> ValueRecord? {
    fields.base(key)
      ?? items.pairs[key.pair].base.flatMap { recordings.base.items[$0].value(of: key.name) }
  }

  /// The value of a field now.
  func head(_ key: FieldStates.Key) -> ValueRecord? {
    fields.head(key)
      ?? items.pairs[key.pair].head.flatMap { recordings.head.items[$0].value(of: key.name) }
  }
}

// Places.
extension ScenarioComparison {
  private mutating func comparePlaces(
    _ pair: Int,
    _ tab: Int,
    _ base: EventRecord?,
    _ head: EventRecord?
  ) {
    guard let base, let head else {
      takeIn(pair, tab, base, head)
      return
    }
    if case .inserted = base.change, let one = items.pairs[pair].base,
      let two = items.pairs[pair].head
    {
      compareFields(pair, recordings.base.items[one], recordings.head.items[two])
    }
    if let cause = lists[tab].cause { see(cause) }
    guard base.change.places != head.change.places else {
      // It has one place on both sides again, if the others have.
      if lists[tab].reasons[pair] != nil, lists[tab].reasons.count == 1 { lists[tab].agree(pair) }
      return
    }
    guard lists[tab].cause == nil else { return }
    let cause = add(
      .changed,
      .event(name: head.name, item: name(ofItem: pair)),
      base.changeWords,
      head.changeWords,
      unless: wayCause
    )
    if case .deleted = base.change { return }
    lists[tab].differ(pair, because: cause, isAbsent: false)
  }

  /// Takes in that one side alone put an item in, took it out or moved it.
  private mutating func takeIn(
    _ pair: Int,
    _ tab: Int,
    _ base: EventRecord?,
    _ head: EventRecord?
  ) {
    guard let event = head ?? base else { return }
    let known = lists[tab].absence(pair)
    let cause = known ?? cause(of: event, pair, isAdded: head != nil)
    see(cause)
    let isPaired = items.pairs[pair].base != nil && items.pairs[pair].head != nil
    if case .inserted = event.change, !isPaired { itemCauses[pair] = cause }
    if case .moved = event.change {
      if known == nil { lists[tab].differ(pair, because: cause, isAbsent: false) }
      return
    }
    // Gone from, or come to, one side: now both have it, or neither, or only one.
    if known != nil {
      lists[tab].agree(pair)
    } else {
      lists[tab].differ(pair, because: cause, isAbsent: true)
    }
    addEffect(.item(name(ofItem: pair)), base?.words ?? "", head?.words ?? "", to: cause)
  }

  private mutating func compareDeliveries(
    _ pair: Int,
    _ tab: Int,
    _ base: EventRecord,
    _ head: EventRecord
  ) {
    guard base.deliveries != head.deliveries else { return }
    let (one, two) = (words(base, tabs.numbers.base), words(head, tabs.numbers.head))
    guard one != two else { return }
    let cause =
      cause(ofItem: pair) ?? lists[tab].cause ?? wayCause ?? navigation[.rows]
      ?? navigation[.offset] ?? deviceCause
    add(
      .changed,
      .deliveries(name: head.name, item: name(ofItem: pair)),
      one.map(\.text).joined(separator: ", "),
      two.map(\.text).joined(separator: ", "),
      unless: cause
    )
  }

  private func words(_ event: EventRecord, _ numbers: [Int]) -> [Spelling] {
    event.deliveries.map { delivery in
      let tab = delivery.tab == event.tab ? "" : " of tab \(numbers[delivery.tab] + 1)"
      return Spelling(delivery.observer.rawValue + tab + " " + delivery.effect.words)
    }
  }
}

// Words.
extension ValueRecord {
  /// The value in words; an absent one has a word too.
  var words: String { self == .absent ? "nothing" : text }
}

extension EventRecord {
  /// The field that was updated.
  var updatedField: String? {
    if case .updated(let field, _, _) = change { field } else { nil }
  }

  /// The value before an update.
  var oldValue: ValueRecord? {
    if case .updated(_, let old, _) = change { old } else { nil }
  }

  /// The value after an update.
  var newValue: ValueRecord? {
    if case .updated(_, _, let new) = change { new } else { nil }
  }

  /// What changed, in words; rows count from 1.
  var changeWords: String {
    switch change {
    case .updated(let field, let old, let new): "\(field): \(old.words) → \(new.words)"
    case .inserted(_, let index), .deleted(_, let index): "row \(index + 1)"
    case .moved(_, let from, let to): "row \(from + 1) → row \(to + 1)"
    }
  }

  /// The event in words.
  var words: String { "\(name) \(itemTitle) \(changeWords)" }
}

extension EventRecord.Change {
  /// The rows that it names.
  fileprivate var places: [Int] {
    switch self {
    case .updated: []
    case .inserted(_, let index), .deleted(_, let index): [index]
    case .moved(_, let from, let to): [from, to]
    }
  }
}

extension DeliveryRecord.Effect {
  /// What the receiver did, in words; rows count from 1.
  fileprivate var words: String {
    switch self {
    case .reloadedRow(let row): "reloaded row \(row + 1)"
    case .removedRow(let row): "removed row \(row + 1)"
    case .insertedRow(let row): "inserted row \(row + 1)"
    case .movedRow(let from, let to): "moved row \(from + 1) to \(to + 1)"
    case .refreshed: "refreshed"
    case .ignored: "ignored it"
    }
  }
}

extension ItemRecord {
  /// The value of a field when the item came to be.
  fileprivate func value(of name: Spelling) -> ValueRecord? {
    fields.first { Spelling($0.name) == name }?.value
  }
}
