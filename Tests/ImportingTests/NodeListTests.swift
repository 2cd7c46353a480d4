import CatalogModel
import Diagnostics
import Importing
import KindTestSupport
import Testing

@Suite("Importing JSON and YAML")
struct NodeListTests {
  private let sea = ##"{"colors": {"all": [{"name": "Sea", "color": "#0af"}]}, "list": []}"##

  @Test("A list in a real file is found by its key, and its columns by the map")
  func crayola() throws {
    let read = try Import(
      "{ from: crayola.json, at: colors, map: { name: color, color: hex } }",
      fixture: "crayola.json"
    )
    #expect(read.messages == [])
    #expect(read.items.count == 120)
    #expect(read.pairs.first == ["Almond", "#efdecd"])
    #expect(read.pairs.last == ["Yellow Orange", "#ffae42"])
  }

  @Test(
    "Keys lead to the list, as a path or as a list",
    arguments: ["colors.all", "[colors, all]"]
  )
  func keyPath(at: String) {
    #expect(Import("{ from: c.json, at: \(at) }", "c.json", sea).pairs == [["Sea", "#00aaff"]])
  }

  @Test("A mapping is a list of its values where its keys are asked for")
  func mapping() {
    let names = ##"{"Sea": "#0af", "Lake": "blue"}"##
    let pairs = Import("{ from: c.json, map: { name: key, color: value } }", "c.json", names)
    #expect(pairs.messages == [])
    #expect(pairs.pairs == [["Sea", "#00aaff"], ["Lake", "#0000ff"]])
    let nested = ##"{"b": {"Sea": {"hex": "#0af"}, "Lake": {"hex": "blue", "key": "Own"}}}"##
    let mapped = "{ from: c.json, at: b, map: { name: key, color: hex } }"
    #expect(
      Import(mapped, "c.json", nested).pairs == [["Sea", "#00aaff"], ["Own", "#0000ff"]]
    )
    let picked = "{ from: c.json, map: { name: key, color: value }, where: { key: Lake } }"
    #expect(Import(picked, "c.json", names).pairs == [["Lake", "#0000ff"]])
    let hint = Import("{ from: c.json }", "c.json", names).hints
    #expect(hint == ["map a field to `key`, and it is taken for a list"])
  }

  @Test("A list may have texts where `value` is asked for")
  func texts() {
    let list = ##"["#0af", "blue", null, ["x"]]"##
    let read = Import("{ from: c.json, map: { name: value, color: value } }", "c.json", list)
    #expect(read.pairs == [["#0af", "#00aaff"], ["blue", "#0000ff"]])
    #expect(read.messages.last == "Examples/c.json:1:24: an entry is a mapping, not a list")
    let hints = Import("{ from: c.json }", "c.json", ##"["a"]"##).hints
    #expect(hints == ["map a field to `value` for a text"])
  }

  @Test("A limit takes the first items")
  func limit() throws {
    let read = try Import(
      "{ from: crayola.json, at: colors, map: { name: color, color: hex }, limit: 3 }",
      fixture: "crayola.json"
    )
    #expect(read.pairs.map(\.first) == ["Almond", "Antique Brass", "Apricot"])
  }

  @Test("Text is as written, in JSON and in YAML")
  func asWritten() {
    let json =
      #"[{"name": 1.10, "color": "red"}, {"name": "Caf\u00e9 au \ud83d\ude00", "color": "red"}, {"name": "A &amp; B", "color": "red"}]"#
    let read = Import("{ from: c.json }", "c.json", json)
    #expect(read.messages == [])
    #expect(read.pairs.map(\.first) == ["1.10", "Café au 😀", "A &amp; B"])
    let yaml = Import(
      "{ from: c.yml }",
      "c.yml",
      "- { name: no, color: red }\n- { name: null, color: red }"
    )
    #expect(yaml.pairs.map(\.first) == ["no", "null"])
  }

  @Test("JSON's null is no value")
  func null() {
    let read = Import(
      "{ from: c.json }",
      "c.json",
      #"[{"name": "A", "color": "red", "starred": null}]"#
    )
    #expect(read.messages == [])
    #expect(read.items.first?.values[2] == .flag(false))
    let word = Import("{ from: c.json }", "c.json", #"[{"name": "null", "color": "red"}]"#)
    #expect(word.pairs.map(\.first) == ["null"])
  }

  @Test("Without a map fields are filled by their names, and a title from `name` as well")
  func defaults() {
    let json =
      #"[{"name": "Size", "id": "s", "options": ["8", "16"], "selected": "16", "more": [1]}]"#
    let read = Import("{ from: c.json }", kind: .detailModel, "c.json", json)
    #expect(read.messages == [])
    #expect(read.items.first?.id == "s")
    #expect(
      read.items.first?.values == [
        .text("Size"), .options([.text("8"), .text("16")]), .selection(1),
      ]
    )
  }

  @Test("Errors name the imported file, the line and the column")
  func locatedErrors() {
    let json = """
      [{"name": "A", "color": "red"},
       {"name": "B", "color": "FF3B30"},
       {"name": "C", "hex": "#fff"},
       {"name": "", "color": "red", "starred": "yes"},
       5,
       {"name": "D", "color": "red", "id": "x"},
       {"name": "E", "color": "red", "id": "x"}]
      """
    let read = Import("{ from: c.json }", "c.json", json)
    #expect(
      read.messages == [
        "Examples/c.json:2:25: `FF3B30` is not a colour: hex colours need their `#`",
        "Examples/c.json:3:2: `color` is missing",
        "Examples/c.json:4:11: empty title",
        "Examples/c.json:4:42: `starred` is `true` or `false`, not `yes`",
        "Examples/c.json:5:2: an entry is a mapping, not `5`",
        "Examples/c.json:7:38: the id `x` is used by two items",
      ]
    )
    #expect(read.hints[1] == "the entry has `name`, `hex`; say with `map` which is which")
  }

  @Test("A broken file, a repeated key and an empty list are told from each other")
  func broken() {
    #expect(
      Import("{ from: c.json }", "c.json", "[1, 2").messages.first?.hasPrefix("Examples/c.json:1:")
        == true
    )
    let repeated = Import("{ from: c.json }", "c.json", #"[{"name": "A", "name": "B"}]"#)
    #expect(repeated.messages == ["Examples/c.json:1:16: the key `name` is repeated"])
    let empty = Import("{ from: c.json }", "c.json", "[]")
    #expect(empty.messages == [])
    #expect(empty.items.isEmpty)
  }

  @Test("After a hundred problems of a file the rest is not read")
  func manyProblems() {
    let json = "[" + repeatElement(#"{"name": "A"}"#, count: 500).joined(separator: ",\n") + "]"
    let read = Import("{ from: c.json }", "c.json", json)
    #expect(read.problems.all.count == 101)
    #expect(
      read.problems.all.last?.message == "more than 100 problems; the rest of the file was not read"
    )
  }

  @Test(
    "What a script says wrongly about a file is told at the script's place",
    arguments: [
      ("{ from: no.json }", "1:9: `no.json` does not exist", nil),
      ("{ from: /c.json }", "1:9: `/c.json` is an absolute path", "paths are relative to the file"),
      (
        "{ from: '..\\c.json' }", "1:9: `..\\c.json` has a backslash",
        "write `/` between the parts of a path"
      ),
      (
        "{ from: ../../c.json }", "1:9: `../../c.json` lies outside the project",
        "the project is the folder that peekbook runs in: start it in one that holds both files"
      ),
      ("{ from: \"c\\0.json\" }", "1:9: `c\u{0}.json` has a control character", nil),
      (
        "{ from: c.json }", "1:9: `Examples/c.json` holds a mapping, not a list", "write `at: list`"
      ),
      (
        "{ from: c.json, at: color }", "1:21: `color` is not in `Examples/c.json`",
        "did you mean `colors`?"
      ),
      (
        "{ from: c.json, at: zzz }", "1:21: `zzz` is not in `Examples/c.json`",
        "the keys there are `colors`, `list`"
      ),
      (
        "{ from: c.json, at: colors }", "1:21: there is a mapping in `Examples/c.json`, not a list",
        "write `at: colors.all`"
      ),
      (
        "{ from: c.json, at: list.x }", "1:21: `x` is not in `Examples/c.json`",
        "there is a list, which has no keys"
      ),
      (
        "{ from: c.json, at: list, limit: 0 }",
        "1:34: `limit` is `0`, a number from 1 on is expected", nil
      ),
      (
        "{ from: c.json, at: list, map: { nam: x } }", "1:34: unknown key `nam`",
        "did you mean `name`?"
      ),
      (
        "{ from: c.json, at: list, map: name }",
        "1:32: `map` is a mapping of fields to names in the file, not `name`", nil
      ),
      (
        "{ from: c.json, at: colors.all, map: { starred: fav } }",
        "1:49: no entry of `Examples/c.json` has `fav`", nil
      ),
      ("{ from: c.json, format: jsn }", "1:25: unknown format `jsn`", "did you mean `json`?"),
      (
        "{ from: c.txt }", "1:9: the name of `c.txt` tells no format",
        "say it with `format:`; the formats are `json`, `yaml`, `csv`, `tsv`, `tokens`, `xcassets`, `css`, `sqlite`, `gpl`, `x11`"
      ),
      ("{ form: c.json }", "1:3: unknown key `form`", "did you mean `from`?"),
      ("{ limit: 3 }", "1:1: `from` is missing", nil),
      ("c.json", "1:1: `items` is a list of items, not `c.json`", "write `[…]`, or `{from: FILE}`"),
    ]
  )
  func mistakes(script: String, message: String, hint: String?) {
    let read = Import(script, "c.json", sea)
    #expect(read.messages == ["Examples/s.yaml:" + message])
    #expect(read.hints == [hint])
  }

  @Test("The format may be said instead of told by the name")
  func format() {
    let read = Import("{ from: colours.txt, format: json, at: colors.all }", "colours.txt", sea)
    #expect(read.pairs == [["Sea", "#00aaff"]])
  }

  @Test("Without a way to read files nothing is imported")
  func noFiles() {
    #expect(throws: ImportFileError.notAvailable) { try ImportedFiles.none.read("a", "b") }
  }
}
