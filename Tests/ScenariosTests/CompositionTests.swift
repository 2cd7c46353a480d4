import Diagnostics
import Importing
import Scenarios
import Testing
import YAMLReading

@Suite("Steps from files, and repeated steps")
struct CompositionTests {
  @Test("The steps of a file stand where it is included, with its parameters filled in")
  func include() {
    let reading = Composition(
      steps: """
          - include: parts/_toggle.yaml
            with: { item: Red, action: Star }
          - back
          - include: parts/_toggle.yaml
            with: { item: Orange, action: Star }
        """,
      ["parts/_toggle.yaml": "- peek: {item}\n- action: \"{action}\"\n"]
    )
    #expect(reading.messages == [])
    #expect(
      reading.words == [
        "peek title Red", "action Star", "back", "peek title Orange", "action Star",
      ]
    )
  }

  @Test("Paths are relative to the file that names them")
  func relativePaths() {
    let reading = Composition(
      steps: "  - include: parts/_a.yaml",
      [
        "parts/_a.yaml": "- include: deep/_b.yaml\n- include: ../_c.yaml\n",
        "parts/deep/_b.yaml": "- commit\n", "_c.yaml": "- back\n",
      ]
    )
    #expect(reading.messages == [])
    #expect(reading.words == ["commit", "back"])
  }

  @Test(
    "Steps are repeated over rows",
    arguments: [
      ("1-3", [1, 2, 3]), ("2", [2]), ("all", [1, 2]), ("[1, 3-4, 9]", [1, 3, 4, 9]),
    ]
  )
  func rows(written: String, rows: [Int]) {
    let reading = Composition(
      steps: "  - repeat: { rows: \(written) }\n    steps:\n      - peek: { row: {row} }\n"
    )
    #expect(reading.messages == [])
    #expect(reading.words == rows.map { "peek row \($0)" })
  }

  @Test("Steps are repeated over values, which may have several parts, and under a name")
  func values() {
    let reading = Composition(
      steps: """
          - repeat: { values: [{ item: Red, by: 5 }, { item: Orange, by: -5 }], as: case }
            steps:
              - open: "{case.item}"
              - repeat: { values: [no, 007] }
                steps:
                  - insert: { fields: { name: "{value} of {case.item}", color: red } }
              - scroll: { by: "{case.by}" }
        """
    )
    #expect(reading.messages == [])
    #expect(
      reading.words == [
        "open title Red", "insert no of Red, id nil, row nil", "insert 007 of Red, id nil, row nil",
        "scroll by 5",
        "open title Orange", "insert no of Orange, id nil, row nil",
        "insert 007 of Orange, id nil, row nil", "scroll by -5",
      ]
    )
  }

  @Test(
    "Braces are placeholders around a name, and only where something is repeated or included",
    arguments: [
      ("{value}", "A"), ("a{value}b{value}", "aAbA"), ("{{value}}", "{value}"),
      ("{{{value}}}", "{{value}}"), ("{ value }", "{ value }"), ("{}", "{}"), ("{1}", "{1}"),
      ("{value", "{value"), ("{{value}", "{A"), ("}{", "}{"),
      ("{\"a\": {\"b\": 1}}", "{\"a\": {\"b\": 1}}"),
    ]
  )
  func braces(written: String, text: String) {
    let quoted = "'" + written + "'"
    let inside = Composition(
      steps: "  - repeat: { values: [A] }\n    steps:\n      - peek: \(quoted)\n"
    )
    #expect(inside.words == ["peek title \(text)"])
    #expect(Composition(steps: "  - peek: \(quoted)").words == ["peek title \(written)"])
  }

  @Test("A placeholder belongs to its own file")
  func scopes() {
    let reading = Composition(
      steps: """
          - repeat: { rows: 1-2 }
            steps:
              - include: _a.yaml
        """,
      ["_a.yaml": "- peek: \"{row}\"\n"]
    )
    #expect(
      reading.messages == ["Examples/_a.yaml:1:9: nothing stands for the placeholder `{row}`"]
    )
  }

  @Test("The page shows the step as it was carried out")
  func yaml() {
    let reading = Composition(
      steps: """
          - repeat: { values: [Red, "a: b", "{x}"] }
            steps:
              # not shown
              - peek: "{value}"
                note: 'On {value}.'
        """
    )
    #expect(
      reading.yaml == [
        "peek: Red\nnote: On Red.\n", "peek: \"a: b\"\nnote: \"On a: b.\"\n",
        "peek: \"{x}\"\nnote: \"On {x}.\"\n",
      ]
    )
  }

  @Test("A problem is told where the text stands, with the way to it")
  func trail() throws {
    let reading = Composition(
      steps: """
          - include: _a.yaml
            with: { colour: Red }
        """,
      [
        "_a.yaml":
          "- repeat: { rows: 1-3 }\n  steps:\n    - include: _b.yaml\n      with: { n: {row} }\n",
        "_b.yaml": "- peek: { row: {n} }\n- comit\n",
      ]
    )
    let problem = try #require(reading.problems.all.first)
    #expect(problem.excerpt == "- comit")
    #expect(problem.location == Location(file: "Examples/_b.yaml", line: 2, column: 3))
    #expect(
      problem.notes.map(\.shown) == [
        "Examples/_a.yaml:3:16: included here",
        "Examples/_a.yaml:1:11: repeated here, with `{row}` as `1`",
        "Examples/script.yaml:8:14: included here",
      ]
    )
  }

  @Test("What is wrong with an included file is told once, however often it is included")
  func once() {
    let steps = "  - include: _a.yaml\n  - include: _a.yaml\n"
    let reading = Composition(steps: steps, ["_a.yaml": "- peek: [\n"])
    #expect(reading.problems.all.count == 1)
    #expect(reading.problems.all.first?.notes.last?.message == "included here")
  }

  @Test("Files that include each other are told as a chain", arguments: [1, 2, 3])
  func cycle(length: Int) throws {
    var files: [String: String] = [:]
    for index in 1...length {
      files["_\(index).yaml"] = "- include: ./x/../_\(index % length + 1).yaml\n"
    }
    let reading = Composition(steps: "  - include: _1.yaml", files)
    #expect(reading.problems.all.map(\.code.name) == ["include-cycle"])
    let names = (1...length).map { "Examples/_\($0).yaml" } + ["Examples/_1.yaml"]
    #expect(reading.problems.all.first?.hint == names.joined(separator: " → "))
  }

  @Test("A tab that an included file switches to is the one that goes on")
  func tabs() {
    let reading = Composition(
      script: """
        title: T
        tabs:
          - { title: Colours, catalog: { kind: ColorItem, items: [{ name: A, color: red }] } }
          - { title: Settings, catalog: { kind: DetailModel, items: [] } }
        steps:
          - include: _tab.yaml
          - star
        """,
      ["_tab.yaml": "- tab: Settings\n"]
    )
    #expect(reading.messages == ["Examples/script.yaml:7:5: `DetailModel` has no action `Star`"])
  }

  @Test(
    "Mistakes are told",
    arguments: [
      ("- include: _x.yaml", "`_x.yaml` does not exist"),
      ("- include: ../../x.yaml", "`../../x.yaml` lies outside the project"),
      ("- include: /x.yaml", "`/x.yaml` is an absolute path"),
      ("- include: [a]", "`include` is a text, not a list"),
      ("- include:", "`include` is missing"),
      ("- include: _map.yaml", "what is included is a list of steps, not a mapping"),
      (
        "- { include: _one.yaml, with: { a: 1 } }",
        "the steps of `Examples/_one.yaml` have no placeholder `{a}`"
      ),
      ("- { include: _one.yaml, with: [a] }", "`with` is a mapping, not a list"),
      ("- { include: _one.yaml, with: { a b: 1 } }", "`a b` can't name a placeholder"),
      ("- { include: _one.yaml, with: { a: [1] } }", "`a` is a text, not a list"),
      ("- { include: _one.yaml, note: Look }", "unknown key `note`"),
      ("- { include: _one.yaml, repeat: { rows: 1 } }", "`repeat` beside `include`"),
      ("- { include: _one.yaml, steps: [back] }", "`steps` goes with `repeat`, not with `include`"),
      (
        "- { repeat: { rows: 1 }, with: { a: 1 }, steps: [back] }",
        "`with` goes with `include`, not with `repeat`"
      ),
      ("- { repeat: { rows: 1 } }", "`steps` is missing"),
      ("- { repeat: { rows: 1 }, steps: [] }", "there is no step to repeat"),
      ("- { repeat: 3, steps: [back] }", "`repeat` is a mapping, not `3`"),
      ("- { repeat: {}, steps: [back] }", "`repeat` needs `rows` or `values`"),
      ("- { repeat: { rows: 1, values: [a] }, steps: [back] }", "`values` beside `rows`"),
      ("- { repeat: { rows: 3-1 }, steps: [back] }", "the range `3-1` ends before it begins"),
      ("- { repeat: { rows: 0-1 }, steps: [back] }", "rows count from 1, not from 0"),
      ("- { repeat: { values: a }, steps: [back] }", "`values` is a list, not `a`"),
      (
        "- { repeat: { values: [[a]] }, steps: [back] }",
        "a value is a text or a mapping of texts, not a list"
      ),
      (
        "- { repeat: { values: [A] }, steps: [{ peek: {valu} }] }",
        "nothing stands for the placeholder `{valu}`"
      ),
      ("- include: _item.yaml", "nothing stands for the placeholder `{item}`"),
      (
        "- { include: _item.yaml, with: { itm: A } }",
        "nothing stands for the placeholder `{item}`"
      ),
      ("- { repeat: { rows: 1 }, steps: [{ peek }] }", "`peek` needs a value"),
      ("- { repeat: { rows: 1, as: a.b }, steps: [back] }", "`a.b` can't name a placeholder"),
      (
        "- { repeat: { rows: 1 }, steps: [{ peek: '{rwo}' }] }",
        "nothing stands for the placeholder `{rwo}`"
      ),
    ]
  )
  func mistakes(step: String, message: String) {
    let reading = Composition(
      steps: "  " + step,
      [
        "_one.yaml": "- commit\n", "_item.yaml": "- peek: {item}\n",
        "_map.yaml": "title: T\nsteps: []\n",
      ]
    )
    #expect(reading.problems.all.map(\.message) == [message])
  }

  @Test("An identifier that is repeated is told to need a placeholder")
  func identifiers() {
    let steps = "  - repeat: { rows: 1-2 }\n    steps:\n      - { peek: Red, id: a }\n"
    let reading = Composition(steps: steps)
    #expect(reading.problems.all.map(\.code.name) == ["duplicate-id"])
    #expect(reading.problems.all.first?.hint?.hasPrefix("put a placeholder in it") == true)
    let right = steps.replacing("id: a", with: "id: 'a-{row}'")
    #expect(Composition(steps: right).messages == [])
  }

  @Test("So many steps may come out of a script, and no more")
  func stepLimit() {
    var limits = ExpansionLimits()
    limits.steps = 10
    func reading(_ rows: String) -> Composition {
      let steps = "  - repeat: { rows: \(rows) }\n    steps: [{ peek: Red }, release]\n"
      return Composition(steps: steps, limits: limits)
    }
    #expect(reading("1-5").messages == [])
    let tooMany = reading("1-6")
    #expect(tooMany.problems.all.map(\.code.name) == ["limit-exceeded"])
    #expect(tooMany.problems.all.first?.hint == "`limits: {steps: …}` in peekbook.yaml allows more")
    #expect(reading("1-1000000000").problems.all.map(\.code.name) == ["limit-exceeded"])
  }

  @Test("Includes that multiply come to an end quickly, also if no step comes out of them")
  func bomb() {
    var files = ["_9.yaml": "[]\n"]
    for level in 1..<9 {
      files["_\(level).yaml"] = String(repeating: "- include: _\(level + 1).yaml\n", count: 20)
    }
    let reading = Composition(steps: "  - include: _1.yaml", files)
    #expect(reading.problems.all.map(\.code.name) == ["limit-exceeded"])
  }

  @Test("Placeholders that multiply a text come to an end quickly")
  func textBomb() {
    var yaml = YAMLLimits()
    yaml.textBytes = 100_000
    let value = String(repeating: "x", count: 1_000)
    let note = String(repeating: "{value}", count: 10)
    let values = Array(repeating: value, count: 20).joined(separator: ", ")
    let steps =
      "  - repeat: { values: [\(values)] }\n    steps:\n      - { note: '\(note)' }\n"
    let reading = Composition(steps: steps, yaml: yaml)
    #expect(reading.problems.all.map(\.code.name) == ["limit-exceeded"])
  }

  @Test("So deep may includes and repetitions stand in one another, and no deeper")
  func nesting() {
    var files: [String: String] = [:]
    for level in 1..<40 { files["_\(level).yaml"] = "- include: _\(level + 1).yaml\n" }
    files["_16.yaml"] = "- commit\n"
    #expect(Composition(steps: "  - include: _1.yaml", files).messages == [])
    files["_16.yaml"] = "- include: _17.yaml\n"
    let reading = Composition(steps: "  - include: _1.yaml", files)
    #expect(
      reading.problems.all.map(\.message) == [
        "more than 16 includes and repetitions stand inside one another"
      ]
    )
  }
}

/// A script that is put together from files of a test.
private struct Composition {
  let scenario: Scenario?
  let problems: DiagnosticBag

  init(
    script: String,
    _ files: [String: String] = [:],
    limits: ExpansionLimits = ExpansionLimits(),
    yaml: YAMLLimits = YAMLLimits()
  ) {
    (scenario, problems) = ScenarioReader.read(
      Array(script.utf8),
      file: "Examples/script.yaml",
      files: ImportedFiles(
        root: "",
        read: { (path, file) throws(ImportFileError) in
          let shown = Self.plain(file.split(separator: "/").dropLast() + path.split(separator: "/"))
          guard let text = files[String(shown.dropFirst("Examples/".count))] else {
            throw .notFound
          }
          return ImportedFile(bytes: Array(text.utf8), shownPath: shown)
        }
      ),
      limits: yaml,
      expansion: limits
    )
  }

  init(
    steps: String,
    _ files: [String: String] = [:],
    limits: ExpansionLimits = ExpansionLimits(),
    yaml: YAMLLimits = YAMLLimits()
  ) {
    let script = """
      title: Colours
      catalog:
        kind: ColorItem
        items:
          - { name: Red, color: "#FF3B30" }
          - { name: Orange, color: "#FF9500" }
      steps:

      """
    self.init(script: script + steps + "\n", files, limits: limits, yaml: yaml)
  }

  private static func plain(_ parts: [Substring]) -> String {
    var plain: [Substring] = []
    for part in parts where part != "." {
      if part == "..", !plain.isEmpty { plain.removeLast() } else { plain.append(part) }
    }
    return plain.joined(separator: "/")
  }

  var messages: [String] { problems.all.map { Diagnostic.Note($0.message, at: $0.location).shown } }
  var words: [String] { (scenario?.steps ?? []).map(\.action.words) }
  var yaml: [String] { (scenario?.steps ?? []).map(\.place.yaml) }
}

extension Diagnostic.Note {
  fileprivate var shown: String {
    (location.map { "\($0.file):\($0.line):\($0.column): " } ?? "") + message
  }
}
