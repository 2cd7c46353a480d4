import Peekbook
import TestSupport
import Testing

@Suite("Recordings")
struct RecordingTests {
  private let recording: Recording

  init() throws {
    recording = try Scenario(script: colours).replay()
  }

  @Test("A step tells what was done, what was seen and what it caused")
  func step() throws {
    let star = try #require(recording["star-red"])
    #expect(star.verb == .action)
    #expect(star.target == "Star")
    #expect(star.before.kind == .preview)
    #expect(star.before.title == "Red")
    #expect(star.after.kind == .list)
    #expect(star.after.rows.map(\.symbol) == [.starFilled, .star])
    #expect(star.after.rows.map(\.tint) == ["#ff3b30", "#007aff"])
    #expect(star.reloaded == ["Red"])
    #expect(star.outcome.isEmpty)
    #expect(recording["nothing"] == nil)
  }

  @Test("An event tells the change, and who did what because of it")
  func event() throws {
    let event = try #require(recording.events.first)
    #expect(recording.events.count == 1)
    #expect(event.name == "colorItemUpdated")
    #expect(event.item == "Red")
    #expect(event.change == .updated(field: "starred", from: .flag(false), to: .flag(true)))
    #expect(event.description == "colorItemUpdated of `Red`: `starred` no → yes")
    #expect(event.deliveries.map(\.observer).contains(.cell))
    #expect(event.deliveries.map(\.effect).contains(.reloadedRow(0)))
  }

  @Test("An item's screen tells its actions and its fields, an item its first and last values")
  func item() throws {
    let screen = try #require(recording.end.itemScreen)
    #expect(screen.title == "Blue")
    #expect(screen.actions == ["Star", "Delete"])
    #expect(screen.background == "#007aff")
    #expect(screen.item.title == "Blue")
    let red = try #require(recording.item("Red"))
    #expect(red.first("starred") == .flag(false))
    #expect(red["starred"] == .flag(true))
    #expect(red["color"] == .color("#ff3b30"))
    #expect(red["nothing"] == nil)
    #expect(!red.isDeleted)
    #expect(recording.item("Green") == nil)
  }

  @Test("Written as JSON and read again, it is the same")
  func json() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("new/recording.json")
    try recording.write(to: path)
    #expect(try Recording(path: path) == recording)
    #expect(try Recording(json: recording.json).json == recording.json)
  }

  @Test("What is no recording is an error with its place")
  func damaged() throws {
    let error = try #require(throws: ScriptError.self) { try Recording(json: Array("{".utf8)) }
    #expect(error.problems.map(\.file) == ["recording.json"])
    #expect(throws: ScriptError.self) { try Recording(path: "nowhere.json") }
  }

  @Test("What fails tells both sides, its step, and the line of the script")
  func failures() throws {
    let script = colours.replacing("starred: [Red]", with: "starred: [Blue]")
    let recording = try Scenario(script: script).replay()
    let failure = try #require(recording.failures.first)
    #expect(recording.failures.count == 1)
    #expect(!recording.holds)
    #expect(failure.origin == .expectation)
    #expect(failure.subject == "starred")
    #expect(failure.expected == ["Blue"])
    #expect(failure.actual == ["Red"])
    #expect(failure.step == "star-red")
    #expect(failure.line == 8)
    #expect(
      failure.description == """
        `starred` after `star-red` (<script>:8)
        expected: Blue
        found:    Red
        """
    )
  }

  @Test("Places of failures are their own, also behind lines that hold")
  func failurePlaces() throws {
    let recording = try Scenario(
      script: """
        title: Two
        catalog: { kind: ColorItem, items: [{ name: Red, color: red }] }
        steps:
          - expect:
              count: 1
              screen: detail
          - peek: Red
          - expect:
              screen: preview
              title: Blue
              actions: []
        """
    ).replay()
    #expect(recording.failures.map(\.line) == [6, 10, 11])
    #expect(recording.failures.map(\.step) == ["start", "peek-red", "peek-red"])
    // A recording that was read knows no lines.
    #expect(try Recording(json: recording.json).failures.map(\.line) == [nil, nil, nil])
  }

  @Test("What Peekbook finds wrong by itself is told from what the scenario expects")
  func selfCheck() throws {
    let json = String(decoding: recording.json, as: UTF8.self)
    let broken = json.replacing(
      #"{"subject":"starred""#,
      with: #"{"kind":"invariant","subject":"no deleted item is on screen""#
    ).replacing(#""holds":true"#, with: #""holds":false"#)
    let failures = try Recording(json: Array(broken.utf8)).failures
    #expect(failures.map(\.origin) == [.selfCheck, .expectation])
    #expect(failures.first?.subject == "no deleted item is on screen")
  }
}
