import CatalogModel
import Diagnostics
import Scenarios
import Testing

@Suite("Kinds with mistakes")
struct KindErrorTests {
  /// Something wrong, and what is said about it.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let kind: String
    let messages: [String]
    var testDescription: String { kind }

    init(_ kind: String, _ messages: String...) {
      self.kind = kind
      self.messages = messages
    }
  }

  /// Reads a kind, each line of which stands below its name.
  private static func reading(_ kind: String) -> Reading {
    let lines = kind.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    return Reading("title: T\nkinds:\n  A:\n\(lines)\ncatalog: { kind: A, items: [] }\nsteps: []\n")
  }

  @Test(
    "A field that is wrong is told",
    arguments: [
      Mistake(
        "fields: { a: txt }",
        "4:18: `type` is one of `text`, `number`, `flag`, `color`, `date`, `choice`, `list`, `options`, not `txt`"
      ),
      Mistake(
        "fields: { a: text, b: string }",
        "4:27: `type` is one of `text`, `number`, `flag`, `color`, `date`, `choice`, `list`, `options`, not `string`"
      ),
      Mistake("fields: { a: text, b: }", "4:24: the field `b` has no type"),
      Mistake("fields: { a: text, b: [one] }", "4:27: a field is a type or a mapping, not a list"),
      Mistake("fields: { a: text, b: choice }", "4:27: a choice needs `options`"),
      Mistake(
        "fields: { a: text, b: { type: choice } }",
        "4:27: a choice needs one of `options`, `from`"
      ),
      Mistake(
        "fields: { a: text, b: { type: choice, options: [x, x] } }",
        "4:56: the option `x` is repeated"
      ),
      Mistake(
        "fields: { a: text, b: { type: choice, options: [x], default: y } }",
        "4:66: `default`: there is no option `y`"
      ),
      Mistake("fields: { a: text, b: { type: choice, from: c } }", "4:49: there is no field `c`"),
      Mistake(
        "fields: { a: text, b: { type: choice, from: c }, c: options }",
        "4:49: `c` has to stand before the choice that is made from it"
      ),
      Mistake(
        "fields: { a: text, b: { type: choice, from: a } }",
        "4:49: `from` is a required field of the type `options`"
      ),
      Mistake(
        "fields: { a: text, b: { type: text, unit: pt } }",
        "4:41: `unit` goes with the type `number`, not with `text`"
      ),
      Mistake(
        "fields: { a: text, b: { type: number, default: ten } }",
        "4:52: `default` is a number in decimal digits, not `ten`"
      ),
      Mistake(
        "fields: { a: text, b: { type: number, unit: g, default: 5 kg } }",
        "4:61: `default` is a number of g, not `5 kg`"
      ),
      Mistake(
        "fields: { a: text, b: { type: date, default: 2023-02-29 } }",
        "4:50: `default`: `2023-02-29` is no day: February 2023 has 28 days"
      ),
      Mistake(
        "fields: { a: text, b: { type: date, default: 10/03/2024 } }",
        "4:50: `default`: `10/03/2024` is no date"
      ),
      Mistake(
        "fields: { a: text, b: { type: flag, default: yes } }",
        "4:50: `default` is `true` or `false`, not `yes`"
      ),
      Mistake(
        "fields: { a: text, b: { type: flag, default: false, required: true } }",
        "4:57: a field with a `default` is not required"
      ),
      Mistake("fields: { a: text, b: { typ: flag } }", "4:29: unknown key `typ`"),
      Mistake("fields: { a: text, id: text }", "4:24: `id` can't be the name of a field"),
      Mistake("fields: { a: text, 'b c': text }", "4:24: `b c` can't be the name of a field"),
      Mistake(
        "fields: { a: text, b: { type: text, short: a } }",
        "4:24: two fields are called `a`"
      ),
      Mistake("fields: []", "4:13: `fields` is a mapping of names to types, not a list"),
      Mistake("fields: {}", "4:13: the kind has no fields"),
      Mistake("title: a", "4:5: `fields` is missing"),
      Mistake("fields: { a: number }", "3:3: the kind `A` has no text that could title its items"),
      Mistake(
        "fields: { a: { type: text, default: '' } }",
        "3:3: the kind `A` has no text that could title its items"
      ),
      Mistake(
        "fields: { a: text, b: number }\ntitle: b",
        "5:12: `title` is a text, and `b` is a number"
      ),
      Mistake(
        "fields: { a: text, b: { type: text, required: false } }\ntitle: b",
        "5:12: `b` titles the items, so it has to be required"
      ),
    ]
  )
  func field(_ mistake: Mistake) {
    #expect(Self.reading(mistake.kind).messages == mistake.messages)
  }

  @Test(
    "A number written as elsewhere is told as it is written here",
    arguments: [
      ("3,20", "write `3.20`"), ("12,5", "write `12.5`"), ("1.234,50", "write `1234.50`"),
      ("12,345", "write `12345`"), ("1,234,567", "write `1234567`"), ("1 000", "write `1000`"),
      ("+4", "write `4`"), (".5", "write `0.5`"), ("1,2,3,", "write `123`"),
      ("ten", "write `16`, `1.10` or `-4`"),
    ]
  )
  func number(_ text: String, hint: String) {
    let kind = "fields: { a: text, b: { type: number, default: '\(text)' } }"
    #expect(Self.reading(kind).problems.all.compactMap(\.hint) == [hint])
  }

  @Test(
    "A row, a screen or a section that is wrong is told",
    arguments: [
      Mistake("row: { title: '{b}' }", "5:19: there is no field `b`"),
      Mistake("row: { title: '{ a }' }", "5:19: a placeholder with spaces: `{ a }`"),
      Mistake("row: { title: '{}' }", "5:19: there is no field ``"),
      Mistake("row: { title: '{a' }", "5:19: a `{` that begins no placeholder"),
      Mistake("row: { title: 'a}' }", "5:19: a `}` that ends no placeholder"),
      Mistake("row: { subtitel: '{a}' }", "5:12: unknown key `subtitel`"),
      Mistake("row: { symbol: { flag: a } }", "5:28: `flag` is a flag, and `a` is a text"),
      Mistake(
        "row: { symbol: { flag: f, shape: moon } }",
        "5:38: `shape` is `star` or `heart`, not `moon`"
      ),
      Mistake("row: { symbol: { shape: star } }", "5:20: `flag` is missing"),
      Mistake(
        "row: { symbol: { flag: f }, swatch: c }",
        "5:33: a row has a `symbol` or a `swatch`, not both"
      ),
      Mistake("row: { swatch: f }", "5:20: `swatch` is a colour, or a choice, and `f` is a flag"),
      Mistake(
        "row: { accessory: arrow }",
        "5:23: `accessory` is `none` or `disclosure`, not `arrow`"
      ),
      Mistake(
        "row: { accessory: { checkmark: a } }",
        "5:36: `checkmark` is a flag, and `a` is a text"
      ),
      Mistake("screen: { fields: [a, b] }", "5:27: there is no field `b`"),
      Mistake("screen: { fields: [f, f] }", "5:27: `f` is shown twice"),
      Mistake("screen: { fields: a }", "5:23: `fields` is a list of fields, not `a`"),
      Mistake("screen: { choice: f }", "5:23: `choice` is a choice, and `f` is a flag"),
      Mistake(
        "screen: { background: a }",
        "5:27: `background` is a colour, or a choice, and `a` is a text"
      ),
      Mistake("sections: b", "5:15: there is no field `b`"),
      Mistake("sections: t", "5:15: `sections` is a field with one short text, and `t` is a list"),
      Mistake(
        "sections: { by: f, title: '{a}' }",
        "5:31: the title of a section can only have `{f}`, by which it is divided"
      ),
      Mistake("events: { updated: 'x y' }", "5:24: `x y` can't be the name of an event"),
      Mistake("events: { updated: aMoved }", "5:13: two events of `A` have one name"),
      Mistake("foo: 1", "5:5: unknown key `foo`"),
    ]
  )
  func part(_ mistake: Mistake) {
    let fields =
      "fields: { a: text, f: { type: flag, default: false }, c: { type: color, default: red },"
      + " t: { type: list, default: [] } }\n"
    let reading = Self.reading(fields + mistake.kind)
    let errors = reading.problems.sorted.filter { $0.severity == .error }
    #expect(errors.map(\.message) == mistake.messages.map(Self.bare))
    #expect(reading.messages.filter { !$0.contains("shown nowhere") } == mistake.messages)
  }

  private static func bare(_ message: String) -> String {
    String(message.drop { $0 != " " }.dropFirst())
  }

  @Test(
    "A quick action that is wrong is told",
    arguments: [
      Mistake("[remove]", "5:15: an action is `delete`, `duplicate`, or a mapping, not `remove`"),
      Mistake("[toggle]", "5:15: `toggle` needs a value"),
      Mistake("[{ toggle: a, title: T }]", "5:25: `toggle` is a flag, and `a` is a text"),
      Mistake("[{ toggle: f }]", "5:15: the action has no title"),
      Mistake("[{ toggle: f, title: { set: T } }]", "5:35: `unset` is missing"),
      Mistake("[{ delete: , title: { set: T, unset: U } }]", "5:34: `flag` is missing"),
      Mistake("[{ delete: me }]", "5:25: `delete` takes no value"),
      Mistake("[{ move: up }]", "5:23: `move` is one of `top`, not `up`"),
      Mistake("[{ set: { b: 1 }, title: T }]", "5:24: there is no field `b`"),
      Mistake("[{ set: { f: maybe }, title: T }]", "5:27: `f` is `true` or `false`, not `maybe`"),
      Mistake("[{ set: { o: z }, title: T }]", "5:27: `o`: there is no option `z`"),
      Mistake("[{ set: {}, title: T }]", "5:22: `set` names no field"),
      Mistake("[{ select: { f: true } }]", "5:25: `select` is for choices, and `f` is a flag"),
      Mistake("[{ select: { o: x, f: true } }]", "5:25: `select` selects an option of one choice"),
      Mistake("[{ delete: , when: { b: 1 } }]", "5:35: there is no field `b`"),
      Mistake("[{ delete: , when: { f: [] } }]", "5:38: the condition can never hold"),
      Mistake("[{ delete: , when: { o: [x, q] } }]", "5:42: `o`: there is no option `q`"),
      Mistake("[{ title: T }]", "5:15: the action does nothing"),
      Mistake(
        "[{ delete: , duplicate: }]",
        "5:27: an action does one thing, this one has `delete`, `duplicate`"
      ),
      Mistake(
        "[{ delete: , style: red }]",
        "5:34: `style` is `normal` or `destructive`, not `red`"
      ),
      Mistake(
        "[{ delete: , title: T }, { duplicate: , title: T }]",
        "5:39: two actions are titled `T`"
      ),
      Mistake("delete", "5:14: `actions` is a list, not `delete`"),
    ]
  )
  func action(_ mistake: Mistake) {
    let fields =
      "fields: { a: text, f: { type: flag, default: false }, o: { type: choice, options: [x, y] } }\n"
    let screen = "\nscreen: { fields: [f, o] }"
    #expect(
      Self.reading(fields + "actions: " + mistake.kind + screen).messages == mistake.messages
    )
  }

  @Test("All mistakes of a kind are told at once, with what may have been meant")
  func all() {
    let reading = Self.reading(
      """
      fields: { title: text, starred: { type: flg }, size: { type: number, default: x } }
      row: { title: "{titel}", detail: "{sise}" }
      screen: { background: title }
      actions: [{ toggle: stared, title: Star }, delet]
      """
    )
    #expect(reading.messages.count == 7)
    let hints = reading.problems.sorted.compactMap(\.hint)
    for meant in ["flag", "title", "size", "starred", "delete"] {
      #expect(hints.contains("did you mean `\(meant)`?"))
    }
  }

  @Test("A field that nothing names is a warning, and no error")
  func unused() throws {
    let reading = Self.reading(
      "fields: { a: text, b: number, c: date }\nscreen: { fields: [c] }"
    )
    let problem = try #require(reading.problems.all.first)
    #expect(reading.problems.all.count == 1)
    #expect(problem.severity == .warning)
    #expect(problem.message == "the field `b` is shown nowhere")
    #expect(problem.location?.line == 4 && problem.location?.column == 24)
    #expect(reading.scenario != nil)
  }

  @Test("Without `screen` all fields are shown, so that none is unused")
  func noScreen() {
    #expect(Self.reading("fields: { a: text, b: number, c: date }").messages == [])
  }

  @Test(
    "A name that can't be a kind's is told",
    arguments: [
      ("photo", "`photo` can't be the name of a kind", "write `Photo`"),
      (
        "My Photo", "`My Photo` can't be the name of a kind",
        "use letters and digits, at most 60; a capital letter first"
      ),
      ("kinds", "`kinds` inside of `kinds`", "a file with kinds begins with the name of a kind"),
      ("fields", "`fields` stands outside of a kind", "write `Photo: {fields: …}`"),
    ]
  )
  func name(name: String, message: String, hint: String) {
    let reading = Reading(
      "title: T\nkinds:\n  \(name): { fields: { a: text } }\n"
        + "catalog: { kind: Photo, items: [] }\nsteps: []\n"
    )
    #expect(reading.messages == ["3:3: " + message])
    #expect(reading.problems.all.first?.hint == hint)
  }

  @Test("Nothing is said about what names a kind that is wrong")
  func wrongKind() {
    let reading = Reading(
      """
      title: T
      kinds:
        Photo: { fields: { title: txt } }
      catalog: { kind: Photo, items: [{ title: A, size: 3 }] }
      steps: [{ action: Favourite }, { set: { item: A, fields: { foo: 1 } } }]
      """
    )
    #expect(reading.messages.count == 1)
  }

  @Test("A kind that is not there is told, with those that are")
  func unknown() {
    let reading = Reading(
      "title: T\nkinds: { Photo: { fields: { a: text } } }\n"
        + "catalog: { kind: Phot, items: [] }\nsteps: []\n"
    )
    #expect(reading.messages == ["3:18: unknown kind `Phot`"])
    #expect(reading.problems.all.first?.hint == "did you mean `Photo`?")
  }

  @Test("A script's own kind goes before one that ships")
  func override() {
    let reading = Reading(
      "title: T\nkinds: { ColorItem: { fields: { label: text } } }\n"
        + "catalog: { kind: ColorItem, items: [{ label: A }] }\nsteps: []\n"
    )
    #expect(reading.messages == [])
    #expect(reading.scenario?.tabs[0].kind.catalogName == "ColorItemCatalog")
  }
}
