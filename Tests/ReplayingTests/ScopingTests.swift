import Recordings
import Replaying
import Scenarios
import Testing

@Suite("Events reach the observers of their own object")
struct ScopingTests {
  // Checked by registering observers with no object: the other tab's cells heard of it and this
  // test, and the next one, failed.
  @Test(
    "The same colour starred under one tab leaves the other tab's alone",
    arguments: [0, 1]
  )
  func sameColor(_ tab: Int) throws {
    let recording = try Replay(
      .colors(.colors, tabs: [.storyboard, .code], [.tab(tab), .peek("Red"), .star])
    ).recording
    let event = try #require(recording.steps.last?.events.first)
    #expect(recording.steps.last?.events.count == 1)
    #expect(event.tab == tab)
    #expect(
      event.deliveries == [
        DeliveryRecord(observer: .cell, tab: tab, effect: .reloadedRow(0)),
        DeliveryRecord(observer: .preview, tab: tab, effect: .refreshed),
      ]
    )
    let starred = recording.items.filter { item in
      item.lastFields.contains { $0.name == "starred" && $0.value == .flag(true) }
    }
    #expect(starred.map(\.tab) == [tab])
    #expect(starred.map(\.title) == ["Red"])
  }

  @Test("No event of a long scenario reaches an observer of another tab, nor one that ignores it")
  func everyDelivery() throws {
    let recording = try Replay(
      .colors(
        .colors,
        tabs: [.storyboard, .code],
        [
          .peek("Red"), .star, .open("Green"), .tab(1), .peek("Green"), .commit, .star, .tab(0),
          .delete, .set("Pink", .name("Rose"), tab: 1), .insert(.color("Green"), at: 1),
          .move("Red", to: 8), .tab(1), .delete, .peek(1), .delete,
        ]
      )
    ).recording
    let events = recording.steps.flatMap(\.events)
    #expect(events.count == 8)
    for event in events {
      #expect(!event.deliveries.isEmpty)
      #expect(event.deliveries.allSatisfy { $0.tab == event.tab && $0.effect != .ignored })
    }
  }

  // Checked by previewing a copy of the item: the replay trapped at an item that nobody had recorded.
  @Test(
    "What an action does in a preview, the list beneath it shows",
    arguments: IntegrationName.allCases
  )
  func sharedReference(_ integration: IntegrationName) throws {
    let recording = try Replay(
      .colors(.colors, tabs: [integration], [.peek("Red"), .star])
    ).recording
    let row = recording.rows[recording.screen(after: 2).list.rows[0]]
    #expect(row.title == "Red")
    #expect(row.symbol == RowRecord.Symbol(shape: .starFilled, tint: "#ff3b30"))
  }

  @Test("An item that nobody sees is updated, and nobody hears of it")
  func nobody() throws {
    let recording = try Replay(
      .colors(count: 100, [.set("Color 50", .starred(true)), .scroll(to: "Color 50")])
    ).recording
    #expect(
      recording.steps[1].events.map(\.line) == ["colorItemUpdated Color 50 starred: no → yes | "]
    )
    let row = recording.rows[recording.screen(after: 2).list.rows[0]]
    #expect(row.symbol?.shape == .starFilled)
  }

  @Test(
    "An action on one of 20,000 items costs as many deliveries as on one of ten",
    arguments: [10, 20_000]
  )
  func cost(_ count: Int) throws {
    let recording = try Replay(
      .colors(
        count: count,
        [.peek("Color 3"), .star, .scroll(to: "Color 9"), .peek("Color 10"), .delete]
      )
    ).recording
    #expect(recording.steps.map(\.events.count) == [0, 0, 1, 0, 0, 1])
    #expect(recording.steps.map { $0.events.flatMap(\.deliveries).count } == [0, 0, 2, 0, 0, 1])
  }
}
