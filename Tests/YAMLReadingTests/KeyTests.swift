import Diagnostics
import TestSupport
import Testing
import YAMLReading

@Suite("Keys of a mapping")
struct KeyTests {
  @Test(
    "Keys with the same text are repeated, however they are quoted",
    arguments: [
      ("a: 1\na: 2\n", ["2:1 the key `a` is repeated"]),
      (
        "{a: 1, 'a': 2, \"\\x61\": 3}",
        ["1:8 the key `a` is repeated", "1:16 the key `a` is repeated"]
      ),
      ("{1: x, \"1\": y, 01: z}", ["1:8 the key `1` is repeated"]),
      (
        "steps: []\nx:\n  y: 1\n  y: 2\nsteps: []\n",
        ["4:3 the key `y` is repeated", "5:1 the key `steps` is repeated"]
      ),
      ("a: &k k\nb: {*k : 1, k: 2}\n", ["2:13 the key `k` is repeated"]),
      ("{\"\": 1, '': 2}", ["1:9 the key `` is repeated"]),
      ("{\"é\": 1, \"e\\u0301\": 2}", []),
      ("{a: 1, A: 2}", []),
    ]
  )
  func repeated(_ source: String, _ expected: [String]) {
    #expect(told(source) == expected)
  }

  @Test("The first of equal keys is pointed out")
  func firstPlace() {
    let found = problems("a: 1\nb: 2\na: 3\na: 4\n")
    let first = Location(file: "x.yaml", line: 1, column: 1)
    #expect(found.map(\.notes.first?.location) == [first, first])
  }

  @Test("Every repeated key of a large mapping is found")
  func large() {
    let lines = (0..<50_000).map { "key\($0): v" } + ["key7: v", "key49999: v"]
    let time = threadTime {
      #expect(
        told(lines.joined(separator: "\n")) == [
          "50001:1 the key `key7` is repeated", "50002:1 the key `key49999` is repeated",
        ]
      )
    }
    #expect(time < .seconds(60))
  }

  @Test("Around the size where the way of looking changes, the answer does not", arguments: 2...30)
  func sizes(_ count: Int) {
    let lines = (0..<count).map { "k\($0): v" }
    #expect(told(lines.joined(separator: "\n")) == [])
    let text = (lines + ["k\(count - 1): v"]).joined(separator: "\n")
    #expect(told(text) == ["\(count + 1):1 the key `k\(count - 1)` is repeated"])
  }

  @Test("Merge keys are refused, a quoted << is a text")
  func mergeKeys() throws {
    let source = "base: &b {c: 1}\nitems: [{<<: *b, name: A}]\n"
    let found = problems(source)
    #expect(found.map(\.told) == ["2:10 `<<` is not supported"])
    #expect(found.first?.hint != nil)
    #expect(try read("{\"<<\": 1}").entries.count == 1)
  }

  @Test(
    "A key is a text",
    arguments: [
      ("? [a]\n: b\n", "1:3 a key is a text, not a list or a mapping"),
      ("? {a: 1}\n: b\n", "1:3 a key is a text, not a list or a mapping"),
      ("{[a]: b}", "1:2 a key is a text, not a list or a mapping"),
      ("a: &l [1]\n*l : 2\n", "1:7 a key is a text, not a list or a mapping"),
      ("{: b}", "1:2 no key before `:`"),
      ("?\n: b\n", "1:2 the key is empty"),
    ]
  )
  func otherKeys(_ source: String, _ problem: String) {
    #expect(told(source) == [problem])
  }
}
