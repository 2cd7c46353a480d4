import Diagnostics
import Measuring
import Recordings
import Replaying
import Scenarios
import Testing

@Suite("How much a scenario reached")
struct CoverageTests {
  private static let colors = """
    title: Colours
    tabs:
      - title: Left
        integration: storyboard
        catalog: { kind: ColorItem, items: [
          { name: Red, color: red }, { name: Blue, color: blue }, { name: Pink, color: pink } ] }
      - title: Right
        integration: code
        catalog: { kind: ColorItem, items: [ { name: Red, color: red } ] }
    steps:

    """

  private static let settings = """
    title: Settings
    catalog: { kind: DetailModel, items: [
      { title: Size, options: [8, 16, 32] }, { title: Name, options: [A, B], selected: B } ] }
    steps:

    """

  private func recording(_ script: String, _ steps: String...) throws -> Recording {
    let text = script + steps.map { "  - \($0)\n" }.joined()
    let (scenario, problems) = ScenarioReader.read(Array(text.utf8), file: "x.yaml")
    #expect(problems.all.map(\.message) == [])
    return try Replay(try #require(scenario)).recording
  }

  private func counts(_ totals: CoverageTotals) -> [String] {
    CoverageAspect.allCases.map { "\(totals[$0].reached)/\(totals[$0].total)" }
  }

  @Test("A scenario without steps reaches the first list and nothing else")
  func nothing() throws {
    let coverage = Coverage(try recording(Self.colors, "note: Nothing"))
    #expect(counts(coverage.totals) == ["0/4", "0/0", "0/6", "1/6", "0/6"])
    #expect(coverage.catalogs[0].rows == [0, 1, 2])
    #expect(coverage.catalogs[1].rows == [3])
    #expect(coverage.catalogs[0].actions == ["Star", "Unstar", "Delete"])
    #expect(coverage.catalogs[0].screens == [.preview, .detail])
    #expect(coverage.catalogs[1].screens == [.list, .preview, .detail])
    #expect(coverage.catalogs[0].segues == [.peek, .commit, .open])
  }

  @Test("What steps reach is reached under their own tab")
  func scoped() throws {
    let coverage = Coverage(
      try recording(
        Self.colors,
        "peek: Red",
        "star",
        "peek: Blue",
        "commit",
        "delete",
        "tab: Right",
        "open: Red"
      )
    )
    let (left, right) = (coverage.catalogs[0], coverage.catalogs[1])
    #expect(left.rows == [2])
    #expect(left.actions == ["Unstar"])
    #expect(left.screens.isEmpty)
    #expect(left.segues == [.open])
    #expect(counts(left.totals) == ["2/3", "0/0", "2/3", "3/3", "2/3"])
    #expect(right.rows == [3], "a tap is no peek")
    #expect(right.screens == [.preview])
    #expect(right.segues == [.peek, .commit])
    #expect(counts(right.totals) == ["0/1", "0/0", "0/3", "2/3", "1/3"])
  }

  @Test("A press that shows no preview peeks at nothing")
  func noPreview() throws {
    let coverage = Coverage(try recording(Self.colors, "peek: { at: [10, 700] }"))
    #expect(counts(coverage.catalogs[0].totals) == ["0/3", "0/0", "0/3", "1/3", "0/3"])
  }

  @Test("A row that came in counts, and one that was peeked at and then deleted stays peeked at")
  func comingAndGoing() throws {
    let coverage = Coverage(
      try recording(
        Self.colors,
        "insert: { fields: { name: New, color: lime } }",
        "peek: Red",
        "delete"
      )
    )
    #expect(counts(coverage.totals)[0] == "1/5")
    #expect(coverage.catalogs[0].rows == [1, 2, 4])
  }

  @Test("Options are reached by selecting them, not by being selected at the start")
  func options() throws {
    let coverage = Coverage(
      try recording(
        Self.settings,
        "open: Size",
        "select: 16",
        "select: 8",
        "back",
        "set: { item: Name, fields: { selected: A } }"
      )
    )
    let catalog = coverage.catalogs[0]
    #expect(
      catalog.options == [
        CatalogCoverage.Options(item: 0, labels: ["32"]),
        CatalogCoverage.Options(item: 1, labels: ["A", "B"]),
      ]
    )
    #expect(counts(coverage.totals) == ["0/2", "2/5", "0/0", "2/3", "1/3"])
  }

  @Test("Options that an item had for a while count")
  func replacedOptions() throws {
    let coverage = Coverage(
      try recording(
        Self.settings,
        "open: Size",
        "select: 32",
        "set: { item: Size, fields: { options: [1, 2], selected: 1 } }",
        "back"
      )
    )
    #expect(coverage.catalogs[0].options[0].labels == ["8", "16", "1", "2"])
    #expect(counts(coverage.totals)[1] == "1/7")
  }

  @Test("An empty list leads nowhere, and nothing is asked of it")
  func empty() throws {
    let script = "title: Empty\ncatalog: { kind: ColorItem, items: [] }\nsteps:\n"
    let coverage = Coverage(try recording(script, "note: Nothing"))
    #expect(counts(coverage.totals) == ["0/0", "0/0", "0/0", "1/1", "0/0"])
    #expect(coverage.totals.percent == 100)
    #expect(coverage.catalogs[0].isComplete)
  }

  @Test("Everything is reached when every row, option, action, screen and segue is")
  func complete() throws {
    let recording = try recording(
      "title: One\ncatalog: { kind: ColorItem, items: [ { name: Red, color: red } ] }\nsteps:\n",
      "peek: Red",
      "star",
      "peek: Red",
      "commit",
      "unstar",
      "back",
      "open: Red",
      "delete"
    )
    let coverage = Coverage(recording)
    #expect(coverage.totals.percent == 100)
    #expect(coverage.catalogs[0].isComplete)
    #expect(CoverageSentences(coverage, of: recording).all.isEmpty)
  }

  @Test("A recording read from its JSON is covered as the one that was written")
  func recordingFile() throws {
    let recording = try recording(Self.colors, "peek: Red", "star", "open: Blue", "delete")
    let read = try RecordingReader.read(RecordingWriter.write(recording), file: "recording.json")
    #expect(Coverage(read).totals == Coverage(recording).totals)
    var older = recording
    older.tabs[0].actions = []
    #expect(
      Coverage(older).catalogs[0].totals[.actions] == CoverageCount(reached: 2, total: 3),
      "the titles that were seen are known without the list of them"
    )
  }

  @Test("Sentences say what is missing, and how much more")
  func sentences() throws {
    let rows = (1...9).map { "{ name: C\($0), color: red }" }.joined(separator: ", ")
    let recording = try recording(
      "title: Many\ncatalog: { kind: ColorItem, items: [ \(rows) ] }\nsteps:\n",
      "peek: C2",
      "star"
    )
    #expect(
      CoverageSentences(Coverage(recording), of: recording).all == [
        "8 of 9 rows never peeked: C1, C3, C4, C5, C6 and 3 more",
        "2 of 3 actions never taken: Unstar, Delete",
        "1 of 3 screens never reached: detail",
        "2 of 3 segues never followed: preview → detail (commit), list → detail (open)",
      ]
    )
  }
}
