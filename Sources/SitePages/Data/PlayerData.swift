internal import Bytes
internal import Recordings

/// What the player shows beside the screens: each step's YAML, and the model's state as the items'
/// first fields and what every event changed.
///
/// States are not written down one by one, which would take steps × items. No step is named by
/// a line of the script, so a comment changes nothing.
///
/// - Complexity: O(*n*) in the steps, items and events, in time and in size.
struct PlayerData {
  /// The most items of which those are told, too, that no event ever touched.
  private static let mostUntouched = 60

  private let recording: Recording
  /// The places, in the table of items, of those that are told.
  private var places: [Int?]

  /// Returns the path of a scenario's script.
  static func path(of scenario: ScenarioSite) -> String {
    scenario.path + "/player-data.js"
  }

  /// Takes stock of a recording.
  init(_ context: ScenarioContext) {
    recording = context.recording
    places = Array(repeating: nil, count: recording.items.count)
    let isSmall = recording.items.count <= Self.mostUntouched
    var count = 0
    for item in recording.items.indices where isSmall || !context.history[item].isEmpty {
      places[item] = count
      count += 1
    }
  }

  /// Returns the script.
  func script() -> [UInt8] {
    var json = JSONWriter(layout: .lines, reservingCapacity: 128 * recording.steps.count)
    json.beginObject()
    writeTabs(into: &json)
    writeItems(into: &json)
    json.key("steps")
    json.beginArray()
    for step in recording.steps { write(step, into: &json) }
    json.endArray()
    json.endObject()
    var out = UTF8Writer(reservingCapacity: json.bytes.count + 32)
    out.append("self.peekbookPlayer = " as StaticString)
    out.append(contentsOf: json.bytes.dropLast())
    out.append(";\n" as StaticString)
    return out.bytes
  }
}

extension PlayerData {
  private func writeTabs(into json: inout JSONWriter) {
    var counts = Array(repeating: 0, count: recording.tabs.count)
    for item in recording.items { counts[item.tab] += 1 }
    json.key("tabs")
    json.beginArray()
    for (tab, count) in zip(recording.tabs, counts) {
      json.beginArray(layout: .compact)
      json.value(recording.hasTabBar ? tab.title.visible : "")
      json.value(tab.catalog.visible)
      json.value(count)
      json.endArray()
    }
    json.endArray()
  }

  private func writeItems(into json: inout JSONWriter) {
    json.key("items")
    json.beginArray()
    for (index, item) in recording.items.enumerated() where places[index] != nil {
      json.beginObject(layout: .compact)
      json.key("key")
      json.value(item.key)
      json.key("tab")
      json.value(item.tab)
      json.key("title")
      json.value(item.title.visible)
      if item.insertedBy != nil {
        json.key("inserted")
        json.value(true)
      }
      json.key("fields")
      json.beginArray()
      for field in item.fields { json.row([field.name.visible, field.value.text.visible]) }
      json.endArray()
      json.endObject()
    }
    json.endArray()
  }

  private func write(_ step: StepRecord, into json: inout JSONWriter) {
    json.beginObject(layout: .compact)
    json.key("yaml")
    json.value(Self.lines(of: step.yaml))
    json.key("events")
    json.beginArray()
    for event in step.events { write(event, into: &json) }
    json.endArray()
    json.endObject()
  }

  private func write(_ event: EventRecord, into json: inout JSONWriter) {
    guard let place = places[event.item] else { return }
    json.beginArray()
    json.value("\(event.change.className)")
    json.value(place)
    if case .updated(let name, _, let new) = event.change,
      let field = recording.items[event.item].fields.firstIndex(where: { $0.name == name })
    {
      json.value(field)
      json.value(new.text.visible)
    }
    json.endArray()
  }

  /// Returns text of several lines with what could not be seen in them written as escapes.
  private static func lines(of text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F || $0 == UInt8(ascii: "\n") }
    guard !isPlain else { return text }
    return text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.last == "\r" ? $0.dropLast() : $0).visible }.joined(separator: "\n")
  }
}
