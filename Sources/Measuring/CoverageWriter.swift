import Bytes

/// Writes the coverage of a site as JSON: its totals, and those of each scenario on a line.
package enum CoverageWriter {
  /// The name of the format.
  package static let format = "peekbook-coverage"
  /// The version of the format that is written.
  package static let version = 1

  /// Returns the coverage of scenarios, each by the path of its folder.
  ///
  /// - Complexity: O(*n*) in the number of scenarios.
  package static func write(_ scenarios: [(path: String, totals: CoverageTotals)]) -> [UInt8] {
    var all = CoverageTotals()
    for scenario in scenarios { all.add(scenario.totals) }
    var json = JSONWriter(layout: .lines)
    json.beginObject()
    json.key("format")
    json.value(format)
    json.key("version")
    json.value(version)
    write(all, to: &json)
    json.key("scenarios")
    json.beginArray()
    for (path, totals) in scenarios {
      json.beginObject(layout: .compact)
      json.key("path")
      json.value(path)
      write(totals, to: &json)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  private static func write(_ totals: CoverageTotals, to json: inout JSONWriter) {
    json.key("percent")
    json.value(totals.percent)
    for aspect in CoverageAspect.allCases {
      json.key(aspect.rawValue)
      json.beginObject(layout: .compact)
      json.key("reached")
      json.value(totals[aspect].reached)
      json.key("total")
      json.value(totals[aspect].total)
      json.endObject()
    }
  }
}
