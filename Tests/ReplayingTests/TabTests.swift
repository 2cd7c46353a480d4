import Recordings
import Replaying
import Scenarios
import Testing

@Suite("Tabs")
struct TabTests {
  @Test("Details stay open in both tabs while the other is shown")
  func details() throws {
    let recording = try Replay(
      .colors(
        named: ["Red", "Blue"],
        tabs: [.storyboard, .code],
        [
          .open("Red"), .tab(1), .open("Blue"), .tab(0), .delete, .tab(1), .star, .back,
        ]
      )
    ).recording
    #expect(
      (1...8).map { recording.itemScreen(after: $0)?.title } == [
        "Red", nil, "Blue", "Red", nil, "Blue", "Blue", nil,
      ]
    )
    #expect(recording.lastTitles(tab: 0) == ["Blue"])
    #expect(recording.lastTitles(tab: 1) == ["Red", "Blue"])
  }

  @Test("Each tab keeps its own place in its list")
  func offsets() throws {
    let names = (1...50).map { "Color \($0)" }
    let recording = try Replay(
      .colors(
        named: names,
        tabs: [.storyboard, .code],
        [.scroll(by: 100), .tab(1), .scroll(by: 200), .tab(0), .tab(1)]
      )
    ).recording
    #expect((0...5).map { recording.screen(after: $0).list.offset } == [0, 100, 0, 200, 100, 200])
  }

  @Test("Insertions, moves and look-ups are those of the tab that is shown")
  func ownTab() throws {
    let recording = try Replay(
      .colors(
        named: ["Red", "Blue"],
        tabs: [.storyboard, .code],
        [
          .tab(1), .insert(.color("New"), at: 1), .move("Red", to: 3), .tab(0),
          .move("Blue", to: 1),
        ]
      )
    ).recording
    #expect(recording.lastTitles(tab: 0) == ["Blue", "Red"])
    #expect(recording.lastTitles(tab: 1) == ["New", "Blue", "Red"])
    #expect(recording.items.map(\.tab) == [0, 0, 1, 1, 1])
  }

  @Test("One id may stand in each tab")
  func ids() throws {
    let recording = try Replay(
      .colors(
        [.color("Red", id: "a"), .color("Blue")],
        tabs: [.storyboard, .code],
        [
          .tab(1), .peek(.id("a")), .delete, .tab(0), .peek(.id("a")),
          .insert(.color("B", id: "b")),
        ]
      )
    ).recording
    #expect(recording.steps[5].action.item == 0)
    #expect(recording.lastTitles(tab: 1) == ["Blue"])
  }

  @Test("A list without a tab bar has room for one row more")
  func device() throws {
    let one = try Replay(.colors(count: 50, [])).recording
    let two = try Replay(.colors((1...50).map { .color("\($0)") }, tabs: [.code, .storyboard], []))
      .recording
    #expect(one.screen(after: 0).list.rows.count == 17)
    #expect(two.screen(after: 0).list.rows.count == 16)
    #expect(one.device.bottomBars == 34)
    #expect(two.device.bottomBars == 83)
    #expect(one.hasTabBar == false)
    #expect(two.hasTabBar)
  }
}
