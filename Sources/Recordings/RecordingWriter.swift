import Bytes

/// Writes a recording as JSON.
///
/// The keys stand in one order, and every row, item screen, item and step has a line of its own,
/// so that files differ line by line. Rows and item screens are named by their item and a count
/// (`red@2` is the second look of the row of `red`), steps by their keys; a step without `screen`
/// left the screen as it was. Indices count from 0.
package struct RecordingWriter {
  /// The name of the format.
  package static let format = "peekbook-recording"
  /// The version of the format that is written.
  package static let version = 1

  private let recording: Recording
  private let rowNames: [String]
  private let itemScreenNames: [String]
  private var json: JSONWriter

  /// Returns a recording as JSON.
  ///
  /// - Complexity: O(*n*) in the size of the recording.
  package static func write(_ recording: Recording) -> [UInt8] {
    var writer = RecordingWriter(recording)
    writer.writeAll()
    return writer.json.bytes
  }

  private init(_ recording: Recording) {
    self.recording = recording
    rowNames = Self.names(recording.rows.map(\.item), recording.items)
    itemScreenNames = Self.names(recording.itemScreens.map(\.item), recording.items)
    json = JSONWriter(layout: .lines, reservingCapacity: 512 * recording.steps.count)
  }

  private static func names(_ owners: [Int], _ items: [ItemRecord]) -> [String] {
    var counts = Array(repeating: 0, count: items.count)
    return owners.map { item in
      counts[item] += 1
      return "\(items[item].key)@\(counts[item])"
    }
  }
}

extension RecordingWriter {
  private mutating func writeAll() {
    json.beginObject()
    write("format", Self.format)
    write("version", Self.version)
    write("title", recording.title)
    write("description", recording.description)
    if let recorder = recording.recorder { write("recorder", recorder) }
    writeDevice()
    writeArray("tabs", recording.tabs) { $0.write($1) }
    writeArray("items", recording.items) { $0.write($1) }
    writeArray("rows", Array(zip(rowNames, recording.rows))) { $0.write($1.1, name: $1.0) }
    writeArray("itemScreens", Array(zip(itemScreenNames, recording.itemScreens))) {
      $0.write($1.1, name: $1.0)
    }
    writeArray("steps", recording.steps) { $0.write($1) }
    writeParity()
    json.endObject()
  }

  private mutating func writeDevice() {
    let device = recording.device
    json.key("device")
    json.beginObject(layout: .compact)
    write("width", device.width)
    write("height", device.height)
    write("rowHeight", device.rowHeight)
    // What every phone has is left out, as it always was.
    if device.textSize != DeviceRecord.standardTextSize { write("textSize", device.textSize) }
    write("topBars", device.topBars)
    write("bottomBars", device.bottomBars)
    write("hasTabBar", recording.hasTabBar)
    json.endObject()
  }

  private mutating func write(_ tab: TabRecord) {
    json.beginObject(layout: .compact)
    write("title", tab.title)
    write("integration", tab.integration)
    write("kind", tab.kind)
    write("catalog", tab.catalog)
    write("actions", tab.actions)
    if let height = tab.rowHeight { write("rowHeight", height) }
    write("firstSections", tab.firstSections)
    write("lastSections", tab.lastSections)
    write("firstRows", tab.firstRows.map { rowNames[$0] })
    write("lastRows", tab.lastRows.map { rowNames[$0] })
    json.endObject()
  }

  private mutating func write(_ item: ItemRecord) {
    json.beginObject(layout: .compact)
    write("key", item.key)
    if let id = item.id { write("id", id) }
    write("tab", item.tab)
    write("title", item.title)
    write("fields", item.fields)
    if item.lastFields != item.fields { write("lastFields", item.lastFields) }
    write("lastScreen", itemScreenNames[item.lastScreen])
    if let step = item.insertedBy { write("insertedBy", recording.steps[step].key) }
    if let step = item.deletedBy { write("deletedBy", recording.steps[step].key) }
    json.endObject()
  }

  private mutating func write(_ row: RowRecord, name: String) {
    json.beginObject(layout: .compact)
    write("name", name)
    write("item", recording.items[row.item].key)
    write("title", row.title)
    if !row.subtitle.isEmpty { write("subtitle", row.subtitle) }
    if !row.detail.isEmpty { write("detail", row.detail) }
    if let symbol = row.symbol {
      write("symbol", symbol.shape.rawValue)
      if let tint = symbol.tint { write("tint", tint) }
    }
    write("accessory", row.accessory.rawValue)
    json.endObject()
  }

  private mutating func write(_ screen: ItemScreenRecord, name: String) {
    json.beginObject(layout: .compact)
    write("name", name)
    write("item", recording.items[screen.item].key)
    write("title", screen.title)
    if let background = screen.background { write("background", background) }
    write("fields", screen.fields)
    json.key("options")
    json.beginArray()
    for option in screen.options {
      json.beginObject()
      write("label", option.label)
      if let color = option.color { write("color", color) }
      write("isSelected", option.isSelected)
      json.endObject()
    }
    json.endArray()
    json.key("actions")
    json.beginArray()
    for action in screen.actions {
      json.beginObject()
      write("title", action.title)
      write("isDestructive", action.isDestructive)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }
}

extension RecordingWriter {
  private mutating func write(_ step: StepRecord) {
    json.beginObject()
    write("key", step.key)
    if let id = step.id { write("id", id) }
    write(step.action)
    if !step.outcome.isEmpty { write("outcome", step.outcome) }
    if !step.note.isEmpty { write("note", step.note) }
    if !step.narration.isEmpty { write("narration", step.narration) }
    if !step.yaml.isEmpty { write("yaml", step.yaml) }
    if step.after != step.before || step.action.verb == "start" {
      json.key("screen")
      write(recording.screens[step.after])
    }
    if !step.events.isEmpty { writeArray("events", step.events) { $0.write($1) } }
    if !step.expectations.isEmpty {
      writeArray("expectations", step.expectations) { $0.write($1) }
    }
    if !step.remarks.isEmpty { write("remarks", step.remarks) }
    json.endObject()
  }

  private mutating func write(_ action: StepRecord.Action) {
    json.key("action")
    json.beginObject(layout: .compact)
    write("verb", action.verb)
    if !action.target.isEmpty { write("target", action.target) }
    if let item = action.item { write("item", recording.items[item].key) }
    if let point = action.point { write("point", point) }
    json.endObject()
  }

  private mutating func write(_ screen: ScreenRecord) {
    json.beginObject(layout: .compact)
    write("kind", screen.kind.rawValue)
    write("tab", screen.tab)
    write("title", screen.list.title)
    write("offset", screen.list.offset)
    write("count", screen.list.count)
    write("firstVisible", screen.list.firstVisible)
    write("rows", screen.list.rows.map { rowNames[$0] })
    write(screen.list.headers)
    if let cut = screen.list.cut { write("cut", cut) }
    if let itemScreen = screen.itemScreen { write("itemScreen", itemScreenNames[itemScreen]) }
    if let press = screen.press { write("press", press) }
    json.endObject()
  }

  private mutating func write(_ headers: [ScreenRecord.List.Header]) {
    guard !headers.isEmpty else { return }
    json.key("headers")
    json.beginArray()
    for header in headers {
      json.beginObject()
      write("title", header.title)
      write("count", header.count)
      write("row", header.row)
      json.endObject()
    }
    json.endArray()
  }

  private mutating func write(_ key: String, _ sections: [SectionRecord]) {
    guard !sections.isEmpty else { return }
    json.key(key)
    json.beginArray(layout: .compact)
    for section in sections {
      json.beginObject(layout: .compact)
      write("title", section.title)
      write("count", section.count)
      json.endObject()
    }
    json.endArray()
  }

  private mutating func write(_ event: EventRecord) {
    json.beginObject(layout: .compact)
    write("name", event.name)
    switch event.poster {
    case .item(let item): write("item", recording.items[item].key)
    case .catalog(let tab): write("catalog", recording.tabs[tab].catalog)
    }
    write("tab", event.tab)
    write("title", event.itemTitle)
    write(event.change)
    json.key("deliveries")
    json.beginArray()
    for delivery in event.deliveries { write(delivery) }
    json.endArray()
    write("unheardIn", unheard(event))
    json.endObject()
  }

  /// The indices of the other tabs in which nobody received an event.
  private func unheard(_ event: EventRecord) -> [Int] {
    recording.tabs.indices.filter { tab in
      tab != event.tab && !event.deliveries.contains { $0.tab == tab }
    }
  }

  private mutating func write(_ change: EventRecord.Change) {
    switch change {
    case .updated(let field, let old, let new):
      write("field", field)
      json.key("from")
      write(old)
      json.key("to")
      write(new)
    case .inserted(let item, let index):
      write("inserted", recording.items[item].key)
      write("index", index)
    case .deleted(let item, let index):
      write("deleted", recording.items[item].key)
      write("index", index)
    case .moved(let item, let from, let to):
      write("moved", recording.items[item].key)
      write("from", from)
      write("index", to)
    }
  }

  private mutating func write(_ delivery: DeliveryRecord) {
    json.beginObject()
    write("observer", delivery.observer.rawValue)
    write("tab", delivery.tab)
    switch delivery.effect {
    case .reloadedRow(let row): write("reloadedRow", row)
    case .removedRow(let row): write("removedRow", row)
    case .insertedRow(let row): write("insertedRow", row)
    case .movedRow(let from, let to):
      write("movedRowFrom", from)
      write("movedRowTo", to)
    case .refreshed: write("refreshed", true)
    case .ignored: write("ignored", true)
    }
    json.endObject()
  }

  private mutating func write(_ expectation: ExpectationRecord) {
    json.beginObject(layout: .compact)
    if expectation.kind != .script { write("kind", expectation.kind.rawValue) }
    write("subject", expectation.subject)
    write("holds", expectation.holds)
    if expectation.heldBefore { write("heldBefore", true) }
    write("expected", expectation.expected)
    // What was found is what was expected, if that held as written.
    if expectation.actual != expectation.expected { write("actual", expectation.actual) }
    json.endObject()
  }

  private mutating func writeParity() {
    guard let parity = recording.parity else { return }
    json.key("parity")
    json.beginObject()
    write("integrations", parity.integrations)
    writeArray("differences", parity.steps.filter { !$0.differences.isEmpty }) { writer, step in
      writer.json.beginObject(layout: .compact)
      writer.write("step", step.key)
      writer.write("differences", step.differences)
      writer.json.endObject()
    }
    json.endObject()
  }
}

extension RecordingWriter {
  private mutating func write(_ key: String, _ text: String) {
    json.key(key)
    json.value(text)
  }

  private mutating func write(_ key: String, _ number: Int) {
    json.key(key)
    json.value(number)
  }

  private mutating func write(_ key: String, _ flag: Bool) {
    json.key(key)
    json.value(flag)
  }

  private mutating func write(_ key: String, _ texts: [String]) {
    json.key(key)
    json.beginArray(layout: .compact)
    for text in texts { json.value(text) }
    json.endArray()
  }

  private mutating func write(_ key: String, _ numbers: [Int]) {
    json.key(key)
    json.beginArray(layout: .compact)
    for number in numbers { json.value(number) }
    json.endArray()
  }

  private mutating func write(_ key: String, _ point: ScreenRecord.Point) {
    write(key, [point.x, point.y])
  }

  private mutating func write(_ key: String, _ fields: [FieldRecord]) {
    json.key(key)
    json.beginObject(layout: .compact)
    for field in fields {
      json.key(field.name)
      write(field.value)
    }
    json.endObject()
  }

  private mutating func write(_ value: ValueRecord) {
    switch value {
    case .absent: json.null()
    case .text(let text): json.value(text)
    case .flag(let flag): json.value(flag)
    case .number(let digits, let unit):
      json.beginObject()
      write("number", digits)
      write("unit", unit)
      json.endObject()
    case .color(let hex, let written, let isMapped):
      json.beginObject()
      write("color", hex)
      write("written", written)
      if isMapped { write("isMapped", true) }
      json.endObject()
    case .selection(let index, let label):
      json.beginObject()
      write("selected", index)
      write("label", label)
      json.endObject()
    case .date(let date):
      json.beginObject()
      write("date", date)
      json.endObject()
    case .list(let texts):
      json.beginArray()
      for text in texts { json.value(text) }
      json.endArray()
    }
  }

  private mutating func writeArray<Element>(
    _ key: String,
    _ elements: [Element],
    _ write: (inout Self, Element) -> Void
  ) {
    json.key(key)
    json.beginArray()
    for element in elements { write(&self, element) }
    json.endArray()
  }
}
