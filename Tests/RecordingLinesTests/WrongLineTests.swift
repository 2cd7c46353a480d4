import Diagnostics
import RecordingLines
import Testing

@Suite("Lines that are wrong")
struct WrongLineTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let line: String
    let problem: String
    var testDescription: String { line }
  }

  static let cases: [Case] = [
    Case(
      line: #"{"stp":"x"}"#,
      problem: "2:2 unknown-key: unknown key `stp`; did you mean `step`?"
    ),
    Case(line: #"["step"]"#, problem: "2:1 wrong-type: a line is a mapping, not a list"),
    Case(
      line: #"{"step":"x","step":"y"}"#,
      problem: "2:13 duplicate-key: the key `step` is repeated"
    ),
    Case(line: #"{step:"x"}"#, problem: "2:2 json-syntax: this line is not JSON"),
    Case(line: #"{"step":"x",}"#, problem: "2:13 json-syntax: this line is not JSON"),
    Case(line: #"{"step":"x"} {}"#, problem: "2:14 json-syntax: this line is not JSON"),
    Case(line: #"{"step":'x'}"#, problem: "2:9 json-syntax: this line is not JSON"),
    Case(line: #"{"step":"\x"}"#, problem: "2:10 json-syntax: this line is not JSON"),
    Case(line: #"{"step":01}"#, problem: "2:9 json-syntax: this line is not JSON"),
    Case(line: #"{"step":tru}"#, problem: "2:9 json-syntax: this line is not JSON"),
    Case(line: "{\"step\":\"a\u{1}\"}", problem: "2:11 json-syntax: this line is not JSON"),
    Case(
      line: String(repeating: "[", count: 40),
      problem: "2:33 limit-exceeded: more than 32"
    ),
    Case(line: #"{"step":"\ud800"}"#, problem: "2:10 json-syntax: "),
    Case(
      line: "{}",
      problem: "2:1 misplaced-line: a line without `step` is the start, which has a `screen`, "
        + "perhaps a `note`, and nothing else"
    ),
    Case(
      line: #"{"step":"x","screen":{"kind":"preview","item":"r","press":[100]}}"#,
      problem: "2:59 wrong-type: `press` is a point: a list of two numbers, not of 1"
    ),
    Case(
      line: #"{"step":"x","screen":{"rows":[{"id":"1"}]}}"#,
      problem: "2:31 missing-key: `title`"
    ),
    Case(
      line: #"{"step":"x","screen":{"rows":[{"id":null,"title":"a"}]}}"#,
      problem: "2:32 missing-key: `id` is missing"
    ),
    Case(
      line: #"{"step":"x","screen":{"kind":"lst","rows":[]}}"#,
      problem: "2:30 wrong-type: `kind` is one of `list`, `preview`, `detail`, not `lst`; did you"
    ),
    Case(
      line: #"{"step":"x","screen":{"kind":"detail"}}"#,
      problem: "2:22 conflicting-keys: a detail shows an `item`"
    ),
    Case(
      line: #"{"step":"x","screen":{"tab":"Hme"}}"#,
      problem: "2:29 unknown-tab: there is no tab `Hme`; did you mean `Home`?"
    ),
    Case(
      line: #"{"step":"x","screen":{"rows":[],"changes":[]}}"#,
      problem: "2:43 conflicting-keys: `rows` has the whole list"
    ),
    Case(
      line: #"{"step":"x","screen":{"changes":[{"remove":"9"}]}}"#,
      problem: "2:34 unknown-item: no row has the id `9`"
    ),
    Case(
      line: #"{"step":"x","screen":{"changes":[{}]}}"#,
      problem: "2:34 missing-key: a change has one of `put`, `remove`, `move`"
    ),
    Case(
      line: #"{"step":"x","screen":{"changes":[{"remove":"1","put":{"id":"1","title":"a"}}]}}"#,
      problem: "2:34 conflicting-keys: a change has one of `put`, `remove`, `move`"
    ),
    Case(
      line: #"{"step":"x","screen":{"item":"9"}}"#,
      problem: "2:30 unknown-item: no line told of an item `9`"
    ),
    Case(
      line: #"{"step":{"verb":"x","item":"9"}}"#,
      problem: "2:28 unknown-item: no line told of an item `9`"
    ),
    Case(
      line: #"{"step":"x","events":[{"name":"e","item":"9","field":"f","to":1}]}"#,
      problem: "2:42 unknown-item: no line told of an item `9`"
    ),
    Case(
      line: #"{"step":"x","events":[{"name":"e"}]}"#,
      problem: "2:23 missing-key: an event has one of `item`, `inserted`, `deleted`, `moved`"
    ),
    Case(
      line: #"{"step":"x","screen":{"rows":[{"id":1,"title":"a"},{"id":"1","title":"b"}]}}"#,
      problem: "2:52 duplicate-id: two rows have the id `1`"
    ),
    Case(
      line: #"{"step":"x","screen":{"rows":[{"id":1,"title":"a","fields":{"due":"soon"}}]}}"#,
      problem: "2:67 invalid-date: `due`: `soon`"
    ),
    Case(
      line: #"{"step":"x","screen":{"rows":[{"id":"\u0000","title":"a"}]}}"#,
      problem: "2:37 empty-text: `id` has no character that can be seen"
    ),
    Case(
      line: #"{"step":"x","screen":{"changes":[{"put":{"id":"1","title":"a"},"index":3}]}}"#,
      problem: "2:72 invalid-value: `index` is `3`, a number from 0 to 0 is expected"
    ),
    Case(
      line: #"{"step":"x","screen":{"changes":[{"put":{"id":"1","title":"a"}},"#
        + #"{"put":{"id":"2","title":"b"}},{"move":"1","index":2}]}}"#,
      problem: "2:116 invalid-value: `index` is `2`, a number from 0 to 1 is expected"
    ),
    Case(
      line: #"{"step":"x","screen":{"changes":[{"remove":"1","index":2}]}}"#,
      problem: "2:56 missing-key: `index` is given beside one of `put`, `move`"
    ),
    Case(
      line: #"{"step":"x","screen":{"rows":[{"id":1,"title":"a","tint":"red"}]}}"#,
      problem: "2:58 missing-key: `tint` is given beside `symbol`"
    ),
    Case(
      line: #"{"step":"x","screen":{"rows":[{"id":1,"title":"a","fields":{"n":"#
        + #"{"number":1,"color":"red"}}}]}}"#,
      problem: "2:65 conflicting-keys: a value has one of `number`, `color`, `date`, `selected`"
    ),
    Case(
      line: #"{"step":"x","screen":{"rows":[{"id":1,"title":"a","fields":{"n":"#
        + #"{"color":"red","unit":"pt"}}}]}}"#,
      problem: "2:87 missing-key: `unit` is given beside `number`"
    ),
    Case(
      line: #"{"step":"x","events":[{"name":"e","inserted":"1","to":2}]}"#,
      problem: "2:55 missing-key: `to` is given beside `item`"
    ),
    Case(
      line: #"{"step":"x","events":[{"name":"e","inserted":"1","deliveries":["#
        + #"{"observer":"cell","reloadedRow":1,"ignored":true}]}]}"#,
      problem: "2:64 conflicting-keys: a delivery has one of `reloadedRow`"
    ),
    Case(
      line: #"{"step":"x","events":[{"name":"e","inserted":"1","deliveries":["#
        + #"{"observer":"list","movedRowFrom":1}]}]}"#,
      problem: "2:98 missing-key: `movedRowFrom` is given beside `movedRowTo`"
    ),
    Case(
      line: #"{"format":"peekbook-recording-lines","version":1,"title":"again"}"#,
      problem: "2:1 misplaced-line: a second recording begins here"
    ),
  ]

  @Test("Each is reported where it stands, with a way out", arguments: cases)
  func problem(_ example: Case) throws {
    let tabs = #"[{"title":"Home","fields":{"due":"date"}},{"title":"Work"}]"#
    let (run, problems) = Lines(tabs: tabs, [example.line]).read
    #expect(run == nil)
    let words = Lines.words(problems)
    #expect(words.count == 1)
    #expect(words.first?.hasPrefix(example.problem) == true, "\(words)")
    #expect(problems.all.first?.location?.file == "t.jsonl")
  }

  @Test("All lines are looked at, whatever is wrong with the first")
  func all() {
    let text = """
      {"format":"peekbook-recording-lines","version":1,"titel":"T"}
      {"scren":{}}
      {"step":"x","screen":{"tab":"Nowhere","rows":[{}]}}
      """
    let (_, problems) = RecordedRun.read(Array((text + "\n").utf8), file: "t.jsonl")
    let found = problems.all.map { "\($0.location?.line ?? 0) \($0.code.name)" }
    #expect(
      found == ["1 unknown-key", "2 unknown-key", "3 missing-key", "3 missing-key"]
    )
  }

  @Test(
    "A first line that is of something else says so",
    arguments: [
      (#"{"step":"x"}"#, "not-a-recording"), (#"{"format":"x"}"#, "not-a-recording"),
      (#"{"format":"peekbook-recording-lines","version":2,"title":"T"}"#, "newer-recording"),
      (#"{"format":"peekbook-recording-lines","title":"T"}"#, "missing-key"),
      (#"{"format":"peekbook-recording-lines","version":1}"#, "missing-key"),
      (
        #"{"format":"peekbook-recording-lines","version":1,"title":"T","#
          + #""tabs":[{"title":"A","fields":{"f":["S","M","S"]}}]}"#, "invalid-value"
      ),
      ("title: T", "json-syntax"),
    ]
  )
  func first(_ line: String, _ code: String) {
    let (run, problems) = RecordedRun.read(Array((line + "\n").utf8), file: "t.jsonl")
    #expect(run == nil)
    #expect(problems.all.map(\.code.name) == [code])
  }
}
