import Bytes
import Diagnostics

// GitHub.
extension ReviewReport {
  /// GitHub shows so many annotations of a kind from one step of a job.
  private static let mostOfAKind = 10

  /// The review as workflow commands, which GitHub Actions turns into annotations: errors for
  /// expectations that fail now, warnings for all else, the most important first.
  ///
  /// The last one says how many had no room.
  package var gitHubAnnotations: String {
    var lines: [String] = []
    let all = byImportance
    let failures = all.filter(\.difference.isNewFailure)
    let others = all.filter { !$0.difference.isNewFailure }
    for (kind, list) in [("error", failures), ("warning", others)] {
      for (scenario, difference) in list.prefix(Self.mostOfAKind) {
        lines.append(command(kind, scenario, difference))
      }
    }
    let told = lines.count
    if all.count > told {
      lines.append("::notice title=Peekbook::" + "… and \(all.count - told) more differences")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func command(
    _ kind: String,
    _ scenario: ScenarioReview,
    _ difference: Difference
  ) -> String {
    var properties: [String] = []
    if let place = places(scenario, difference.step) {
      properties += [
        "file=" + Self.escapedProperty(place.file), "line=\(place.line)", "col=\(place.column)",
      ]
    }
    properties.append(
      "title=" + Self.escapedProperty("\(scenario.name): \(difference.change.rawValue)")
    )
    let message = Self.escaped(difference.line(in: scenario))
    return "::\(kind) " + properties.joined(separator: ",") + "::" + message
  }

  /// Escapes a message: https://github.com/actions/toolkit, package `core`, `command.ts`.
  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A")
      .replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

// GitLab.
extension ReviewReport {
  /// The review as a code quality report, which GitLab shows beside the lines of a merge request.
  package var gitLabReport: [UInt8] {
    var json = JSONWriter(layout: .lines)
    var counts: [Spelling: Int] = [:]
    json.beginArray()
    for (scenario, difference) in byImportance {
      let line = difference.line(in: scenario)
      let key = Spelling(scenario.name + "\n" + line)
      counts[key, default: 0] += 1
      let place = places(scenario, difference.step)
      json.beginObject(layout: .compact)
      json.key("description")
      json.value(line)
      json.key("check_name")
      json.value("peekbook-" + difference.change.rawValue)
      json.key("fingerprint")
      json.value(Self.fingerprint("\(key.text)\n\(counts[key, default: 1])"))
      json.key("severity")
      json.value(difference.isNewFailure ? "major" : "minor")
      json.key("location")
      json.beginObject()
      json.key("path")
      json.value(place?.file ?? scenario.name)
      json.key("lines")
      json.beginObject()
      json.key("begin")
      json.value(place?.line ?? 1)
      json.endObject()
      json.endObject()
      json.endObject()
    }
    json.endArray()
    return json.bytes
  }

  /// A name for a finding that stays as long as the finding does (FNV-1a).
  private static func fingerprint(_ text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
