import CatalogModel
import Diagnostics
import Recordings
import Replaying
import Scenarios
import Testing

@Suite("Changes from outside the interface")
struct OutsideChangeTests {
  @Test("Several fields are set in the order given, one event each")
  func set() throws {
    let recording = try Replay(
      .colors(named: ["Red"], [.set("Red", .starred(true), .name("Crimson"), .color(0xDC143C))])
    ).recording
    #expect(
      recording.steps[1].events.map(\.line) == [
        "colorItemUpdated Red starred: no → yes | cell of tab 0 reloadedRow(0)",
        "colorItemUpdated Crimson name: Red → Crimson | cell of tab 0 reloadedRow(0)",
        "colorItemUpdated Crimson color: #ff3b30 → #dc143c | cell of tab 0 reloadedRow(0)",
      ]
    )
    #expect(recording.steps[1].key == "set-red")
    #expect(recording.items[0].title == "Red", "its title when it was created")
    #expect(recording.items[0].lastFields[0].value == .text("Crimson"))
  }

  @Test("A set under another tab changes nothing that is on screen")
  func otherTab() throws {
    let recording = try Replay(
      .colors(
        named: ["Red"],
        tabs: [.storyboard, .code],
        [.set("Red", .name("Crimson"), tab: 1), .tab(1)]
      )
    ).recording
    #expect(recording.steps[1].before == recording.steps[1].after)
    #expect(recording.steps[1].remarks.isEmpty, "it did change something")
    #expect(recording.steps[1].events.map(\.tab) == [1])
    #expect(recording.visible(after: 1) == ["Red"])
    #expect(recording.visible(after: 2) == ["Crimson"])
  }

  @Test("A set reaches the preview and the detail that are up")
  func itemScreens() throws {
    let recording = try Replay(
      .colors(
        named: ["Red"],
        [.peek("Red"), .set("Red", .name("Crimson")), .commit, .set("Crimson", .name("Scarlet"))]
      )
    ).recording
    #expect(
      (1...4).map { recording.itemScreen(after: $0)?.title } == [
        "Red", "Crimson", "Crimson", "Scarlet",
      ]
    )
    #expect(recording.steps[2].events[0].deliveries.map(\.observer) == [.cell, .preview])
    #expect(recording.steps[4].events[0].deliveries.map(\.observer) == [.cell, .detail])
  }

  @Test("Options are set before the selection, whichever comes first in the script")
  func optionsFirst() throws {
    let assignments: [[FieldAssignment]] = [
      [.options("a", "b", "c", "d", "e"), .selected("e")],
      [.selected("e"), .options("a", "b", "c", "d", "e")],
      [.selectedIndex(4), .options("a", "b", "c", "d", "e")],
    ]
    for fields in assignments {
      let recording = try Replay(
        .settings([.set("My Int", fields: fields, tab: 0), .open("My Int")])
      ).recording
      #expect(
        recording.steps[1].events.map(\.line) == [
          "detailModelUpdated My Int options: 8, 16, 32, 64 → a, b, c, d, e | cell of tab 0 reloadedRow(1)",
          "detailModelUpdated My Int selectedOptionIndex: 8 → e | cell of tab 0 reloadedRow(1)",
        ]
      )
      #expect(
        recording.itemScreen(after: 2)?.options.map(\.isSelected) == [
          false, false, false, false, true,
        ]
      )
    }
  }

  @Test("Options may shrink below the selection, if that is set with them")
  func shrinkingOptions() throws {
    let recording = try Replay(
      .settings([
        .set("My Int", .selected("64")), .set("My Int", .options("a", "b"), .selected("b")),
      ])
    ).recording
    #expect(
      recording.steps[2].events.map(\.line) == [
        "detailModelUpdated My Int options: 8, 16, 32, 64 → a, b | cell of tab 0 reloadedRow(1)",
        "detailModelUpdated My Int selectedOptionIndex: 64 → b | cell of tab 0 reloadedRow(1)",
      ]
    )
    #expect(recording.rows[recording.tabs[0].lastRows[1]].detail == "b")
  }

  @Test(
    "Options and the selection among them are one change: no screen shows the one without the other"
  )
  func optionsAndSelection() throws {
    let recording = try Replay(
      .settings([
        .set("My Int", .selected("64")), .open("My Int"),
        .set(
          "My Int",
          .options("a", "b"),
          FieldAssignment(field: 0, value: .value(.text("Size"))),
          .selected("b")
        ),
        .set("Size", .selected("a")),
      ])
    ).recording
    #expect(
      recording.steps[3].events.map { String($0.line.split(separator: " |")[0]) } == [
        "detailModelUpdated My Int options: 8, 16, 32, 64 → a, b",
        "detailModelUpdated My Int selectedOptionIndex: 64 → b",
        "detailModelUpdated Size title: My Int → Size",
      ]
    )
    #expect(
      recording.steps[4].events.map { String($0.line.split(separator: " |")[0]) } == [
        "detailModelUpdated Size selectedOptionIndex: b → a"
      ]
    )
    for step in 2...4 {
      #expect(recording.itemScreen(after: step)?.options.count { $0.isSelected } == 1)
    }
  }

  @Test(
    "An item is inserted before a row, after the last one, or at the end",
    arguments: [
      (1, ["New", "Red", "Blue"]), (2, ["Red", "New", "Blue"]), (3, ["Red", "Blue", "New"]),
      (nil, ["Red", "Blue", "New"]),
    ] as [(Int?, [String])]
  )
  func insert(row: Int?, titles: [String]) throws {
    let recording = try Replay(
      .colors(named: ["Red", "Blue"], [.insert(.color("New"), at: row), .peek("New")])
    ).recording
    #expect(recording.lastTitles() == titles)
    #expect(recording.items.map(\.insertedBy) == [nil, nil, 1])
    let index = (row ?? 3) - 1
    #expect(
      recording.steps[1].events.map(\.line) == [
        "colorItemInserted New at \(index) | list of tab 0 insertedRow(\(index))"
      ]
    )
    #expect(recording.steps[1].key == "insert-new")
    #expect(recording.steps[2].action.item == 2)
  }

  @Test("An item is inserted into an empty list")
  func insertIntoNothing() throws {
    let recording = try Replay(
      .colors(named: ["Red"], [.peek("Red"), .delete, .insert(.color("New"), at: 1), .peek("New")])
    ).recording
    #expect(recording.lastTitles() == ["New"])
    #expect(recording.itemScreen(after: 4)?.title == "New")
  }

  @Test(
    "A moved item is in the row named, counted when it is there",
    arguments: [
      ("A", 1, ["A", "B", "C"]), ("A", 2, ["B", "A", "C"]), ("A", 3, ["B", "C", "A"]),
      ("C", 1, ["C", "A", "B"]), ("B", 2, ["A", "B", "C"]),
    ] as [(String, Int, [String])]
  )
  func move(title: String, row: Int, titles: [String]) throws {
    let replay = try Replay(
      .colors(named: ["A", "B", "C"], [.move(ItemReference(.title(title)), to: row)])
    )
    let recording = replay.recording
    #expect(recording.lastTitles() == titles)
    let from = ["A", "B", "C"].firstIndex(of: title) ?? -1
    #expect(
      recording.steps[1].events.map(\.line) == [
        "colorItemMoved \(title) \(from) → \(row - 1) | list of tab 0 movedRow(from: \(from), to: \(row - 1))"
      ]
    )
    #expect(replay.remarks == (from == row - 1 ? ["`move` changed nothing"] : []))
  }

  @Test("A deleted item's id is free again, for another item")
  func idAfterDeletion() throws {
    let recording = try Replay(
      .colors(
        [.color("Red", id: "a"), .color("Blue", id: "b")],
        [
          .peek(.id("a")), .delete, .insert(.color("Rose", id: "a")), .peek(.id("a")), .star,
        ]
      )
    ).recording
    #expect(recording.items.map(\.deletedBy) == [2, nil, nil])
    #expect(recording.steps[4].action.item == 2)
    #expect(recording.items[2].lastFields[2].value == .flag(true))
    #expect(Set(recording.items.map(\.key)).count == 3)
  }

  @Test("A deleted item can't be named by its id")
  func deletedByID() throws {
    let diagnostics = try stop(
      .colors(
        [.color("Red", id: "a"), .color("Blue")],
        [.peek(1), .delete, .set(.id("a"), .starred(true))]
      )
    )
    #expect(diagnostics.map(\.message) == ["no item has the id `a`"])
  }

  @Test("A deleted item keeps its last fields and its last screen")
  func lastLook() throws {
    let recording = try Replay(
      .colors(named: ["Red", "Blue"], [.set("Red", .name("Rust")), .open("Rust"), .delete])
    ).recording
    let item = recording.items[0]
    #expect(item.deletedBy == 3)
    #expect(item.fields[0].value == .text("Red"))
    #expect(item.lastFields[0].value == .text("Rust"))
    #expect(recording.itemScreens[item.lastScreen].title == "Rust")
  }
}
