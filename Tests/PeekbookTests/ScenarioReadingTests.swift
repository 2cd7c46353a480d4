import Peekbook
import PeekbookTesting
import Testing

@Suite("Scenarios from scripts")
struct ScenarioReadingTests {
  private static let script = """
    title: Star
    catalog:
      kind: ColorItem
      items: [{ name: Red, color: "#FF3B30" }, { name: Blue, color: "#007AFF" }]
    steps:
      - peek: Red
      - action: Star
      - expect: { starred: [Red] }
    """

  @Test("A script is replayed, and the recording tells what happened")
  func replay() throws {
    let recording = try Scenario(script: Self.script).replay()
    recording.expectHolds()
    #expect(recording.steps.map(\.key) == ["peek-red", "action-star"])
    #expect(recording.steps.first?.after.kind == .preview)
    #expect(recording.item("Red")?["starred"] == .flag(true))
  }
}
