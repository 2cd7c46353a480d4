import Peekbook
import TestSupport
import Testing

@Suite("Scenarios from scripts")
struct ScenarioReadingTests {
  @Test("A script is replayed, and the recording tells what happened")
  func replay() throws {
    let recording = try Scenario(script: colours).replay()
    #expect(recording.holds)
    #expect(recording.steps.map(\.key) == ["peek-red", "star-red", "open-blue"])
    #expect(recording.start.kind == .list)
    #expect(recording.end.kind == .detail)
  }

  @Test("A path starts from the package of the file that names it")
  func path() throws {
    let recording = try Scenario(path: "Examples/colors.yaml").replay()
    #expect(recording.title == "Colours, peeked and popped")
    #expect(recording.failures.isEmpty)
  }

  @Test("What is wrong is thrown at once, all of it, with places and ways out")
  func problems() throws {
    let script = """
      title: Wrong
      catalog:
        kind: ColorItem
        items: [{ name: Red, colour: "#FF3B30" }]
      steps:
        - peak: Red
      """
    let error = try #require(throws: ScriptError.self) { try Scenario(script: script) }
    #expect(error.problems.map(\.code) == ["unknown-key", "unknown-key"])
    #expect(error.problems.map(\.line) == [4, 6])
    #expect(error.problems.map(\.column) == [24, 5])
    #expect(error.problems.map(\.file) == ["<script>", "<script>"])
    #expect(error.problems.map(\.hint) == ["did you mean `color`?", "did you mean `peek`?"])
    #expect(error.description.contains("6 |   - peak: Red"))
    #expect(error.description.contains("2 errors"))
  }

  @Test("A step that can't be carried out is thrown by the replay, with its line")
  func impossible() throws {
    let scenario = try Scenario(
      script: """
        title: Impossible
        catalog: { kind: ColorItem, items: [] }
        steps:
          - commit
        """
    )
    let error = try #require(throws: ScriptError.self) { try scenario.replay() }
    #expect(error.problems.map(\.line) == [4])
  }

  @Test(
    "Files lie below the package of the file that names the script, and are named from the script"
  )
  func imports() throws {
    let folder = try TemporaryFolder()
    try folder.add([
      "Package.swift": "",
      "Tests/Some.swift": "",
      "Scenarios/table.yaml": """
      title: From a table
      catalog: { kind: ColorItem, items: { from: data/colours.csv } }
      steps: []
      """,
      "Scenarios/data/colours.csv": "name,color\nGrey,#808080\n",
      "Scenarios/outside.yaml": """
      title: Outside
      catalog: { kind: ColorItem, items: { from: ../../colours.csv } }
      steps: []
      """,
    ])
    let caller = folder.path("Tests/Some.swift")
    let recording = try Scenario(path: "Scenarios/table.yaml", filePath: caller).replay()
    #expect(recording.start.rows.map(\.title) == ["Grey"])
    let error = try #require(throws: ScriptError.self) {
      try Scenario(path: "Scenarios/outside.yaml", filePath: caller)
    }
    #expect(error.problems.map(\.file) == ["Scenarios/outside.yaml"])
  }

  @Test("A script that is not there is an error that names it")
  func missing() throws {
    let error = try #require(throws: ScriptError.self) { try Scenario(path: "Nowhere.yaml") }
    #expect(error.problems.map(\.code) == ["io"])
    #expect(error.description.contains("Nowhere.yaml"))
  }

  @Test("A matrix gives a scenario for each of its settings; a script without one gives itself")
  func variants() throws {
    let matrix = colours.replacing("catalog:", with: "matrix: { text_size: [l, ax3] }\ncatalog:")
    let variants = try Scenario(script: matrix).variants()
    #expect(variants.map(\.settings) == [["text size l"], ["text size ax3"]])
    let recordings = try variants.map { try $0.scenario.replay() }
    #expect(recordings[0] != recordings[1])
    #expect(try Scenario(script: colours).variants().map(\.settings) == [[]])
  }
}

/// Two colours, one of which is starred in its preview.
let colours = """
  title: Star
  catalog:
    kind: ColorItem
    items: [{ name: Red, color: "#FF3B30" }, { name: Blue, color: "#007AFF" }]
  steps:
    - peek: Red
    - action: Star
    - expect: { starred: [Red], events: [colorItemUpdated] }
    - open: Blue
  """
