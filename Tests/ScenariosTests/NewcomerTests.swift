import Testing

/// A mistake that people make on their first day, and what they are told.
struct FirstMistake: Sendable, CustomTestStringConvertible {
  let script: String
  let told: [String]
  let hint: String

  init(_ script: String, _ told: [String], _ hint: String) {
    self.script = script
    self.told = told
    self.hint = hint
  }

  var testDescription: String { script }
}

@Suite("What newcomers are told")
struct NewcomerTests {
  private static let head =
    "title: T\ncatalog:\n  kind: ColorItem\n  items: [{ name: Red, color: red }]\n"
  private static let indent = "indent it if it belongs to "

  @Test(
    "One hint says what to do, and nothing is said twice",
    arguments: [
      FirstMistake(
        "title: T\ncatalog:\nkind: ColorItem\nitems: []\nsteps: []\n",
        ["3:1: unknown key `kind`", "4:1: unknown key `items`"],
        indent + "`catalog`, behind which there is nothing"
      ),
      FirstMistake(
        "title: T\ntabs:\n  - title: A\n    catalog:\n    kind: ColorItem\n    items: []\nsteps: []\n",
        ["5:5: unknown key `kind`", "6:5: unknown key `items`"],
        indent + "`catalog`, behind which there is nothing"
      ),
      FirstMistake(
        head + "steps:\n  - expect:\n    rows: [Red]\n",
        ["7:5: unknown key `rows`"],
        indent + "`expect`, behind which there is nothing"
      ),
      FirstMistake(
        head + "steps:\n  peek: Red\n  release:\n",
        ["6:3: `steps` is a list, not a mapping"],
        "begin each step with `- `"
      ),
      FirstMistake(
        "title: T\ncatalog:\n  kind: ColorItem\n  items:\n    name: Red\n    color: red\nsteps: []\n",
        ["5:5: `items` is a list of items, not a mapping"],
        "begin each item with `- `"
      ),
      FirstMistake(
        head + "steps: [{ tap: Red }]\n",
        ["5:11: unknown key `tap`"],
        "did you mean `open`?"
      ),
      FirstMistake(head + "steps: [tap]\n", ["5:9: `tap` is no step"], "did you mean `open`?"),
      FirstMistake(
        head + "steps: [{ assert: { count: 1 } }]\n",
        ["5:11: unknown key `assert`"],
        "did you mean `expect`?"
      ),
      FirstMistake(
        "title: T\ncatalog: { kind: ColorItem, items: [{ title: Red, color: red }] }\nsteps: []\n",
        ["2:39: unknown key `title`"],
        "did you mean `name`?"
      ),
      FirstMistake(
        "title: T\ncatalog: { kind: DetailModel, items: [{ name: A, options: [a] }] }\nsteps: []\n",
        ["2:41: unknown key `name`"],
        "did you mean `title`?"
      ),
      FirstMistake(
        head + "steps: [{ set: { item: Red, fields: { title: Blue } } }]\n",
        ["5:39: unknown key `title`"],
        "did you mean `name`?"
      ),
    ]
  )
  func mistake(_ mistake: FirstMistake) {
    let reading = Reading(mistake.script)
    #expect(reading.messages == mistake.told)
    #expect(Set(reading.hints) == [mistake.hint])
  }

  @Test("A key with nothing behind it is still missing where nothing unknown follows")
  func missing() {
    let reading = Reading("title: T\ncatalog:\nsteps: []\n")
    #expect(reading.messages == ["2:1: `catalog` is missing"])
  }
}
