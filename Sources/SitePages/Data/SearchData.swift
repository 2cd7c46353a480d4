internal import Bytes
internal import MarkdownTree
internal import Recordings

/// What the search on every page looks through: titles of scenarios, steps and items, and events.
///
/// It is a script that sets a variable, since a page that was opened from a disk may not fetch.
///
/// - Complexity: O(*n*) in the steps, items and events, in time and in size.
enum SearchData {
  /// Where it stands in the site.
  static let path = "assets/search-data.js"

  /// Returns the script, of the parts of all scenarios.
  static func script(_ parts: [[UInt8]]) -> [UInt8] {
    var out = UTF8Writer(reservingCapacity: parts.reduce(64) { $0 + $1.count + 2 })
    out.append("self.peekbookSearch = [" as StaticString)
    for (position, part) in parts.enumerated() {
      out.append(position > 0 ? ",\n" as StaticString : "\n")
      out.append(contentsOf: part)
    }
    out.append("\n];\n" as StaticString)
    return out.bytes
  }

  /// Returns the part of a scenario, as JSON.
  static func part(of scenario: ScenarioSite, lead: String) -> [UInt8] {
    let recording = scenario.recording
    var json = JSONWriter(reservingCapacity: 64 * (recording.steps.count + recording.items.count))
    json.beginObject()
    json.key("path")
    json.value(scenario.path)
    json.key("title")
    json.value(recording.title.visible)
    json.key("lead")
    json.value(lead.visible)
    writeSteps(of: recording, into: &json)
    writeItems(of: recording, into: &json)
    writeEvents(of: recording, into: &json)
    json.endObject()
    return json.bytes
  }

  private static func writeSteps(of recording: Recording, into json: inout JSONWriter) {
    json.key("steps")
    json.beginArray(layout: .lines)
    for step in recording.steps {
      json.row([step.key, StepTitle(step, in: recording).plain.visible])
    }
    json.endArray()
  }

  private static func writeItems(of recording: Recording, into json: inout JSONWriter) {
    json.key("items")
    json.beginArray(layout: .lines)
    for item in recording.items {
      json.row([item.key, item.title.visible, recording.tabs[item.tab].title.visible])
    }
    json.endArray()
  }

  private static func writeEvents(of recording: Recording, into json: inout JSONWriter) {
    let wording = EventWording(recording: recording, form: .markdown)
    var names: [String] = []
    var places: [String: Int] = [:]
    json.key("events")
    json.beginArray(layout: .lines)
    for (index, step) in recording.steps.enumerated() {
      for event in step.events {
        let place = places[event.name] ?? names.count
        if place == names.count {
          names.append(event.name)
          places[event.name] = place
        }
        json.beginArray(layout: .compact)
        json.value(index)
        json.value(place)
        json.value(event.itemTitle.visible)
        json.value(Inline.plainText(wording.change(of: event)).visible)
        json.endArray()
      }
    }
    json.endArray()
    json.key("names")
    json.row(names.map(\.visible))
  }
}

extension JSONWriter {
  /// Writes texts as an array on one line.
  mutating func row(_ texts: [String]) {
    beginArray(layout: .compact)
    for text in texts { value(text) }
    endArray()
  }
}
