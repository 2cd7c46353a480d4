// Events and expectations.
extension RecordingReader {
  /// Reads the events of a step.
  mutating func events() throws(JSONProblem) -> [EventRecord] {
    var events: [EventRecord] = []
    try json.beginArray()
    while try json.nextElement() { events.append(try event()) }
    return events
  }

  private mutating func event() throws(JSONProblem) -> EventRecord {
    if let known = knownEvents.value(&json) { return known }
    let event = try newEvent()
    knownEvents.keep(event, json)
    return event
  }

  private mutating func newEvent() throws(JSONProblem) -> EventRecord {
    var object = try open()
    var parts = EventParts()
    while let key = try next(&object) {
      switch key {
      case .name: parts.name = try string()
      case .item: parts.item = try reference(to: .item)
      case .catalog: parts.catalog = try string()
      case .tab: parts.tab = try tab()
      case .title: parts.title = try string()
      case .field: parts.field = try string()
      case .from:
        if isAtNumber() { parts.fromIndex = try position() } else { parts.from = try value() }
      case .to: parts.to = try value()
      case .inserted: parts.inserted = try reference(to: .item)
      case .deleted: parts.deleted = try reference(to: .item)
      case .moved: parts.moved = try reference(to: .item)
      case .index: parts.index = try position()
      case .deliveries: parts.deliveries = try deliveries()
      case .unheardIn: try readUnheard()
      default: throw unexpected(key, in: object)
      }
    }
    try require([.name, .tab, .title, .deliveries], in: object)
    guard let event = parts.event(recording) else {
      throw json.problem("this is no event", at: object.start)
    }
    return event
  }

  private mutating func isAtNumber() -> Bool {
    json.next().map(JSONReader.isDigit) == true
  }

  /// Reads in which tabs nobody received an event, which follows from its deliveries.
  private mutating func readUnheard() throws(JSONProblem) {
    try json.beginArray()
    while try json.nextElement() { _ = try tab() }
  }

  private mutating func deliveries() throws(JSONProblem) -> [DeliveryRecord] {
    var deliveries: [DeliveryRecord] = []
    try json.beginArray()
    while try json.nextElement() { deliveries.append(try delivery()) }
    return deliveries
  }

  private mutating func delivery() throws(JSONProblem) -> DeliveryRecord {
    var object = try open()
    var delivery = DeliveryRecord(observer: .list, tab: 0, effect: .ignored)
    var effects: [DeliveryRecord.Effect] = []
    var from: Int?
    while let key = try next(&object) {
      switch key {
      case .observer: delivery.observer = try choice()
      case .tab: delivery.tab = try tab()
      case .reloadedRow: effects.append(.reloadedRow(try position()))
      case .removedRow: effects.append(.removedRow(try position()))
      case .insertedRow: effects.append(.insertedRow(try position()))
      case .movedRowFrom: from = try position()
      case .movedRowTo: effects.append(.movedRow(from: 0, to: try position()))
      case .refreshed:
        try mark()
        effects.append(.refreshed)
      case .ignored:
        try mark()
        effects.append(.ignored)
      default: throw unexpected(key, in: object)
      }
    }
    try require([.observer, .tab], in: object)
    guard effects.count == 1, object.has(.movedRowFrom) == object.has(.movedRowTo) else {
      throw json.problem("a delivery has one effect", at: object.start)
    }
    delivery.effect = effects[0]
    if case .movedRow(_, let to) = effects[0], let from {
      delivery.effect = .movedRow(from: from, to: to)
    }
    return delivery
  }

  /// Reads what was expected after a step.
  mutating func expectations() throws(JSONProblem) -> [ExpectationRecord] {
    var expectations: [ExpectationRecord] = []
    try json.beginArray()
    while try json.nextElement() { expectations.append(try expectation()) }
    return expectations
  }

  private mutating func expectation() throws(JSONProblem) -> ExpectationRecord {
    var object = try open()
    var expectation = ExpectationRecord(subject: "", expected: [], actual: [], holds: false)
    var actual: [String]?
    while let key = try next(&object) {
      switch key {
      case .kind: expectation.kind = try choice()
      case .subject: expectation.subject = try string()
      case .holds: expectation.holds = try json.flag()
      case .heldBefore:
        try mark()
        expectation.heldBefore = true
      case .expected: expectation.expected = try stringList()
      case .actual: actual = try stringList()
      default: throw unexpected(key, in: object)
      }
    }
    try require([.subject, .holds, .expected], in: object)
    expectation.actual = actual ?? expectation.expected
    return expectation
  }

  /// Reads the comparison of integrations; steps without difference are not written.
  mutating func readParity() throws(JSONProblem) {
    var object = try open()
    var parity = ParityRecord(
      integrations: [],
      steps: recording.steps.map { ParityRecord.Step(key: $0.key) }
    )
    while let key = try next(&object) {
      switch key {
      case .integrations: parity.integrations = try stringList()
      case .differences:
        try json.beginArray()
        while try json.nextElement() { try readDifferences(&parity) }
      default: throw unexpected(key, in: object)
      }
    }
    try require([.integrations, .differences], in: object)
    recording.parity = parity
  }

  private mutating func readDifferences(_ parity: inout ParityRecord) throws(JSONProblem) {
    var object = try open()
    var step = 0
    var differences: [String] = []
    while let key = try next(&object) {
      switch key {
      case .step: step = try reference(to: .step)
      case .differences: differences = try stringList()
      default: throw unexpected(key, in: object)
      }
    }
    try require([.step, .differences], in: object)
    parity.steps[step].differences = differences
  }
}

/// What stands in the JSON of an event, before it is known what kind of change it is.
private struct EventParts {
  var name = ""
  var title = ""
  var tab = 0
  var item: Int?
  var catalog: String?
  var field: String?
  var from: ValueRecord?
  var to: ValueRecord?
  var fromIndex: Int?
  var inserted: Int?
  var deleted: Int?
  var moved: Int?
  var index: Int?
  var deliveries: [DeliveryRecord] = []

  /// The event, if the parts belong together: an item posts updates, a catalog everything else.
  func event(_ recording: Recording) -> EventRecord? {
    guard let change, let poster = poster(recording) else { return nil }
    return EventRecord(
      name: name,
      poster: poster,
      tab: tab,
      itemTitle: title,
      change: change,
      deliveries: deliveries
    )
  }

  private func poster(_ recording: Recording) -> EventRecord.Poster? {
    if let item { return field == nil || catalog != nil ? nil : .item(item) }
    guard field == nil, catalog == recording.tabs[tab].catalog else { return nil }
    return .catalog(tab: tab)
  }

  private var change: EventRecord.Change? {
    switch (field, inserted, deleted, moved, index, from, to, fromIndex) {
    case (let field?, nil, nil, nil, nil, let from?, let to?, nil):
      .updated(field: field, old: from, new: to)
    case (nil, let item?, nil, nil, let index?, nil, nil, nil): .inserted(item: item, index: index)
    case (nil, nil, let item?, nil, let index?, nil, nil, nil): .deleted(item: item, index: index)
    case (nil, nil, nil, let item?, let index?, nil, nil, let from?):
      .moved(item: item, from: from, to: index)
    default: nil
    }
  }
}
