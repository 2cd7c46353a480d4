package import Bytes
import Diagnostics

extension ReviewReport {
  /// The version of the JSON.
  private static let version = 1

  /// The review as JSON: all of it, nothing cut.
  package var json: [UInt8] {
    var json = JSONWriter(layout: .lines)
    write(to: &json)
    return json.bytes
  }

  /// Writes the same as a value of other JSON.
  package func write(to json: inout JSONWriter) {
    json.beginObject()
    json.key("format")
    json.value("peekbook-review")
    json.key("version")
    json.value(Self.version)
    json.key("isEmpty")
    json.value(review.isEmpty)
    json.key("differences")
    json.value(review.differenceCount)
    json.key("groups")
    json.beginArray()
    for group in review.groups { write(group, to: &json) }
    json.endArray()
    json.key("scenarios")
    json.beginArray()
    for scenario in review.scenarios { write(scenario, to: &json) }
    json.endArray()
    json.endObject()
  }

  private func write(_ group: DifferenceGroup, to json: inout JSONWriter) {
    json.beginObject(layout: .compact)
    json.key("change")
    json.value(group.change.rawValue)
    json.key("sentence")
    json.value(group.sentence)
    json.key("count")
    json.value(group.members.count)
    json.key("frames")
    json.value(group.frameCount)
    json.key("scenarios")
    json.value(group.scenarioCount)
    json.endObject()
  }

  private func write(_ scenario: ScenarioReview, to json: inout JSONWriter) {
    json.beginObject()
    json.key("base")
    json.write(scenario.path.base)
    json.key("head")
    json.write(scenario.path.head)
    json.key("differences")
    json.beginArray()
    for difference in scenario.differences { write(difference, of: scenario, to: &json) }
    json.endArray()
    json.endObject()
  }

  private func write(
    _ difference: Difference,
    of scenario: ScenarioReview,
    to json: inout JSONWriter
  ) {
    json.beginObject(layout: .compact)
    json.key("change")
    json.value(difference.change.rawValue)
    json.key("subject")
    json.value(difference.subject.words)
    json.key("base")
    json.write(difference.values.base)
    json.key("head")
    json.write(difference.values.head)
    json.key("step")
    json.value(scenario.key(ofStep: difference.step))
    if difference.isNewFailure {
      json.key("isNewFailure")
      json.value(true)
    }
    if let place = places(scenario, difference.step) {
      json.key("file")
      json.value(place.file)
      json.key("line")
      json.value(place.line)
    }
    json.key("frames")
    json.beginArray()
    for frame in difference.frames { json.value(scenario.key(ofStep: frame)) }
    json.endArray()
    write(difference.effects, to: &json)
    json.endObject()
  }

  private func write(_ effects: [Difference.Effect], to json: inout JSONWriter) {
    guard !effects.isEmpty else { return }
    json.key("effects")
    json.beginArray()
    for effect in effects {
      json.beginObject()
      json.key("subject")
      json.value(effect.subject.words)
      json.key("base")
      json.write(effect.values.base)
      json.key("head")
      json.write(effect.values.head)
      json.endObject()
    }
    json.endArray()
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ text: String?) {
    if let text { value(text) } else { null() }
  }
}
