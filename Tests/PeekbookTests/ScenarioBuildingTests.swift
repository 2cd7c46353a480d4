import Peekbook
import Testing

@Suite("Scenarios in code")
struct ScenarioBuildingTests {
  @Test("A scenario in code is replayed as a script that says the same")
  func same() throws {
    let scenario = Scenario(
      "Star",
      catalog: .init(.colorItem, [.color("Red", "#FF3B30"), .color("Blue", "#007AFF")]),
      steps: [
        .peek("Red"),
        .action("Star"),
        .expect(.flagged("starred", ["Red"]), .events(["colorItemUpdated"])),
        .open("Blue"),
      ]
    )
    let recording = try scenario.replay()
    let comparison = recording.compared(with: try Scenario(script: colours).replay())
    #expect(comparison.isEmpty, "\(comparison)")
    #expect(recording.holds)
  }

  @Test("Its script is a script like any other")
  func script() throws {
    let scenario = Scenario(
      "Quotes: \"yes\", # and\nlines",
      description: "One *line*,\nand another.",
      catalog: .init(.colorItem, title: "no", [.color("~", "rgb(1 2 3)", id: "null")]),
      steps: [
        .peek(.id("null"), id: "first", note: "A *note*."), .release(note: "Up."), .note("- x"),
      ]
    )
    let read = try Scenario(script: scenario.script).replay()
    #expect(try scenario.replay() == read)
    #expect(read.title == "Quotes: \"yes\", # and\nlines")
    #expect(read.start.rows.map(\.title) == ["~"])
    #expect(read.steps.map(\.key) == ["first", "release"])
  }

  @Test("Every step and every expectation can be made in code")
  func everything() throws {
    let settings: [Scenario.Item] = [
      .setting("Size", options: [.number("15", unit: "pt"), .number("17", unit: "pt")]),
      .setting(
        "Tint",
        options: [.color("red", name: "Red"), "none"],
        selected: "none",
        id: "tint"
      ),
    ]
    let scenario = Scenario(
      "Everything",
      textSize: .xl,
      tabs: [
        .init("Colours", catalog: .init(.colorItem, (1...30).map { .color("No. \($0)", "#000") })),
        .init("Settings", integration: .code, catalog: .init(.detailModel, settings)),
      ],
      steps: [
        .expect(.screen(.list), .tab("Colours"), .title("Colours"), .count(30)),
        .scroll(rows: 3), .scroll(by: -20), .scroll(to: "No. 9"),
        .peek(.at(x: 160, y: 110)), .expect(.screen(.preview), .actions(["Star", "Delete"])),
        .commit(), .back(), .peek("No. 10"), .release(),
        .set("No. 9", ["name": "Nine", "starred": true]),
        .expect(
          .events([
            .event("colorItemUpdated", item: "No. 9", field: "name", from: "No. 9", to: "Nine"),
            .event(field: "starred", to: true),
          ]),
          .items(["Nine": ["starred": true, "color": "black"]]),
          .reloaded(["Nine", "Nine"])
        ),
        .insert(.color("New", "white", id: "new"), row: 1),
        .expect(.events([.event("colorItemInserted", index: 0)])),
        .move(.id("new"), toRow: 30),
        .set("Size", ["selected": .option(.row(2))], tab: "Settings"),
        .expect(.reloaded(inTabs: ["Settings": ["Size"], "Colours": []])),
        .tab("Settings"),
        .expect(.visible(["Size", "Tint"]), .detail(["Size": "17 pt"]), .rows(["Size", "Tint"])),
        .open(.row(2)), .select("Red"),
        .expect(.options(["Red", "none"]), .selected("Red"), .screen(.detail)),
        .back(), .note("Done."),
      ]
    )
    let recording = try scenario.replay()
    #expect(recording.failures.map(\.description) == [])
    #expect(recording.steps.count == 16)
  }

  @Test("Kinds can be made in code, field by field")
  func kinds() throws {
    let recording = try Scenario(
      "Photos",
      kinds: [photo],
      catalog: .init(
        .of(photo),
        [
          ["title": "Harbour", "takenOn": "2024-03-10", "size": "2.10", "tags": ["sea", "boats"]],
          ["title": "Picnic", "takenOn": "2024-05-01 18:30", "album": .option("Family")],
        ]
      ),
      steps: [
        .peek("Harbour"),
        .expect(.actions(["Favourite", "Move to Family", "Duplicate", "Move to Top", "Delete"])),
        .action("Favourite"),
        .expect(
          .flagged("favourite", ["Harbour"]),
          .items(["Harbour": ["size": "2.1", "tags": ["sea", "boats"]]]),
          .events([.event("photoUpdated", to: true)])
        ),
        .open("Picnic"),
        .expect(.selected("Family")),
      ]
    ).replay()
    #expect(recording.failures.map(\.description) == [])
    #expect(recording.start.rows.map(\.subtitle) == ["2024-03-10", "2024-05-01 18:30"])
    #expect(recording.start.rows.map(\.symbol) == [.heart, .heart])
    #expect(recording.item("Harbour")?["size"] == .number("2.10", unit: "MB"))
  }

  @Test("Several integrations are compared")
  func parity() throws {
    let recording = try Scenario(
      "Both",
      integrations: [.storyboard, .code],
      catalog: .init(.colorItem, [.color("Red", "red")]),
      steps: [.peek("Red"), .commit()]
    ).replay()
    #expect(recording.holds)
    #expect(recording.tabs.map(\.integration) == ["storyboard"])
  }

  @Test("Items can come from a file, named from the Swift file")
  func file() throws {
    let file = Scenario.ItemFile(
      "../../Examples/data/xkcd.json",
      format: .json,
      at: ["colors"],
      fields: ["name": "color", "color": "hex"],
      where: ["color": ["cement", "dust"]],
      limit: 1
    )
    let recording = try Scenario(
      "Crayons",
      catalog: .init(.colorItem, from: file),
      steps: []
    ).replay()
    #expect(recording.start.rows.map(\.title) == ["dust"])
  }

  @Test("What is wrong with a step is told with the step's own line")
  func lines() throws {
    let line = #line + 5
    let scenario = Scenario(
      "Wrong",
      catalog: .init(.colorItem, [.color("Red", "#FF3B30")]),
      steps: [
        .tab("Nowhere"),
        .peek("Red"),
        .expect(.flagged("stared", ["Red"])),
      ]
    )
    let error = try #require(throws: ScriptError.self) { try scenario.replay() }
    #expect(error.problems.map(\.line) == [line, line + 2])
    #expect(error.problems.map(\.file) == Array(repeating: Self.path, count: 2))
    #expect(error.description.contains("did you mean `starred`?"))
    #expect(error.description.contains(#"the script made of it has `- tab: "Nowhere"`"#))
  }

  @Test("A step that can't be carried out is told with its line, too")
  func impossible() throws {
    let line = #line + 4
    let scenario = Scenario(
      "Impossible",
      catalog: .init(.colorItem, [.color("Red", "#FF3B30")]),
      steps: [.open("Rad")]
    )
    let error = try #require(throws: ScriptError.self) { try scenario.replay() }
    #expect(error.problems.map(\.line) == [line])
    #expect(error.problems.map(\.hint) == ["did you mean `Red`?"])
  }

  @Test("What is wrong with the app is told with the line of the scenario")
  func app() throws {
    let line = #line + 1
    let scenario = Scenario(
      "Wrong",
      catalog: .init(.colorItem, [.color("Red", "#FF3B3")]),
      steps: []
    )
    let error = try #require(throws: ScriptError.self) { try scenario.replay() }
    #expect(error.problems.map(\.line) == [line])
    #expect(error.problems.map(\.code) == ["invalid-color"])
  }

  private static let path = "Tests/PeekbookTests/ScenarioBuildingTests.swift"

  private let photo = Scenario.Kind(
    "Photo",
    catalog: "PhotoLibrary",
    fields: [
      .text("title"),
      .choice("album", options: ["Nature", "Family", "Work"], default: "Nature"),
      .flag("favourite", default: false),
      .date("takenOn"),
      .number("size", unit: "MB", required: false),
      .list("tags", default: []),
      .color("tint", default: "gray"),
    ],
    sections: "album",
    row: .init(
      symbol: .heart(flag: "favourite", tint: "tint"),
      subtitle: "{takenOn}",
      detail: "{size}",
      accessory: .checkmark("favourite")
    ),
    screen: .init(
      title: "{title}",
      background: "tint",
      fields: ["takenOn", "size", "tags"],
      choice: "album"
    ),
    actions: [
      .toggle("favourite", set: "Unfavourite", unset: "Favourite"),
      .set(["album": .option("Family")], title: "Move to Family")
        .when(["album": ["Nature", "Work"]]),
      .select("Work", of: "album", title: "To Work").when(["favourite": [true]]),
      .duplicate(),
      .moveToTop(),
      .delete(),
    ]
  )
}
