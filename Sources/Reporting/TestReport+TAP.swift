import Bytes
import Diagnostics

extension TestReport {
  /// The report in the Test Anything Protocol, version 14 (testanything.org): a test point for each
  /// expectation, with expected and actual as YAML under those that failed.
  ///
  /// A script without expectations, or one that could not be run, is a test point of its own.
  package var tap: [UInt8] {
    var writer = TAPWriter()
    for script in scripts { writer.write(script) }
    return writer.bytes
  }
}

/// Writes test points.
private struct TAPWriter {
  private var points = UTF8Writer()
  private var count = 0

  /// The document: a version, the plan and the points.
  var bytes: [UInt8] {
    var writer = UTF8Writer(reservingCapacity: points.bytes.count + 64)
    let remark = count == 0 ? " # SKIP nothing to run" : ""
    writer.append("TAP version 14\n1..\(count)\(remark)\n")
    writer.append(contentsOf: points.bytes)
    return writer.bytes
  }

  mutating func write(_ script: ScriptResult) {
    for testCase in script.cases { write(testCase, of: script) }
    switch script.obstacle {
    case .invalid(let problems):
      point(script.path + ": replay", isOK: false)
      block(problems)
    case .notRun(let reason): point(script.path + ": replay", isOK: true, skip: reason)
    case nil: if script.cases.isEmpty { point(script.path + ": replay", isOK: true) }
    }
  }

  private mutating func write(_ testCase: TestCase, of script: ScriptResult) {
    let name = script.path + ": " + testCase.name
    switch testCase.outcome {
    case .passed: point(name, isOK: true)
    case .notRun: point(name, isOK: true, skip: TestReport.stopReason)
    case .failed(let expected, let actual):
      point(name, isOK: false)
      points.append("  ---\n" as StaticString)
      line("message", "`\(testCase.subject)` is not as expected")
      at(testCase)
      list("expected", expected)
      list("actual", actual)
      points.append("  ...\n" as StaticString)
    }
  }

  /// Begins a test point; `#` and `\` in its name are escaped, as the protocol has it.
  private mutating func point(_ name: String, isOK: Bool, skip: String? = nil) {
    count += 1
    points.append(isOK ? "ok \(count) - " : "not ok \(count) - ")
    points.append(Self.escaped(name))
    if let skip { points.append(" # SKIP " + Self.escaped(skip)) }
    points.append(UInt8(ascii: "\n"))
  }

  private static func escaped(_ text: String) -> String {
    text.visible.replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }

  private mutating func block(_ problems: [Diagnostic]) {
    points.append("  ---\n" as StaticString)
    line("message", problems.first?.message ?? "the script could not be run")
    list("problems", problems.map(\.line))
    points.append("  ...\n" as StaticString)
  }

  private mutating func at(_ testCase: TestCase) {
    guard let location = testCase.location else { return }
    points.append("  at:\n" as StaticString)
    points.append("    file: " as StaticString)
    append(quoted: testCase.file)
    points.append("\n    line: \(location.line)\n    column: \(location.column)\n")
  }

  private mutating func line(_ key: StaticString, _ text: String) {
    points.append("  " as StaticString)
    points.append(key)
    points.append(": " as StaticString)
    append(quoted: text)
    points.append(UInt8(ascii: "\n"))
  }

  private mutating func list(_ key: StaticString, _ texts: [String]) {
    points.append("  " as StaticString)
    points.append(key)
    points.append(texts.isEmpty ? ": []\n" as StaticString : ":\n")
    for text in texts.prefix(200) {
      points.append("    - " as StaticString)
      append(quoted: text)
      points.append(UInt8(ascii: "\n"))
    }
    if texts.count > 200 {
      points.append("    - \"… and \(texts.count - 200) more\"\n")
    }
  }

  /// Appends a text in double quotes; JSON's quotes and escapes are YAML's as well.
  private mutating func append(quoted text: String) {
    points.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": points.append("\\" + String(scalar))
      case "\n": points.append("\\n" as StaticString)
      case _ where scalar.needsEscape:
        let digits = String(scalar.value, radix: 16)
        let width = scalar.value > 0xFFFF ? 8 : 4
        points.append(width == 8 ? "\\U" as StaticString : "\\u")
        points.append(String(repeating: "0", count: width - digits.utf8.count) + digits)
      default: points.append(String(scalar))
      }
    }
    points.append(UInt8(ascii: "\""))
  }
}
