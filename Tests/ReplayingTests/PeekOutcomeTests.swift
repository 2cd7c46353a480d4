import Diagnostics
import Recordings
import Replaying
import Scenarios
import Testing

@Suite("A peek at nothing is a state, not an error")
struct PeekOutcomeTests {
  struct Peek: Sendable {
    let target: ItemReference
    let outcome: String
    var count = 100
  }

  @Test(
    "There is no preview, and the step says why",
    arguments: [
      Peek(target: .at(195, 90), outcome: "no preview: there is no row at that point"),
      Peek(target: .at(-5, 100), outcome: "no preview: there is no row at that point"),
      Peek(target: .at(.max, .min), outcome: "no preview: there is no row at that point"),
      Peek(target: .at(195, 500), outcome: "no preview: there is no row at that point", count: 3),
      Peek(target: "Color 50", outcome: "no preview: its row is scrolled away"),
      Peek(target: 50, outcome: "no preview: its row is scrolled away"),
      Peek(target: 101, outcome: "no preview: there is no row 101"),
      Peek(target: 0, outcome: "no preview: there is no row 0"),
      Peek(target: .init(.row(.min)), outcome: "no preview: there is no row \(Int.min)"),
      Peek(target: .init(.row(.max)), outcome: "no preview: there is no row \(Int.max)"),
      Peek(target: 1, outcome: "no preview: there is no row 1", count: 0),
      Peek(target: .at(195, 100), outcome: "no preview: there is no row at that point", count: 0),
    ]
  )
  func nothing(_ peek: Peek) throws {
    let replay = try Replay(.colors(count: peek.count, [.peek(peek.target)]))
    let step = replay.recording.steps[1]
    #expect(step.outcome == peek.outcome)
    #expect(step.before == step.after)
    #expect(step.remarks.isEmpty, "the outcome says it already")
    #expect(replay.warnings.all.isEmpty)
    #expect(replay.recording.screen(after: 1).kind == .list)
  }

  @Test("A row of which a strip is visible is pressed in that strip")
  func strip() throws {
    let recording = try Replay(
      .colors(count: 100, [.scroll(by: 43), .peek("Color 1"), .release, .peek("Color 18")])
    ).recording
    #expect(recording.screen(after: 2).press == ScreenRecord.Point(x: 195, y: 91))
    #expect(recording.itemScreen(after: 2)?.title == "Color 1")
    #expect(recording.itemScreen(after: 4)?.title == "Color 18")
  }

  @Test("A peek while another is up lifts the finger first, and may find nothing")
  func again() throws {
    let recording = try Replay(
      .colors(count: 3, [.peek("Color 1"), .peek("Color 2"), .peek(.at(0, 0))])
    ).recording
    #expect(recording.itemScreen(after: 2)?.title == "Color 2")
    #expect(recording.screen(after: 3).kind == .list)
  }

  @Test(
    "So do a tap, scrolling and switching tabs",
    arguments: [.open("Blue"), .scroll(by: 0), .tab(0), .tab(1)] as [ScriptAction]
  )
  func liftedFinger(_ action: ScriptAction) throws {
    let replay = try Replay(
      .colors(
        named: ["Red", "Blue"],
        tabs: [.code, .storyboard],
        [.peek("Red"), action, .tab(0)]
      )
    )
    #expect(replay.recording.screen(after: 3).kind != .preview)
    #expect(replay.recording.steps[2].remarks.isEmpty)
  }
}
