import Diagnostics

extension TestReport {
  /// The report as JUnit XML: a suite for each script and a case for each expectation.
  ///
  /// A script without expectations has one case, that it could be replayed, and so has one that could
  /// not: there the case is an error. Files are paths from the repository's root.
  package var jUnit: [UInt8] {
    var xml = XMLWriter()
    let suites = scripts.map(JUnitSuite.init)
    xml.begin(
      "testsuites",
      [("name", "peekbook test")]
        + JUnitSuite.counts(suites.reduce(into: JUnitSuite.Counts()) { $0.add($1.counts) })
    )
    for suite in suites { suite.write(to: &xml) }
    xml.end()
    return xml.bytes
  }
}

/// A script as JUnit shows it.
private struct JUnitSuite {
  struct Counts {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0

    mutating func add(_ other: Counts) {
      tests += other.tests
      failures += other.failures
      errors += other.errors
      skipped += other.skipped
    }
  }

  let script: ScriptResult
  let counts: Counts

  init(_ script: ScriptResult) {
    self.script = script
    var counts = Counts(
      tests: script.cases.count,
      failures: script.counts.failed,
      skipped: script.counts.notRun
    )
    switch script.obstacle {
    case .invalid: counts.add(Counts(tests: 1, errors: 1))
    case .notRun: counts.add(Counts(tests: 1, skipped: 1))
    case nil: if script.cases.isEmpty { counts.tests = 1 }
    }
    self.counts = counts
  }

  static func counts(_ counts: Counts) -> [(name: StaticString, value: String)] {
    [
      ("tests", "\(counts.tests)"), ("failures", "\(counts.failures)"),
      ("errors", "\(counts.errors)"), ("skipped", "\(counts.skipped)"),
    ]
  }

  func write(to xml: inout XMLWriter) {
    xml.begin("testsuite", [("name", script.path)] + Self.counts(counts) + [("file", script.file)])
    for testCase in script.cases { write(testCase, to: &xml) }
    writeReplay(to: &xml)
    xml.end()
  }

  /// Writes the case that stands for the script as a whole, if there is one.
  private func writeReplay(to xml: inout XMLWriter) {
    guard script.obstacle != nil || script.cases.isEmpty else { return }
    var location: Location?
    if case .invalid(let problems) = script.obstacle {
      location = problems.lazy.compactMap(\.location).first
    }
    begin("replay", location, script.file, &xml)
    switch script.obstacle {
    case .invalid(let problems):
      let first = problems.first
      xml.begin(
        "error",
        [("type", first?.code.name ?? "invalid-script"), ("message", first?.message ?? "")]
      )
      for problem in problems { xml.line(problem.line) }
      xml.end(afterText: true)
    case .notRun(let reason):
      xml.begin("skipped", [("message", reason)])
      xml.end()
    case nil: break
    }
    xml.end()
  }

  private func write(_ testCase: TestCase, to xml: inout XMLWriter) {
    begin(testCase.name, testCase.location, testCase.file, &xml)
    switch testCase.outcome {
    case .passed: break
    case .notRun:
      xml.begin("skipped", [("message", TestReport.stopReason)])
      xml.end()
    case .failed(let expected, let actual):
      let message = "`\(testCase.subject)` is not as expected"
      xml.begin("failure", [("type", "expectation-failed"), ("message", message)])
      for line in ValueDiff(testCase.subject, expected: expected, actual: actual).unified {
        xml.line(line)
      }
      xml.end(afterText: true)
    }
    xml.end()
  }

  private func begin(
    _ name: String,
    _ location: Location?,
    _ file: String,
    _ xml: inout XMLWriter
  ) {
    var attributes: [(name: StaticString, value: String)] = [
      ("classname", script.path), ("name", name), ("file", file),
    ]
    if let location { attributes.append(("line", "\(location.line)")) }
    xml.begin("testcase", attributes)
  }
}

extension Diagnostic {
  /// The problem on one line, with its place.
  var line: String {
    let place = location.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
    return place + severity.rawValue + ": " + message + " [" + code.name + "]"
  }
}

extension ValueDiff {
  /// The comparison below each other, for where there is no room side by side.
  var unified: [String] {
    var result = ["- expected, + actual"]
    for line in lines {
      switch line.mark {
      case .same: result.append("  " + (line.expected ?? ""))
      case .missing, .extra, .changed, .moved:
        if let expected = line.expected { result.append("- " + expected) }
        if let actual = line.actual { result.append("+ " + actual) }
      }
    }
    guard result.count > 200 else { return result }
    return Array(result.prefix(200)) + ["… and \(result.count - 200) more lines"]
  }
}
