import CatalogModel
import Diagnostics
import Recordings
import Replaying
import Scenarios
import Testing

@Suite("Acting on what does not exist stops the scenario")
struct ImpossibleActionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let actions: [ScriptAction]
    let code: String
    let message: String
    var hint: String?

    init(
      _ actions: ScriptAction...,
      says message: String,
      hint: String? = nil,
      code: String = "impossible-action"
    ) {
      self.actions = actions
      self.code = code
      self.message = message
      self.hint = hint
    }

    var testDescription: String { message }
  }

  @Test(
    "A diagnostic says what is missing and what would help",
    arguments: [
      Case(
        .peek("1"),
        says: "no item is titled `1`",
        hint: "write `{row: 1}` for the item in row 1",
        code: "unknown-item"
      ),
      Case(
        .commit,
        says: "nothing is previewed, so there is nothing to commit",
        hint: "`peek` first"
      ),
      Case(
        .release,
        says: "nothing is previewed, so there is nothing to release",
        hint: "`peek` first"
      ),
      Case(
        .peek("Red"),
        .commit,
        .commit,
        says: "nothing is previewed, so there is nothing to commit",
        hint: "`peek` first"
      ),
      Case(
        .peek(.at(0, 0)),
        .commit,
        says: "nothing is previewed, so there is nothing to commit",
        hint: "`peek` first"
      ),
      Case(
        .peek("Red"),
        .star,
        .release,
        says: "nothing is previewed, so there is nothing to release",
        hint: "`peek` first"
      ),
      Case(
        .star,
        says: "nothing is previewed or open, so there is no action `Star`",
        hint: "`peek` or `open` first"
      ),
      Case(
        .peek("Red"),
        .delete,
        .delete,
        says: "nothing is previewed or open, so there is no action `Delete`",
        hint: "`peek` or `open` first"
      ),
      Case(
        .peek("Red"),
        .unstar,
        says: "`Red` does not offer `Unstar` now",
        hint: "it offers `Star`, `Delete`"
      ),
      Case(
        .open("Red"),
        .take("star"),
        says: "`Red` does not offer `star` now",
        hint: "it offers `Star`, `Delete`"
      ),
      Case(.back, says: "the list is the root: there is nothing to go back to"),
      Case(
        .open("Red"),
        .back,
        .back,
        says: "the list is the root: there is nothing to go back to"
      ),
      Case(.peek("Red"), .back, says: "the list is the root: there is nothing to go back to"),
      Case(
        .open("Red"),
        .delete,
        .back,
        says: "the list is the root: there is nothing to go back to"
      ),
      Case(
        .open("Red"),
        .peek("Blue"),
        says: "the list is covered by the detail of `Red`",
        hint: "go `back` first"
      ),
      Case(
        .open("Red"),
        .open("Red"),
        says: "the list is covered by the detail of `Red`",
        hint: "go `back` first"
      ),
      Case(
        .open("Red"),
        .scroll(by: 1),
        says: "the list is covered by the detail of `Red`",
        hint: "go `back` first"
      ),
      Case(
        .select("8"),
        says: "no detail with options is open",
        hint: "`open` an item that has some, or `commit` its preview"
      ),
      Case(
        .open("Red"),
        .select(1),
        says: "no detail with options is open",
        hint: "`open` an item that has some, or `commit` its preview"
      ),
      Case(
        .peek("Redd"),
        says: "no item is titled `Redd`",
        hint: "did you mean `Red`?",
        code: "unknown-item"
      ),
      Case(
        .open("red"),
        says: "no item is titled `red`",
        hint: "did you mean `Red`?",
        code: "unknown-item"
      ),
      Case(.open("Gr\u{E9}y"), says: "no item is titled `Gréy`", code: "unknown-item"),
      Case(
        .peek("Red"),
        .delete,
        .open("Red"),
        says: "no item is titled `Red`",
        code: "unknown-item"
      ),
      Case(.open(3), says: "there is no row 3", hint: "the list has 2 rows", code: "unknown-item"),
      Case(.open(0), says: "there is no row 0", hint: "the list has 2 rows", code: "unknown-item"),
      Case(
        .open(.init(.row(.min))),
        says: "there is no row \(Int.min)",
        hint: "the list has 2 rows",
        code: "unknown-item"
      ),
      Case(
        .open(.id("red")),
        says: "no item has the id `red`",
        hint: "the list has 2 rows",
        code: "unknown-item"
      ),
      Case(
        .open(.at(9, 9)),
        says: "there is no row at 9, 9",
        hint: "the list has 2 rows",
        code: "unknown-item"
      ),
      Case(
        .scroll(to: 9),
        says: "there is no row 9",
        hint: "the list has 2 rows",
        code: "unknown-item"
      ),
      Case(
        .peek("Red"),
        .delete,
        .scroll(to: 9),
        says: "there is no row 9",
        hint: "the list has 1 row",
        code: "unknown-item"
      ),
      Case(
        .insert(.color("New"), at: 4),
        says: "there is no row 4 to insert before",
        hint: "the list has 2 rows"
      ),
      Case(
        .insert(.color("New"), at: 0),
        says: "there is no row 0 to insert before",
        hint: "the list has 2 rows"
      ),
      Case(
        .insert(.color("New"), at: .max),
        says: "there is no row \(Int.max) to insert before",
        hint: "the list has 2 rows"
      ),
      Case(
        .insert(.color("New"), at: .min),
        says: "there is no row \(Int.min) to insert before",
        hint: "the list has 2 rows"
      ),
      Case(
        .insert(.color("A", id: "a")),
        .insert(.color("B", id: "a")),
        says: "another item has the id `a`"
      ),
      Case(.move("Red", to: 3), says: "there is no row 3 to move to", hint: "the list has 2 rows"),
      Case(.move("Red", to: 0), says: "there is no row 0 to move to", hint: "the list has 2 rows"),
      Case(
        .move("Red", to: .min),
        says: "there is no row \(Int.min) to move to",
        hint: "the list has 2 rows"
      ),
      Case(.move("Nobody", to: 1), says: "no item is titled `Nobody`", code: "unknown-item"),
      Case(
        .set("Nobody", .starred(true)),
        says: "no item is titled `Nobody`",
        code: "unknown-item"
      ),
      Case(
        .expect(.item("Blu", .starred(true))),
        says: "no item is titled `Blu`",
        hint: "did you mean `Blue`?",
        code: "unknown-item"
      ),
      Case(
        .expect(.detail(7, "")),
        says: "there is no row 7",
        hint: "the list has 2 rows",
        code: "unknown-item"
      ),
    ]
  )
  func colors(_ impossible: Case) throws {
    let diagnostics = try stop(.colors(named: ["Red", "Blue"], impossible.actions))
    #expect(
      diagnostics == [Diagnostic(.init(impossible.code), impossible.message, hint: impossible.hint)]
    )
  }

  @Test(
    "An option that is not there is named, with those that are",
    arguments: [
      Case(
        .open("My Int"),
        .select("12"),
        says: "there is no option `12`",
        hint: "did you mean `16`?",
        code: "unknown-option"
      ),
      Case(
        .open("My Int"),
        .select("eight"),
        says: "there is no option `eight`",
        hint: "the options are `8`, `16`, `32`, `64`",
        code: "unknown-option"
      ),
      Case(
        .open("My Int"),
        .select(5),
        says: "there is no option in row 5",
        hint: "there are 4 options",
        code: "unknown-option"
      ),
      Case(
        .open("My Int"),
        .select(0),
        says: "there is no option in row 0",
        hint: "there are 4 options",
        code: "unknown-option"
      ),
      Case(
        .open("My Int"),
        .select(.init(.row(.min))),
        says: "there is no option in row \(Int.min)",
        hint: "there are 4 options",
        code: "unknown-option"
      ),
      Case(
        .peek("My Int"),
        .select("16"),
        says: "no detail with options is open",
        hint: "`open` an item that has some, or `commit` its preview"
      ),
      Case(
        .peek("My Int"),
        .star,
        says: "`My Int` does not offer `Star` now",
        hint: "it offers no actions"
      ),
      Case(
        .set("My Int", .selected("12")),
        says: "there is no option `12`",
        hint: "did you mean `16`?",
        code: "unknown-option"
      ),
      Case(
        .set("My Int", .selectedIndex(4)),
        says: "`My Int` would have no option selected",
        hint: "set `selected` as well"
      ),
      Case(
        .set("My Int", .selectedIndex(-1)),
        says: "`My Int` would have no option selected",
        hint: "set `selected` as well"
      ),
      Case(
        .set("My Int", .options("a"), .selected(2)),
        says: "there is no option in row 2",
        hint: "there is 1 option",
        code: "unknown-option"
      ),
      Case(
        .set("My Int", .selected(4)),
        .set("My Int", .options("a", "b", "c")),
        says: "`My Int` would have no option selected",
        hint: "set `selected` as well"
      ),
    ]
  )
  func settings(_ impossible: Case) throws {
    let diagnostics = try stop(.settings(impossible.actions))
    #expect(
      diagnostics == [Diagnostic(.init(impossible.code), impossible.message, hint: impossible.hint)]
    )
  }

  @Test("A row that is scrolled away can't be tapped, and the hint says how to get there")
  func scrolledAway() throws {
    let diagnostics = try stop(.colors(count: 100, [.open("Color 50")]))
    #expect(diagnostics.map(\.message) == ["the row of `Color 50` is scrolled away"])
    #expect(diagnostics.map(\.hint) == ["`scroll: {to: …}` first"])
  }

  @Test("A title that fits several rows lists them, by row and id, five at most")
  func ambiguous() throws {
    let items: [ItemPlan] = [.color("Red"), .color("Blue"), .color("Red", id: "second")]
    let two = try stop(.colors(items, [.peek("Red")]))
    #expect(two.map(\.code.name) == ["ambiguous-item"])
    #expect(two.map(\.message) == ["`Red` fits 2 items: row 1, row 3 (id `second`)"])
    #expect(two.map(\.hint) == ["name it by `{row: …}` or `{id: …}`"])
    let keys = try stop(.colors(items, [.expect(.detail("Red", ""))]))
    #expect(keys.map(\.hint) == ["items are named by their titles here: give them different ones"])
    let many = try stop(.colors(named: Array(repeating: "Red", count: 8), [.open("Red")]))
    #expect(
      many.map(\.message) == ["`Red` fits 8 items: row 1, row 2, row 3, row 4, row 5 and 3 more"]
    )
  }

  @Test("Renaming an item to another's title makes that title ambiguous from then on")
  func renamedToDuplicate() throws {
    let diagnostics = try stop(
      .colors(named: ["Red", "Blue"], [.set("Blue", .name("Red")), .peek("Red")])
    )
    #expect(diagnostics.map(\.message) == ["`Red` fits 2 items: row 1, row 2"])
  }

  @Test("Expectations that failed before the stop are reported with it")
  func failuresToo() throws {
    let diagnostics = try stop(
      .colors(
        named: ["Red"],
        [.peek("Red"), .expect(.count(9)), .expect(.title("Blue")), .delete, .back]
      )
    )
    #expect(
      diagnostics.map(\.code.name) == [
        "expectation-failed", "expectation-failed", "impossible-action",
      ]
    )
  }
}
