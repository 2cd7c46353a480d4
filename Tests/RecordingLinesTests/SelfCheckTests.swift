import RecordingLines
import Recordings
import Testing

@Suite("What a recording in lines is checked for")
struct SelfCheckTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let lines: [String]
    let failures: [String]
    var tabs: String?
  }

  private static let milk = Lines.row("m", "Milk", #""done":false"#)
  private static let rent = Lines.row("r", "Rent")
  private static let done = #"{"name":"e","item":"m","field":"done","from":false,"to":true}"#
  private static let start = Lines.shows([milk, rent])

  static let cases: [Case] = [
    Case(
      testDescription: "a field that changed without an event",
      lines: [start, Lines.shows([Lines.row("m", "Milk", #""done":true"#), rent], step: "x")],
      failures: ["3: unexplained-change: Milk › done: no | Milk › done: yes"]
    ),
    Case(
      testDescription: "a row that looks other than before, without an event",
      lines: [start, Lines.shows([milk, Lines.row("r", "Rant")], step: "x")],
      failures: ["3: unexplained-change: row of Rent | row of Rant"]
    ),
    Case(
      testDescription: "a row without a title, by its id",
      lines: [
        Lines.shows([Lines.row("m", "")]),
        #"{"step":"x","screen":{"rows":[{"id":"m","title":"","detail":"d"}]}}"#,
      ],
      failures: ["3: unexplained-change: row of m | row of m: d"]
    ),
    Case(
      testDescription: "a text where an event told of a number, by what tells them apart",
      lines: [
        Lines.shows([Lines.row("m", "Milk", #""n":1"#)]),
        Lines.shows(
          [Lines.row("m", "Milk", #""n":"2""#)],
          step: "x",
          events: #"{"name":"e","item":"m","field":"n","from":1,"to":2}"#
        ),
      ],
      failures: ["3: unexplained-change: Milk › n: 2 (a number) | Milk › n: 2 (a text)"]
    ),
    Case(
      testDescription: "nothing where a declared number stands in quotes",
      lines: [
        Lines.shows([Lines.row("m", "Milk", #""n":1"#)]),
        Lines.shows(
          [Lines.row("m", "Milk", #""n":"2""#)],
          step: "x",
          events: #"{"name":"e","item":"m","field":"n","from":1,"to":2}"#
        ),
      ],
      failures: [],
      tabs: #"[{"title":"Home","fields":{"n":"number"}}]"#
    ),
    Case(
      testDescription: "an event after which the screen is as before",
      lines: [
        start,
        Lines.shows(
          [milk, rent],
          step: "x",
          events: #"{"name":"e","item":"m","field":"done","from":false,"to":true}"#
        ),
      ],
      failures: ["3: unexplained-change: Milk › done: yes | Milk › done: no"]
    ),
    Case(
      testDescription: "an event of a row that the line does not tell again, once",
      lines: [
        start, #"{"step":"x","events":[\#(done)]}"#, #"{"step":"y"}"#,
        Lines.shows([milk, rent], step: "z"),
      ],
      failures: [
        "3: unexplained-change: Milk › done: yes | Milk › done: no (as before, not told again)"
      ]
    ),
    Case(
      testDescription: "an event of a row that the changes of its line leave out",
      lines: [
        start,
        #"{"step":"x","screen":{"changes":[{"put":\#(rent)}]},"events":[\#(done)]}"#,
      ],
      failures: [
        "3: unexplained-change: Milk › done: yes | Milk › done: no (as before, not told again)"
      ]
    ),
    Case(
      testDescription: "an event in a detail, of a row that is not told when the list is back",
      lines: [
        start, #"{"step":"open","screen":{"item":"m"}}"#,
        #"{"step":"tick","screen":{"item":"m"},"events":[\#(done)]}"#,
        #"{"step":"back","screen":{}}"#,
      ],
      failures: [
        "5: unexplained-change: Milk › done: yes | Milk › done: no (as before, not told again)"
      ]
    ),
    Case(
      testDescription: "an event of the item on top, after which the screen is as before",
      lines: [
        start, #"{"step":"open","screen":{"item":"m"}}"#, #"{"step":"tick","events":[\#(done)]}"#,
      ],
      failures: [
        "4: unexplained-change: Milk › done: yes | Milk › done: no (as before, not told again)"
      ]
    ),
    Case(
      testDescription: "an inserted item that is in no row",
      lines: [
        start, #"{"step":"x","events":[{"name":"e","inserted":"n","index":2,"title":"New"}]}"#,
        Lines.shows([milk, rent], step: "y"),
      ],
      failures: [
        "3: unexplained-change: row 3 of 3: New | row 3 of 2: none (as before, not told again)"
      ]
    ),
    Case(
      testDescription: "a moved item that stays where it was",
      lines: [
        start,
        #"{"step":"x","screen":{"offset":0},"events":[{"name":"e","moved":"m","from":0,"index":1}]}"#,
      ],
      failures: [
        "3: unexplained-change: row 1 of 2: Rent | row 1 of 2: Milk (as before, not told again)"
      ]
    ),
    Case(
      testDescription: "an item put in behind the end of the list",
      lines: [
        start,
        Lines.shows(
          [milk, rent, Lines.row("n", "New")],
          step: "x",
          events: #"{"name":"e","inserted":"n","index":9}"#
        ),
      ],
      failures: ["3: unexplained-change: New: put in as row 1 to 3 | New: put in as row 10"]
    ),
    Case(
      testDescription: "nothing where rows have no such field, or come into view later",
      lines: [
        start,
        #"{"step":"x","events":[{"name":"e","item":"m","field":"notes","from":"a","to":"b"}]}"#,
        #"{"step":"open","screen":{"item":"r"}}"#,
        #"{"step":"sync","screen":{"item":"r"},"events":[\#(done)]}"#,
        Lines.shows([Lines.row("m", "Milk", #""done":true"#), rent], step: "back"),
      ],
      failures: []
    ),
    Case(
      testDescription: "an event that speaks of another value than there was",
      lines: [
        start,
        Lines.shows(
          [milk, rent],
          step: "x",
          events: #"{"name":"e","item":"m","field":"done","from":true,"to":false}"#
        ),
      ],
      failures: ["3: unexplained-change: Milk › done: no | Milk › done: yes"]
    ),
    Case(
      testDescription: "a row that is gone without an event",
      lines: [start, Lines.shows([milk], step: "x"), Lines.shows([milk], step: "y")],
      failures: ["3: unexplained-change: row 2 of 2: Rent | row 2 of 1: none"]
    ),
    Case(
      testDescription: "a row that came without an event",
      lines: [start, Lines.shows([Lines.row("n", "New"), milk, rent], step: "x")],
      failures: ["3: unexplained-change: row 1 of 2: Milk | row 1 of 3: New"]
    ),
    Case(
      testDescription: "an event about a row that is elsewhere",
      lines: [
        start, Lines.shows([rent], step: "x", events: #"{"name":"e","deleted":"m","index":1}"#),
      ],
      failures: ["3: unexplained-change: Milk: row 1 | Milk: taken out of row 2"]
    ),
    Case(
      testDescription: "a deleted item that is on screen still, told once",
      lines: [
        start, #"{"step":"x","events":[{"name":"e","deleted":"m","index":0}]}"#, #"{"step":"y"}"#,
      ],
      failures: ["3: deleted-item-on-screen: (none) | row 1: Milk"]
    ),
    Case(
      testDescription: "the screen of an item that was deleted",
      lines: [
        start, #"{"step":"open","screen":{"item":"m"}}"#,
        #"{"step":"x","screen":{"rows":[\#(rent)],"item":"m"},"#
          + #""events":[{"name":"e","deleted":"m","index":0}]}"#,
      ],
      failures: ["4: deleted-item-on-screen: (none) | detail: Milk"]
    ),
    Case(
      testDescription: "a choice with two checkmarks",
      lines: [
        start,
        #"{"step":"open","screen":{"item":{"id":"r","options":["#
          + #"{"label":"A","selected":true},{"label":"B","selected":true}]}}}"#,
      ],
      failures: ["3: not-one-selected: Rent: one of A, B | A; B"]
    ),
    Case(
      testDescription: "a preview of another row than the pressed one",
      lines: [
        start,
        #"{"step":"peek","screen":{"kind":"preview","item":"r","press":[100,100]}}"#,
      ],
      failures: ["3: other-item-previewed: Milk | Rent"]
    ),
    Case(
      testDescription: "nothing, where the events tell all",
      lines: [
        start,
        Lines.shows(
          [rent, Lines.row("m", "Milk", #""done":true"#)],
          step: "x",
          events: #"{"name":"e","moved":"m","from":0,"index":1},"#
            + #"{"name":"e","item":"m","field":"done","from":false,"to":true}"#
        ),
        Lines.shows([rent], step: "y", events: #"{"name":"e","deleted":"m","index":1}"#),
        Lines.shows([rent, milk], step: "undo", events: #"{"name":"e","inserted":"m","index":1}"#),
      ],
      failures: ["5: unexplained-change: Milk › done: yes | Milk › done: no"]
    ),
    Case(
      testDescription: "nothing in a tab that was out of sight when its events came",
      lines: [
        start,
        #"{"step":"sync","events":[{"name":"e","inserted":"b","index":0,"tab":"B","title":"Bee"}]}"#,
        #"{"step":"tab B","screen":{"tab":"B","rows":[\#(Lines.row("b", "Bee"))]}}"#,
        #"{"step":"tab A","screen":{"tab":"A"}}"#,
        #"{"step":"sync","events":[{"name":"e","item":"b","field":"n","to":1,"tab":"B"}]}"#,
        #"{"step":"tab B","screen":{"tab":"B","rows":["#
          + #"{"id":"b","title":"Bee","detail":"1","fields":{"n":1}}]}}"#,
      ],
      failures: [],
      tabs: #"[{"title":"A"},{"title":"B"}]"#
    ),
  ]

  @Test("It is found out, at its line", arguments: cases)
  func failures(_ example: Case) throws {
    let run = try Lines(tabs: example.tabs, example.lines).run()
    #expect(Lines.failures(run) == example.failures)
    let recorded = run.recording.steps.flatMap(\.expectations).filter { !$0.holds }
    #expect(recorded.count == example.failures.count)
    let json = RecordingWriter.write(run.recording)
    #expect(try RecordingReader.read(json, file: "r") == run.recording)
  }
}
