import CatalogModel
import Diagnostics
import Scenarios
import Testing
import YAMLReading

@Suite("Reading steps")
struct StepTests {
  private static let settings = """
    title: Settings
    tabs:
      - { title: Colours, catalog: { kind: ColorItem, items: [] } }
      - { title: Settings, catalog: { kind: DetailModel, items: [] } }
    steps:

    """

  /// Returns the steps of a script, each in words.
  private func steps(_ text: String, in script: String = Self.settings) -> [String] {
    let reading = Reading(script + text)
    #expect(reading.messages == [])
    return (reading.scenario?.steps ?? []).map { $0.action.words }
  }

  @Test(
    "Every step of the reference is read",
    arguments: [
      ("peek: Orange", "peek title Orange"), ("peek: { title: no }", "peek title no"),
      ("peek: { row: 3 }", "peek row 3"), ("peek: { id: a b }", "peek id a b"),
      ("peek: { at: [160, -132] }", "peek at 160 -132"), ("open: 007", "open title 007"),
      ("commit", "commit"), ("pop", "commit"), ("commit:", "commit"), ("release", "release"),
      ("back", "back"), ("{ back: , note: Home }", "back"), ("action: Unstar", "action Unstar"),
      ("star", "action Star"), ("unstar", "action Unstar"), ("delete:", "action Delete"),
      ("tab: Settings", "tab 1"), ("scroll: { to: Red }", "scroll to title Red"),
      ("scroll: { to: { row: 9 } }", "scroll to row 9"), ("scroll: { rows: -5 }", "scroll rows -5"),
      ("scroll: { by: 220 }", "scroll by 220"),
      (
        "set: { item: Red, fields: { name: Crimson, starred: true } }",
        "set title Red, name=Crimson, starred=true, tab 0"
      ),
      (
        "set: { item: My Int, fields: { selected: 16 }, tab: Settings }",
        "set title My Int, selectedOptionIndex=option 16, tab 1"
      ),
      ("insert: { row: 2, fields: { name: A, color: red }, id: x }", "insert A, id x, row 2"),
      ("insert: { fields: { name: A, color: red } }", "insert A, id nil, row nil"),
      ("move: { item: { row: 4 }, row: 1 }", "move row 4 to 1"),
      ("note: '*Look.*'", "note *Look.*"),
    ]
  )
  func everyStep(text: String, words: String) {
    #expect(steps("  - " + text) == [words])
  }

  @Test("An option is selected by its text or its row, in a tab that has some")
  func select() {
    #expect(
      steps("  - tab: Settings\n  - select: no\n  - select: { row: 2 }")
        == ["tab 1", "select no", "select row 2"]
    )
  }

  @Test("A step has its identifier, its note and its own place")
  func parts() throws {
    let reading = Reading(
      steps: "  - peek: Red\n    id: first.Peek-1\n    note: |\n      Look.\n  - note: 1.10"
    )
    let steps = try #require(reading.scenario?.steps)
    #expect(steps.map(\.id) == ["first.Peek-1", nil])
    #expect(steps.map(\.note) == ["Look.\n", ""])
    #expect(steps.map { $0.place.node?.location.line } == [8, 12])
    #expect(steps[0].place.yaml.contains("peek: Red"))
  }

  @Test("A note may have an identifier")
  func noteWithID() throws {
    let reading = Reading(steps: "  - { note: Look, id: look }")
    #expect(reading.messages == [])
    #expect(reading.scenario?.steps.map(\.id) == ["look"])
  }

  @Test("After a switch of tabs, fields and actions are those of its kind")
  func tabs() {
    let reading = Reading(
      Self.settings + """
          - insert: { fields: { name: A, color: red } }
          - tab: Settings
          - insert: { fields: { title: A, options: [a] } }
          - insert: { fields: { name: A, color: red } }
          - star
          - tab: Colours
          - star
          - select: a
        """
    )
    #expect(
      reading.messages == [
        "9:23: `options` is missing",
        "9:25: unknown key `name`",
        "9:34: unknown key `color`",
        "10:5: `DetailModel` has no action `Star`",
        "13:13: `ColorItem` has no options to select",
      ]
    )
  }

  @Test(
    "A word that is close to a step is suggested",
    arguments: [
      ("comit", "did you mean `commit`?"), ("realease", "did you mean `release`?"),
      ("peak: Red", "did you mean `peek`?"), ("opne: Red", "did you mean `open`?"),
      ("peek Red", "write `peek: …`, with a colon"), ("Commit", "did you mean `commit`?"),
    ]
  )
  func suggestions(step: String, hint: String) {
    #expect(Reading(steps: "  - " + step).hints == [hint])
  }
}

extension ScriptAction {
  var words: String {
    switch self {
    case .peek(let item): "peek " + item.words
    case .commit: "commit"
    case .release: "release"
    case .open(let item): "open " + item.words
    case .action(let title, _): "action " + title
    case .select(let option): "select " + option.words
    case .back: "back"
    case .tab(let index): "tab \(index)"
    case .scroll(.to(let item)): "scroll to " + item.words
    case .scroll(.rows(let rows)): "scroll rows \(rows)"
    case .scroll(.by(let points)): "scroll by \(points)"
    case .set(let item, let fields, let tab):
      "set " + item.words + ", " + fields.map(\.words).joined(separator: ", ") + ", tab \(tab)"
    case .insert(let plan, let row, _):
      "insert \(plan.values[0]?.words ?? ""), id \(plan.id ?? "nil"), row \(row.map(String.init) ?? "nil")"
    case .move(let item, let row, _): "move " + item.words + " to \(row)"
    case .note(let text): "note " + text
    case .expect(let expectations): "expect " + expectations.map(\.key).joined(separator: " ")
    }
  }
}

extension ItemReference {
  var words: String {
    switch name {
    case .title(let title): "title " + title
    case .row(let row): "row \(row)"
    case .id(let id): "id " + id
    case .at(let x, let y): "at \(x) \(y)"
    }
  }
}

extension OptionReference {
  var words: String {
    switch name {
    case .text(let text): text
    case .row(let row): "row \(row)"
    }
  }
}

extension FieldAssignment {
  var words: String {
    let names = ["name", "color", "starred"]
    return switch value {
    case .value(let value): names[field] + "=" + value.words
    case .option(let option): "selectedOptionIndex=option " + option.words
    }
  }
}

extension FieldValue {
  var words: String {
    switch self {
    case .text(let text): text
    case .number(let number): number.text
    case .date(let date): date.text
    case .texts(let texts): texts.joined(separator: "/")
    case .flag(let flag): flag ? "true" : "false"
    case .color(let color): color.text
    case .options(let options): options.map(\.label).joined(separator: "/")
    case .selection(let index): "\(index)"
    }
  }
}
