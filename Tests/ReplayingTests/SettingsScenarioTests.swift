import CatalogModel
import Recordings
import Replaying
import Scenarios
import Testing

@Suite("The settings of the reference design")
struct SettingsScenarioTests {
  @Test("Selecting an option moves the checkmark and refreshes the row")
  func select() throws {
    let replay = try Replay(
      .settings([.open("My Int"), .select("32"), .select(1), .select("64"), .back])
    )
    let recording = replay.recording
    let selected = (1...4).map { step in
      recording.itemScreen(after: step)?.options.map { $0.isSelected ? "✓\($0.label)" : $0.label }
    }
    #expect(
      selected == [
        ["✓8", "16", "32", "64"], ["8", "16", "✓32", "64"], ["✓8", "16", "32", "64"],
        ["8", "16", "32", "✓64"],
      ]
    )
    #expect(recording.itemScreen(after: 1)?.title == "Select My Int")
    #expect(
      recording.steps[2].events.map(\.line) == [
        "detailModelUpdated My Int selectedOptionIndex: 8 → 32 | cell of tab 0 reloadedRow(1), detail of tab 0 refreshed"
      ]
    )
    let details = recording.screen(after: 5).list.rows.map { recording.rows[$0].detail }
    #expect(details == ["Yellow", "64"])
    #expect(
      recording.keys == [
        "start", "open-my-int", "select-32-my-int", "select-row-1-my-int", "select-64-my-int",
        "back-my-int",
      ]
    )
  }

  // Checked by leaving out that a cell disconnects: a row that was scrolled away was reloaded.
  @Test("Rows that are scrolled away hear of nothing, and come back as they are now")
  func reuse() throws {
    let items = (1...60).map {
      ItemPlan.setting("Setting \($0)", [.text("off"), .text("on")])
    }
    // Two strips of rows and sixteen whole ones, then one row fewer: a cell waits for reuse.
    let recording = try Replay(
      .settings(
        items,
        [
          .set("Setting 1", .selected("on")), .scroll(by: 40), .scroll(to: "Setting 31"),
          .set("Setting 1", .selected("off")), .set("Setting 2", .selected("on")),
          .set("Setting 31", .selected("on")), .scroll(to: 1),
        ]
      )
    ).recording
    let deliveries = recording.steps.map { $0.events.flatMap(\.deliveries).map(\.effect) }
    #expect(deliveries == [[], [.reloadedRow(0)], [], [], [], [], [.reloadedRow(30)], []])
    let details = recording.screen(after: 7).list.rows.prefix(3).map { recording.rows[$0].detail }
    #expect(details == ["off", "on", "off"])
  }

  @Test("A setting can be previewed too; it offers no action")
  func preview() throws {
    let recording = try Replay(.settings([.peek("My String"), .commit, .select("Red")])).recording
    #expect(recording.itemScreen(after: 1)?.actions == [])
    #expect(
      recording.itemScreen(after: 3)?.options.map(\.isSelected) == [false, false, false, true]
    )
  }

  @Test("An option is found by its label, or by its text without the unit")
  func unit() throws {
    let item = ItemPlan.setting(
      "Size",
      [.number("8", unit: "pt"), .number("16", unit: "pt"), .text("8")]
    )
    let recording = try Replay(
      .settings([item], [.open("Size"), .select("16"), .select("8 pt"), .select("8")])
    ).recording
    #expect(
      (2...4).map { step in
        recording.itemScreen(after: step)?.options.firstIndex(where: \.isSelected)
      } == [1, 0, 2]
    )
  }
}
