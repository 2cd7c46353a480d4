import Bytes
import Diagnostics

extension ReviewReport {
  /// The review as JUnit XML: a suite for each scenario, a failed case for each difference, and a
  /// case that passed for a scenario without any.
  ///
  /// It is valid XML 1.0 whatever the texts hold: what XML has no way to write, not even as a
  /// reference, is written as `\u{1B}`.
  package var jUnit: [UInt8] {
    var xml = UTF8Writer()
    let cases = review.scenarios.reduce(0) { $0 + max(1, $1.differences.count) }
    xml.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" as StaticString)
    xml.append("<testsuites name=\"peekbook review\"" as StaticString)
    Self.append("tests", "\(cases)", to: &xml)
    Self.append("failures", "\(review.differenceCount)", to: &xml)
    xml.append(">\n" as StaticString)
    for scenario in review.scenarios { append(scenario, to: &xml) }
    xml.append("</testsuites>\n" as StaticString)
    return xml.bytes
  }

  private func append(_ scenario: ScenarioReview, to xml: inout UTF8Writer) {
    xml.append("  <testsuite" as StaticString)
    Self.append("name", scenario.name, to: &xml)
    Self.append("tests", "\(max(1, scenario.differences.count))", to: &xml)
    Self.append("failures", "\(scenario.differences.count)", to: &xml)
    xml.append(">\n" as StaticString)
    if scenario.differences.isEmpty {
      Self.appendCase("no difference", scenario, place: nil, to: &xml)
      xml.append("/>\n" as StaticString)
    }
    for difference in scenario.differences { append(difference, of: scenario, to: &xml) }
    xml.append("  </testsuite>\n" as StaticString)
  }

  private func append(
    _ difference: Difference,
    of scenario: ScenarioReview,
    to xml: inout UTF8Writer
  ) {
    let place = places(scenario, difference.step)
    let key = scenario.key(ofStep: difference.step)
    // A step has its key in front, so that cases of one sentence are told apart.
    Self.appendCase(key + ": " + difference.sentence, scenario, place: place, to: &xml)
    xml.append(">\n      <failure" as StaticString)
    Self.append("type", difference.change.rawValue, to: &xml)
    Self.append("message", difference.line(in: scenario), to: &xml)
    xml.append(">" as StaticString)
    for effect in difference.effects {
      xml.append("so " as StaticString)
      xml.appendHTMLEscaped(effect.line)
      xml.append("\n" as StaticString)
    }
    for frame in difference.frames.prefix(50) {
      xml.append("frame " as StaticString)
      xml.appendHTMLEscaped(scenario.key(ofStep: frame).visible)
      xml.append("\n" as StaticString)
    }
    if difference.frames.count > 50 {
      xml.append("… and \(difference.frames.count - 50) more frames\n")
    }
    xml.append("</failure>\n    </testcase>\n" as StaticString)
  }

  private static func appendCase(
    _ name: String,
    _ scenario: ScenarioReview,
    place: Location?,
    to xml: inout UTF8Writer
  ) {
    xml.append("    <testcase" as StaticString)
    append("classname", scenario.name, to: &xml)
    append("name", name, to: &xml)
    guard let place else { return }
    append("file", place.file, to: &xml)
    append("line", "\(place.line)", to: &xml)
  }

  private static func append(_ name: StaticString, _ value: String, to xml: inout UTF8Writer) {
    xml.append(UInt8(ascii: " "))
    xml.append(name)
    xml.append("=\"" as StaticString)
    xml.appendHTMLEscaped(value.visible)
    xml.append(UInt8(ascii: "\""))
  }
}
