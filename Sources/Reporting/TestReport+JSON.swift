package import Bytes
import Diagnostics

extension TestReport {
  /// The version of the JSON.
  private static let version = 1

  /// The report as a JSON document.
  package var json: [UInt8] {
    var json = JSONWriter(layout: .lines)
    json.beginObject()
    json.key("format")
    json.value("peekbook-test")
    json.key("version")
    json.value(Self.version)
    json.key("scripts")
    writeScripts(to: &json)
    json.key("total")
    json.beginObject(layout: .compact)
    Self.write(counts, to: &json)
    json.endObject()
    json.endObject()
    return json.bytes
  }

  /// Writes the scripts as an array.
  package func writeScripts(to json: inout JSONWriter) {
    json.beginArray()
    for script in scripts { Self.write(script, to: &json) }
    json.endArray()
  }

  private static func write(_ script: ScriptResult, to json: inout JSONWriter) {
    json.beginObject()
    json.key("path")
    json.value(script.path)
    json.key("file")
    json.value(script.file)
    json.key("title")
    json.value(script.title)
    json.key("verdict")
    json.value(script.verdict.rawValue)
    write(script.counts, to: &json)
    if case .invalid(let problems) = script.obstacle {
      json.key("problems")
      JSONRenderer().write(DiagnosticBag(problems), to: &json)
    }
    json.key("cases")
    json.beginArray()
    for testCase in script.cases { write(testCase, to: &json) }
    json.endArray()
    json.endObject()
  }

  private static func write(_ counts: TestCounts, to json: inout JSONWriter) {
    json.key("steps")
    json.value(counts.steps)
    json.key("passed")
    json.value(counts.passed)
    json.key("failed")
    json.value(counts.failed)
    json.key("notRun")
    json.value(counts.notRun)
  }

  private static func write(
    _ testCase: TestCase,
    to json: inout JSONWriter
  ) {
    json.beginObject(layout: .compact)
    json.key("name")
    json.value(testCase.name)
    json.key("step")
    json.value(testCase.step)
    json.key("subject")
    json.value(testCase.subject)
    if let location = testCase.location {
      json.key("file")
      json.value(testCase.file)
      json.key("line")
      json.value(location.line)
      json.key("column")
      json.value(location.column)
    }
    json.key("verdict")
    switch testCase.outcome {
    case .passed: json.value("passed")
    case .notRun: json.value("not-run")
    case .failed(let expected, let actual):
      json.value("failed")
      for (key, texts) in [("expected", expected), ("actual", actual)] {
        json.key(key)
        json.beginArray()
        for text in texts { json.value(text) }
        json.endArray()
      }
    }
    json.endObject()
  }
}
