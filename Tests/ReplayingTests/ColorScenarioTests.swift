import Diagnostics
import Recordings
import Replaying
import Scenarios
import Testing

@Suite("The colours of the reference design")
struct ColorScenarioTests {
  private static let actions: [ScriptAction] = [
    .peek("Orange"), .unstar, .note("The row changes at once."),
    .peek(.at(160, 132)), .commit, .back,
    .tab(1), .open("Red"), .delete,
    .expect(.screen(.list)), .expect(.rows(["Orange"])),
    .expect(.events([EventPattern(name: "colorItemDeleted")])),
  ]

  private func replay() throws -> Replay {
    try Replay(
      .colors(
        [.color("Red", 0xFF3B30), .color("Orange", 0xFF9500, starred: true)],
        tabs: [.storyboard, .code],
        Self.actions
      )
    )
  }

  @Test("The script of the design is replayed as it says")
  func script() throws {
    let replay = try replay()
    let recording = replay.recording
    #expect(replay.failures.all.isEmpty)
    #expect(
      recording.keys == [
        "start", "peek-orange", "unstar-orange", "peek-160-132", "commit-red", "back-red",
        "tab-code", "open-red", "delete-red",
      ]
    )
    #expect(
      recording.steps.indices.map { recording.screen(after: $0).kind } == [
        .list, .preview, .list, .preview, .detail, .list, .list, .detail, .list,
      ]
    )
    #expect(recording.lastTitles(tab: 0) == ["Red", "Orange"])
    #expect(recording.lastTitles(tab: 1) == ["Orange"])
    #expect(recording.steps[2].narration == ["The row changes at once."])
  }

  @Test("Events carry old and new values, and who received them, in order of registration")
  func events() throws {
    let recording = try replay().recording
    #expect(
      recording.steps.flatMap(\.events).map(\.line) == [
        "colorItemUpdated Orange starred: yes → no | cell of tab 0 reloadedRow(1), preview of tab 0 refreshed",
        "colorItemDeleted Red at 0 | list of tab 1 removedRow(0)",
      ]
    )
  }

  @Test("The start shows the first tab's list, and has no action")
  func start() throws {
    let recording = try replay().recording
    let start = recording.steps[0]
    #expect(start.action == StepRecord.Action(verb: "start"))
    #expect(start.before == start.after)
    #expect(recording.screen(after: 0).tab == 0)
    #expect(recording.visible(after: 0) == ["Red", "Orange"])
  }

  @Test("A step begins with the screen on which the one before it ended")
  func continuity() throws {
    let steps = try replay().recording.steps
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0.after == $1.before })
  }

  @Test(
    "A preview shows the item's title, colour, fields and actions, and where the finger presses"
  )
  func preview() throws {
    let recording = try replay().recording
    let preview = try #require(recording.itemScreen(after: 1))
    #expect(preview.title == "Orange")
    #expect(preview.background == "#ff9500")
    #expect(preview.fields.map(\.name) == ["color", "starred"])
    #expect(preview.actions.map(\.title) == ["Unstar", "Delete"])
    #expect(preview.actions.map(\.isDestructive) == [false, true])
    #expect(recording.screen(after: 1).press == ScreenRecord.Point(x: 195, y: 157))
    #expect(recording.steps[1].action.point == nil, "the script named no point")
    let byPoint = recording.steps[3].action
    #expect(byPoint.point == ScreenRecord.Point(x: 160, y: 132))
    #expect(byPoint.item == 0, "160, 132 is a point of the first row")
  }
}
