import Diagnostics
import Recordings
import Reviewing
import Testing

@Suite("Reports of a review")
struct ReviewReportTests {
  /// Texts that have broken reports.
  static let hostile = [
    "Red \u{1B}[31m", "a\u{0}b", "x\u{FFFE}y", "]]>", "\u{FFFD}", "```\n```", "<script>", "a|b",
    "</details>", "%0A::error::", "\"'&", "\u{202E}evil", "- [x](javascript:1)", "\r\n# h",
  ]

  private static func recording(_ titles: [String]) -> Recording {
    var recording = Recording(title: "T")
    recording.items = titles.enumerated().map { index, title in
      ItemRecord(
        key: "item-\(index)",
        tab: 0,
        title: title,
        fields: [FieldRecord(name: "name\n", value: .text(title))],
        lastFields: [FieldRecord(name: "name\n", value: .text(title))],
        lastScreen: index
      )
    }
    recording.rows = titles.enumerated().map { RowRecord(item: $0, title: $1) }
    recording.itemScreens = titles.enumerated().map { ItemScreenRecord(item: $0, title: $1) }
    recording.tabs = [
      TabRecord(
        title: "T",
        integration: "code",
        kind: "K",
        catalog: "C",
        firstRows: Array(titles.indices),
        lastRows: Array(titles.indices)
      )
    ]
    recording.screens = [
      ScreenRecord(
        tab: 0,
        kind: .list,
        list: .init(title: "T", offset: 0, count: titles.count, firstVisible: 0, rows: [])
      )
    ]
    recording.steps = [
      StepRecord(key: "start", action: .init(verb: "start"), before: 0, after: 0)
    ]
    return recording
  }

  /// A review in which each of some titles comes in.
  private static func report(_ titles: [String], path: String = "script") -> ReviewReport {
    ReviewReport(
      Review(
        base: [ScenarioRecording(path: path, recording: recording([]))],
        head: [ScenarioRecording(path: path, recording: recording(titles))]
      )
    ) { _, _ in Location(file: "a,b:c%.yaml", line: 3, column: 5) }
  }

  @Test("JUnit is well-formed XML 1.0 whatever the texts hold, a failed case for each difference")
  func jUnit() throws {
    let xml = String(decoding: Self.report(Self.hostile, path: "p\u{1}\"<").jUnit, as: UTF8.self)
    let tags = try #require(XMLTags(xml))
    #expect(tags.count("testcase") == Self.hostile.count)
    #expect(tags.count("failure") == Self.hostile.count)
    #expect(xml.contains("\\u{1B}[31m"))
    #expect(xml.contains("\\u{FFFE}"))
    #expect(xml.contains("]]&gt;"))
    let none = try #require(XMLTags(String(decoding: Self.report([]).jUnit, as: UTF8.self)))
    #expect(none.count("testcase") == 1)
    #expect(none.count("failure") == 0)
  }

  @Test(
    "GitHub's annotations are one line each, escaped, at most ten of a kind, and the rest is counted"
  )
  func gitHub() {
    let report = Self.report(Self.hostile)
    let lines = report.gitHubAnnotations.split(separator: "\n")
    #expect(lines.count == 11)
    #expect(
      lines.dropLast().allSatisfy {
        $0.hasPrefix(
          "::warning file=a%2Cb%3Ac%25.yaml,line=3,col=5,title=script%3A added::added item "
        )
      }
    )
    #expect(
      lines.last == "::notice title=Peekbook::… and \(Self.hostile.count - 10) more differences"
    )
    #expect(!report.gitHubAnnotations.contains("\r"))
    #expect(Self.report([]).gitHubAnnotations.isEmpty)
  }

  @Test("GitLab's report names a place and a lasting fingerprint for each difference")
  func gitLab() {
    let json = String(decoding: Self.report(["A", "B"]).gitLabReport, as: UTF8.self)
    let again = String(decoding: Self.report(["B", "A"]).gitLabReport, as: UTF8.self)
    func prints(_ json: String) -> Set<Substring> {
      Set(json.split(separator: "\"fingerprint\":\"").dropFirst().map { $0.prefix(16) })
    }
    #expect(prints(json).count == 2)
    #expect(prints(json) == prints(again))
    #expect(json.contains("\"location\":{\"path\":\"a,b:c%.yaml\",\"lines\":{\"begin\":3}}"))
  }

  @Test(
    "The Markdown never exceeds its limit, keeps its blocks closed, and counts what is left out"
  )
  func markdown() {
    let titles = (0..<3_000).map { "Title \($0) " + Self.hostile[$0 % Self.hostile.count] }
    for limit in [1_000, 5_000, 65_536] {
      let text = Self.report(titles).markdown(limit: limit)
      #expect(text.utf16.count <= limit)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count { $0.hasPrefix("<details>") } == lines.count { $0 == "</details>" })
      #expect(lines.count { $0 == "```diff" } == lines.count { $0 == "```" })
      let told = lines.count { $0.hasPrefix("+ added item") }
      #expect(
        text.hasSuffix("… and \(3_000 - told) more differences, for which there was no room.\n")
      )
    }
    let whole = Self.report(Self.hostile).markdown()
    #expect(!whole.contains("more differences"))
    #expect(!whole.contains("\u{1B}"))
    #expect(Self.report([]).markdown() == "### Peekbook: no difference in 1 scenario\n")
  }

  @Test("The text for a terminal has no control character, and counts what it leaves out")
  func text() {
    let text = Self.report(Self.hostile).text(limit: 5)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    #expect(text.hasPrefix("\(Self.hostile.count) differences in 1 of 1 scenario\n"))
    #expect(text.hasSuffix("  … and \(Self.hostile.count - 5) more\n"))
  }

  @Test("A text of five megabytes is cut in sentences, and the difference is found all the same")
  func longText() {
    let long = String(repeating: "x", count: 5_000_000)
    let base = Self.recording(["A", long])
    var head = base
    head.items[1].fields[0].value = .text(long + "y")
    head.items[1].title += "y"
    let report = ReviewReport(
      Review(
        base: [.init(path: "s", recording: base)],
        head: [.init(path: "s", recording: head)]
      )
    )
    #expect(report.review.differenceCount == 1)
    #expect(report.text().utf8.count < 2_000)
    #expect(report.markdown().utf8.count < 10_000)
    #expect(report.jUnit.count < 10_000)
  }

  @Test("The JSON has all of it")
  func json() {
    let json = String(decoding: Self.report(Self.hostile).json, as: UTF8.self)
    #expect(
      json.hasPrefix(
        "{\n  \"format\": \"peekbook-review\",\n  \"version\": 1,\n  \"isEmpty\": false,\n"
      )
    )
    #expect(
      json.split(separator: "\"change\":\"added\",\"subject\"").count == Self.hostile.count + 1
    )
  }
}
