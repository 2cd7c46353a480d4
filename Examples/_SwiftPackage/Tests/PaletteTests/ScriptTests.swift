import Peekbook
import PeekbookTesting
import Testing

@Suite("The palette's script")
struct ScriptTests {
  @Test("Everything that the script expects holds, and nothing differs from what was recorded")
  func palette() throws {
    let recording = try Scenario(path: "Scenarios/palette.yaml").replay()
    recording.expectHolds()
    recording.expectMatches(baseline: "palette")
  }

  @Test("A recording can be looked into")
  func recording() throws {
    let recording = try Scenario(path: "Scenarios/palette.yaml").replay()
    let star = try #require(recording["star-coral"])
    #expect(star.before.kind == .preview)
    #expect(star.after.rows.map(\.title) == ["Coral", "Sand", "Lagoon"])
    #expect(star.after.rows.map(\.symbol) == [.starFilled, .star, .star])
    #expect(recording.events.map(\.name) == ["colorItemUpdated", "colorItemDeleted"])
    #expect(recording.item("Sand")?.isDeleted == true)
  }
}
