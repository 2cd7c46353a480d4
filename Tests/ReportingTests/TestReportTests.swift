import Diagnostics
import Reporting
import Testing

@Suite("Reports of expectations")
struct TestReportTests {
  private static let place = Location(file: "scripts/a.yaml", line: 7, column: 13)

  private static func report(_ cases: [TestCase], obstacle: ScriptResult.Obstacle? = nil)
    -> TestReport
  {
    TestReport(
      scripts: [
        ScriptResult(
          path: "scripts/a.yaml",
          file: "app/scripts/a.yaml",
          title: "Colours",
          steps: 2,
          cases: cases,
          obstacle: obstacle
        )
      ]
    )
  }

  private static func failure(
    _ subject: String = "rows",
    _ expected: [String],
    _ actual: [String]
  ) -> TestCase {
    TestCase(
      step: "delete-red",
      subject: subject,
      location: place,
      file: "app/scripts/a.yaml",
      outcome: .failed(expected: expected, actual: actual)
    )
  }

  private static func text(_ report: TestReport) -> String {
    report.lines { $0.unicodeScalars.count }.map { $0.rendered(colored: false) + "\n" }.joined()
  }

  @Test("A person reads one line a script, and expected beside actual where one failed")
  func terminal() {
    let report = Self.report([
      TestCase(step: "start", subject: "screen", outcome: .passed),
      Self.failure("rows", ["Orange", "Red"], ["Orange", "Blue", "a\u{1B}[31m"]),
    ])
    #expect(
      Self.text(report) == """
        FAILED  scripts/a.yaml: 2 steps, 1 expectation held, 1 failed
                7:13: delete-red: rows
                  expected | actual
                  Orange   | Orange
                - Red      | (missing)
                +          | Blue  (not expected)
                +          | a\\u{1B}[31m  (not expected)

        """
    )
  }

  @Test("A script that could not be run, or was not, says so")
  func obstacles() {
    let invalid = Self.report([], obstacle: .invalid([]))
    #expect(Self.text(invalid) == "INVALID scripts/a.yaml: could not run\n")
    #expect(
      Self.text(Self.report([], obstacle: .notRun("no time")))
        == "not run scripts/a.yaml: no time\n"
    )
  }

  @Test("Of a long list what differs is shown, with a line around it, and no more than fits")
  func longList() {
    let rows = (1...100).map { "Row \($0)" }
    var other = rows
    other.remove(at: 49)
    let text = Self.text(Self.report([Self.failure("rows", rows, other)]))
    #expect(text.split(separator: "\n").count == 8, "\(text)")
    #expect(text.contains("- Row 50   | (missing)"))
    let all = Self.text(
      Self.report([Self.failure("rows", rows, rows.map { $0 + "!" })])
    )
    #expect(all.contains("… and 160 more lines"), "\(all)")
  }

  @Test("JUnit has a case for each expectation, with the file from the repository's root")
  func jUnit() {
    let xml = String(
      decoding: Self.report([
        TestCase(step: "start", subject: "screen", outcome: .passed),
        Self.failure("rows", ["a]]>&\u{1B}"], ["b\u{FFFE}\u{0}"]),
        TestCase(step: "", subject: "count", location: Self.place, outcome: .notRun),
      ]).jUnit,
      as: UTF8.self
    )
    #expect(xml.contains("tests=\"3\" failures=\"1\" errors=\"0\" skipped=\"1\""))
    #expect(xml.contains("file=\"app/scripts/a.yaml\" line=\"7\""))
    #expect(xml.contains("- a]]&gt;&amp;\\u{1B}\n+ b\\u{FFFE}\\u{0}"))
    #expect(xml.contains("name=\"count in line 7\""))
  }

  @Test("A script without expectations has one case, that it could be replayed")
  func noExpectation() {
    let xml = String(decoding: Self.report([]).jUnit, as: UTF8.self)
    #expect(xml.contains("tests=\"1\" failures=\"0\""))
    #expect(xml.contains("name=\"replay\""))
    let tap = String(decoding: Self.report([]).tap, as: UTF8.self)
    #expect(tap == "TAP version 14\n1..1\nok 1 - scripts/a.yaml: replay\n")
    #expect(String(decoding: TestReport().tap, as: UTF8.self).contains("1..0 # SKIP"))
  }

  @Test("TAP escapes what it gives a meaning to, and quotes the values")
  func tap() {
    var failure = Self.failure("rows", ["a\n\"b\"\\ # \u{1F600}"], [])
    failure.step = "peek-#1\\2"
    let tap = String(decoding: Self.report([failure]).tap, as: UTF8.self)
    #expect(
      tap == """
        TAP version 14
        1..1
        not ok 1 - scripts/a.yaml: peek-\\#1\\\\2: rows
          ---
          message: "`rows` is not as expected"
          at:
            file: "app/scripts/a.yaml"
            line: 7
            column: 13
          expected:
            - "a\\n\\"b\\"\\\\ # \u{1F600}"
          actual: []
          ...

        """
    )
  }

  @Test("Cases of one step and one subject have names of their own")
  func names() {
    let first = TestCase(step: "start", subject: "rows", outcome: .passed)
    let second = TestCase(step: "start", subject: "rows", occurrence: 2, outcome: .passed)
    #expect([first.name, second.name] == ["start: rows", "start: rows (2)"])
  }
}
