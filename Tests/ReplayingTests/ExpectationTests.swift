import CatalogModel
import Diagnostics
import Recordings
import Replaying
import Scenarios
import Testing

@Suite("Expectations")
struct ExpectationTests {
  struct Check: Sendable, CustomTestStringConvertible {
    let requirement: Requirement
    let expected: [String]
    let actual: [String]
    let holds: Bool

    /// A check that holds; `found` is what it says to have found, if not the same.
    init(_ requirement: Requirement, _ expected: [String], found: [String]? = nil) {
      self.requirement = requirement
      self.expected = expected
      actual = found ?? expected
      holds = true
    }

    /// A check that fails, and what it found.
    init(_ requirement: Requirement, _ expected: [String], not actual: [String]) {
      self.requirement = requirement
      self.expected = expected
      self.actual = actual
      holds = false
    }

    var testDescription: String { "\(requirement)" }

    func run(_ make: (ScriptAction) -> Scenario) throws {
      let replay = try Replay(make(.expect(requirement)))
      let record = try #require(replay.expectations.first)
      #expect(record.holds == holds)
      #expect(record.expected == expected)
      #expect(record.actual == actual)
      #expect(replay.failures.all.count == (holds ? 0 : 1))
    }
  }

  private static let star = "colorItemUpdated, item: Red, field: starred, from: false, to: true"

  static let checksOfList: [Check] = [
    Check(.screen(.list), ["list"]),
    Check(.screen(.preview), ["preview"], not: ["list"]),
    Check(.tab("Code"), ["Code"]),
    Check(.tab("Storyboard"), ["Storyboard"], not: ["Code"]),
    Check(.title("Code"), ["Code"]),
    Check(.title("Red"), ["Red"], not: ["Code"]),
    Check(.rows(["Red", "Blue"]), ["Red", "Blue"]),
    Check(.rows(["Blue", "Red"]), ["Blue", "Red"], not: ["Red", "Blue"]),
    Check(.rows([]), [], not: ["Red", "Blue"]),
    Check(.visible(["Red", "Blue"]), ["Red", "Blue"]),
    Check(.visible(["Red"]), ["Red"], not: ["Red", "Blue"]),
    Check(.count(2), ["2"]),
    Check(.count(3), ["3"], not: ["2"]),
    Check(.flagged(field: 2, titles: ["Red"]), ["Red"]),
    Check(.flagged(field: 2, titles: []), [], not: ["Red"]),
    Check(.actions([]), []),
    Check(.actions(["Star"]), ["Star"], not: []),
    Check(.options([]), []),
    Check(.options(["8"]), ["8"], not: []),
    Check(.selected("8"), ["8"], not: []),
    Check(.detail("Red", ""), ["Red: "]),
    Check(.detail(2, "8"), ["Blue: 8"], not: ["Blue: "]),
  ]

  static let checksOfItems: [Check] = [
    Check(
      .item("Red", .starred(true), .name("Red")),
      ["Red › starred: true", "Red › name: Red"]
    ),
    Check(
      .item("Red", .starred(true), .name("Rose")),
      ["Red › starred: true", "Red › name: Rose"],
      not: ["Red › starred: true", "Red › name: Red"]
    ),
    Check(
      .items([(item: "Red", fields: [.starred(true)]), (item: 2, fields: [.starred(true)])]),
      ["Red › starred: true", "Blue › starred: true"],
      not: ["Red › starred: true", "Blue › starred: false"]
    ),
    Check(.item("Red", .color(0xFF3B30, text: "rgb(255 59 48)")), ["Red › color: #ff3b30"]),
    Check(.item("Red", .color(0xFF3B31)), ["Red › color: #ff3b31"], not: ["Red › color: #ff3b30"]),
  ]

  static let checksOfEvents: [Check] = [
    Check(.event(EventPattern(name: "colorItemUpdated")), ["colorItemUpdated"], found: [star]),
    Check(.event(EventPattern(name: "colorItemMoved")), ["colorItemMoved"], not: [star]),
    Check(.events([]), [], not: [star]),
    Check(.reloaded("Red", tab: 1), ["Code: Red"]),
    Check(.reloaded("Red", tab: 0), ["Storyboard: Red"], not: []),
    Check(
      .reloaded([(tab: 0, titles: []), (tab: 1, titles: ["Blue"])]),
      ["Code: Blue"],
      not: ["Code: Red"]
    ),
  ]

  @Test(
    "Each kind of check of a list says what was expected and what was found",
    arguments: checksOfList + checksOfItems + checksOfEvents
  )
  func list(_ check: Check) throws {
    try check.run {
      .colors(
        named: ["Red", "Blue"],
        tabs: [.storyboard, .code],
        [.tab(1), .peek("Red"), .star, $0]
      )
    }
  }

  static let checksOfDetail: [Check] = [
    Check(.screen(.detail), ["detail"]),
    Check(.screen(.list), ["list"], not: ["detail"]),
    Check(.title("Select My Int"), ["Select My Int"]),
    Check(.title("My Int"), ["My Int"], not: ["Select My Int"]),
    Check(.options(["8", "16", "32", "64"]), ["8", "16", "32", "64"]),
    Check(.options(["8"]), ["8"], not: ["8", "16", "32", "64"]),
    Check(.selected("16"), ["16"]),
    Check(.selected("8"), ["8"], not: ["16"]),
    Check(.detail("My Int", "16"), ["My Int: 16"]),
    Check(.detail("My Int", "8"), ["My Int: 8"], not: ["My Int: 16"]),
    Check(.item("My Int", .selected("16")), ["My Int › selectedOptionIndex: 16"]),
    Check(
      .item("My Int", .selected(2)),
      ["My Int › selectedOptionIndex: row 2"],
      found: ["My Int › selectedOptionIndex: 16"]
    ),
    Check(.reloaded("My Int"), ["My Int"]),
  ]

  @Test("Each kind of check of an item screen does so too", arguments: checksOfDetail)
  func itemScreen(_ check: Check) throws {
    try check.run { .settings([.open("My Int"), .select("16"), $0]) }
  }

  @Test("A preview offers its actions and has its title")
  func preview() throws {
    let replay = try Replay(
      .colors(
        named: ["Red"],
        [
          .peek("Red"), .expect(.screen(.preview)), .expect(.title("Red")),
          .expect(.actions(["Star", "Delete"])), .expect(.actions(["Delete", "Star"])),
        ]
      )
    )
    #expect(replay.expectations.map(\.holds) == [true, true, true, false])
  }

  @Test(
    "An option that is expected in a row is no trap, whatever the number",
    arguments: [(1, true), (2, false), (0, false), (5, false), (.max, false), (.min, false)]
  )
  func optionRow(row: Int, holds: Bool) throws {
    let fields: [FieldAssignment] = [.selected(OptionReference(.row(row)))]
    let replay = try Replay(
      .settings([.expect(.items([(item: ItemReference("My Int"), fields: fields)]))])
    )
    #expect(replay.expectations.map(\.holds) == [holds])
  }

  @Test("Of options with one label, either is the one expected; a label goes before a bare text")
  func ambiguousOption() throws {
    let same = ItemPlan.setting("Same", [.text("a"), .text("a")], selected: 1)
    let unit = ItemPlan.setting("Unit", [.number("8", unit: "pt"), .text("8")])
    func holds(_ title: String, _ text: String) throws -> [Bool] {
      let item = ItemReference(.title(title))
      return try Replay(
        .settings(
          [same, unit],
          [
            .open(item), .expect(.selected(text)),
            .expect(.item(item, .selected(OptionReference(.text(text))))),
          ]
        )
      ).expectations.map(\.holds)
    }
    #expect(try holds("Same", "a") == [true, true])
    #expect(try holds("Unit", "8 pt") == [true, true])
    #expect(try holds("Unit", "8") == [false, false])
  }

  @Test("A failure shows both sides, is said at its place, and the scenario goes on")
  func failure() throws {
    let replay = try Replay(
      .colors(
        named: ["Red", "Blue"],
        [.peek("Red"), .delete, .expect(.rows(["Red"])), .peek("Blue"), .star]
      )
    )
    #expect(
      replay.failures.all == [
        Diagnostic(
          .expectationFailed,
          "`key` is not as expected",
          notes: [Diagnostic.Note("expected: Red"), Diagnostic.Note("actual:   Blue")]
        )
      ]
    )
    #expect(replay.recording.steps.count == 5)
    #expect(replay.recording.steps[2].expectations.map(\.holds) == [false])
  }

  @Test("A long list is cut in the message, not in the recording")
  func longList() throws {
    let replay = try Replay(.colors(count: 1_000, [.peek(1), .expect(.rows([]))]))
    let notes = replay.failures.all[0].notes.map(\.message)
    #expect(notes[0] == "expected: (none)")
    #expect(notes[1].hasPrefix("actual:   Color 1; Color 2;"))
    #expect(notes[1].hasSuffix("Color 10; … and 990 more"))
    #expect(replay.expectations[0].actual.count == 1_000)
  }

  @Test("An expectation before any action is about the start")
  func atStart() throws {
    let replay = try Replay(
      .colors(named: ["Red"], [.expect(.events([])), .expect(.count(1)), .peek(1)])
    )
    #expect(replay.recording.steps[0].expectations.map(\.holds) == [true, true])
    #expect(replay.warnings.all.isEmpty, "no action came before")
  }

  @Test("What is visible follows the scrolling, also in part")
  func visible() throws {
    let replay = try Replay(
      .colors(
        count: 100,
        [
          .scroll(by: 44 * 10 + 30),
          .expect(.visible((11...28).map { "Color \($0)" })),
          .scroll(rows: .max), .expect(.visible((84...100).map { "Color \($0)" })),
          .scroll(rows: .min), .expect(.visible((1...17).map { "Color \($0)" })),
          .scroll(rows: 3), .scroll(rows: -1), .expect(.visible((3...19).map { "Color \($0)" })),
        ]
      )
    )
    #expect(replay.failures.all.isEmpty)
  }
}

@Suite("Patterns of events")
struct EventPatternTests {
  private static let actions: [ScriptAction] = [
    .set("Red", .name("Crimson"), .starred(true), .color(0xDC143C, text: "crimson"))
  ]

  private func holds(_ patterns: [EventPattern], after actions: [ScriptAction] = actions) throws
    -> Bool
  {
    let replay = try Replay(
      .colors(named: ["Red", "Blue"], actions + [.expect(.events(patterns))])
    )
    return try #require(replay.expectations.first).holds
  }

  @Test("What a pattern leaves out is not looked at, what it names must be so")
  func parts() throws {
    let any = EventPattern()
    #expect(try holds([any, any, any]))
    #expect(try !holds([any, any]))
    #expect(try !holds([any, any, any, any]))
    #expect(try holds([EventPattern(name: "colorItemUpdated"), any, any]))
    #expect(try !holds([EventPattern(name: "colorItemDeleted"), any, any]))
    #expect(try holds([EventPattern(field: "name", from: "Red", to: "Crimson"), any, any]))
    #expect(try !holds([EventPattern(field: "name", from: "Crimson"), any, any]))
    #expect(try holds([any, EventPattern(field: "starred", from: "false", to: "true"), any]))
    #expect(try !holds([any, EventPattern(index: 0), any]), "an update has no index")
  }

  @Test("A selection is named in an event as it is elsewhere; options are a list")
  func options() throws {
    let sizes = ItemPlan.setting("Size", [.number("15", unit: "pt"), .number("17", unit: "pt")])
    func holds(_ pattern: EventPattern, after action: ScriptAction) throws -> Bool {
      let replay = try Replay(.settings([sizes], [action, .expect(.events([pattern]))]))
      return try #require(replay.expectations.first).holds
    }
    let select = ScriptAction.set("Size", .selected("17"))
    for (from, to): (EventPattern.Value, EventPattern.Value) in [
      ("15 pt", "17 pt"), ("15", "17"), (.row(1), .row(2)), ("15", .row(2)),
    ] {
      #expect(try holds(EventPattern(from: from, to: to), after: select))
      #expect(try !holds(EventPattern(from: to, to: from), after: select))
    }
    #expect(try !holds(EventPattern(to: .labels(["17 pt"])), after: select))
    let change = ScriptAction.set("Size", .options("a", "b"))
    #expect(
      try holds(
        EventPattern(from: .labels(["15 pt", "17 pt"]), to: .labels(["a", "b"])),
        after: change
      )
    )
    #expect(try holds(EventPattern(to: "a, b"), after: change))
    #expect(try !holds(EventPattern(to: .labels(["b", "a"])), after: change))
    #expect(try !holds(EventPattern(to: .labels(["a, b"])), after: change))
  }

  @Test("After a rename either title names the item of that event")
  func rename() throws {
    let any = EventPattern()
    #expect(try holds([EventPattern(item: "Red"), any, any]))
    #expect(try holds([EventPattern(item: "Crimson"), any, any]))
    #expect(try !holds([EventPattern(item: "Blue"), any, any]))
    #expect(try !holds([any, EventPattern(item: "Red"), any]), "it was renamed by then")
  }

  @Test(
    "A colour may be written in any way",
    arguments: ["crimson", "#dc143c", "#DC143C", "rgb(220 20 60)"]
  )
  func color(_ text: String) throws {
    let any = EventPattern()
    #expect(try holds([any, any, EventPattern(to: .text(text))]))
    #expect(try !holds([any, any, EventPattern(from: .text(text))]))
  }

  @Test("A deletion, an insertion and a move have an index, from 0; a move its new one")
  func indices() throws {
    let delete: [ScriptAction] = [.peek("Blue"), .delete]
    #expect(
      try holds([EventPattern(name: "colorItemDeleted", item: "Blue", index: 1)], after: delete)
    )
    #expect(try !holds([EventPattern(index: 0)], after: delete))
    #expect(try !holds([EventPattern(to: "Blue")], after: delete), "nothing was set")
    #expect(try !holds([EventPattern(field: "name")], after: delete))
    let insert: [ScriptAction] = [.insert(.color("New"), at: 2)]
    #expect(try holds([EventPattern(item: "New", index: 1)], after: insert))
    let move: [ScriptAction] = [.move("Red", to: 2)]
    #expect(try holds([EventPattern(name: "colorItemMoved", index: 1)], after: move))
  }

  @Test("A pattern that fails shows what was asked for, and all that happened")
  func line() throws {
    let replay = try Replay(
      .colors(
        named: ["Red"],
        [
          .peek("Red"), .delete,
          .expect(
            .events([
              EventPattern(
                name: "colorItemUpdated",
                item: "Red",
                field: "f",
                from: "a",
                to: "b",
                index: 3
              )
            ])
          ),
        ]
      )
    )
    #expect(
      replay.expectations[0].expected == [
        "colorItemUpdated, item: Red, field: f, from: a, to: b, index: 3"
      ]
    )
    #expect(replay.expectations[0].actual == ["colorItemDeleted, item: Red, index: 0"])
  }
}

@Suite("What could not have failed, and what changed nothing")
struct RemarkTests {
  private static let heldBefore =
    "the expectation held before `peek` as well, and could not have failed"

  @Test("An expectation of the state that held before the action too is pointed out")
  func heldBefore() throws {
    let replay = try Replay(
      .colors(named: ["Red"], [.peek("Red"), .note("A note between."), .expect(.count(1))])
    )
    #expect(replay.expectations.map(\.heldBefore) == [true])
    #expect(replay.warnings.all.map(\.code) == [.expectationWithoutEffect])
    #expect(replay.remarks == [Self.heldBefore])
    #expect(replay.recording.steps[1].remarks == [Self.heldBefore])
  }

  @Test("It is enough that one line of an expectation could have failed")
  func oneIsEnough() throws {
    let replay = try Replay(
      .colors(
        named: ["Red"],
        [
          .peek("Red"),
          .expect(.count(1), .screen(.preview)),
        ]
      )
    )
    #expect(replay.expectations.map(\.heldBefore) == [true, false])
    #expect(replay.warnings.all.isEmpty)
  }

  @Test("What failed did not hold before, even if it would have")
  func failedNow() throws {
    let replay = try Replay(.colors(named: ["Red"], [.peek("Red"), .expect(.screen(.list))]))
    #expect(replay.expectations.map(\.holds) == [false])
    #expect(replay.expectations.map(\.heldBefore) == [false])
  }

  @Test("Events and reloaded rows belong to the action, so they could always have failed")
  func ofTheAction() throws {
    let replay = try Replay(
      .colors(
        named: ["Red"],
        [
          .peek("Red"), .expect(.events([])), .expect(.reloaded()),
        ]
      )
    )
    #expect(replay.expectations.map(\.heldBefore) == [false, false])
    #expect(replay.warnings.all.isEmpty)
  }

  @Test("An item that was not there before did not fulfil anything before")
  func newItem() throws {
    let replay = try Replay(
      .colors(
        named: ["Red"],
        [
          .insert(.color("New")), .expect(.item("New", .starred(false))),
        ]
      )
    )
    #expect(replay.expectations.map(\.heldBefore) == [false])
  }

  @Test("Each expectation after an action is looked at, up to the next action")
  func several() throws {
    let replay = try Replay(
      .colors(
        named: ["Red", "Blue"],
        [
          .peek("Red"), .expect(.count(2)), .expect(.screen(.preview)), .expect(.count(2)),
          .delete, .expect(.count(1)),
        ]
      )
    )
    #expect(replay.expectations.map(\.heldBefore) == [true, false, true, false])
  }

  @Test(
    "An action that changed nothing is pointed out",
    arguments: [
      ([.set("Red", .starred(false))], "set"), ([.scroll(by: 100)], "scroll"), ([.tab(0)], "tab"),
      ([.set("Red", .color(0xFF3B30, text: "rgb(255 59 48)"))], "set"),
      ([.move("Red", to: 1)], "move"),
      ([.scroll(to: "Red")], "scroll"), ([.set("Red")], "set"),
    ] as [([ScriptAction], String)]
  )
  func withoutEffect(actions: [ScriptAction], verb: String) throws {
    let replay = try Replay(.colors(named: ["Red", "Blue"], actions))
    #expect(replay.warnings.all.map(\.code) == [.actionWithoutEffect])
    #expect(replay.remarks == ["`\(verb)` changed nothing"])
    #expect(replay.recording.steps[1].remarks == ["`\(verb)` changed nothing"])
    #expect(replay.recording.steps[1].before == replay.recording.steps[1].after)
  }

  @Test("Selecting what is selected posts, and changed nothing")
  func sameOption() throws {
    let replay = try Replay(.settings([.open("My Int"), .select("8")]))
    #expect(replay.recording.steps[2].events.count == 1)
    #expect(replay.remarks == ["`select` changed nothing"])
  }

  @Test(
    "An action that changed something is not",
    arguments: [
      [.peek("Red")], [.open("Red")], [.tab(1)], [.set("Blue", .starred(true), tab: 1)],
      [.insert(.color("New"))], [.move("Red", to: 2)], [.peek("Red"), .commit, .back],
      [.set("Red", .starred(true), .starred(false))],
    ] as [[ScriptAction]]
  )
  func withEffect(_ actions: [ScriptAction]) throws {
    let replay = try Replay(
      .colors(named: ["Red", "Blue"], tabs: [.storyboard, .code], actions)
    )
    #expect(replay.warnings.all.isEmpty)
  }
}
