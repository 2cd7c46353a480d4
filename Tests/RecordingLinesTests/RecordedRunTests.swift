import Diagnostics
import RecordingLines
import Recordings
import Testing

@Suite("Reading a recording in lines")
struct RecordedRunTests {
  private static let red = Lines.row("1", "Red", #""starred":false"#)
  private static let blue = Lines.row("2", "Blue")

  @Test("Steps, screens and events become a recording that is written and read like any other")
  func whole() throws {
    let run = try Lines(
      tabs: #"[{"title":"A","kind":"Paint","catalog":"Paints","actions":["Star"]},{"title":"B"}]"#,
      [
        Lines.shows([Self.red, Self.blue]),
        Lines.shows(
          [Lines.row("1", "Red", #""starred":true"#), Self.blue],
          step: "star Red",
          events: #"{"name":"paintUpdated","item":"1","field":"starred","from":false,"to":true}"#
        ),
        #"{"step":{"verb":"open","target":"Blue","item":"2"},"screen":{"item":"2"},"note":"*n*"}"#,
        #"{"step":"tab B","id":"to-b","screen":{"tab":"B"}}"#,
      ]
    ).run()
    let recording = run.recording
    #expect(run.failures.all == [])
    #expect(recording.recorder == "another program")
    #expect(recording.hasTabBar)
    #expect(recording.steps.map(\.key) == ["start", "star-red", "open-blue", "to-b"])
    #expect(recording.steps[1].events.map(\.name) == ["paintUpdated"])
    #expect(recording.steps[2].note == "*n*")
    #expect(recording.items.map(\.key) == ["a_red", "a_blue"])
    #expect(recording.items[0].fields.map(\.value) == [.flag(false)])
    #expect(recording.items[0].lastFields.map(\.value) == [.flag(true)])
    let kinds = recording.steps.map { recording.screens[$0.after].kind }
    #expect(kinds == [.list, .list, .detail, .list])
    #expect(recording.screens[recording.steps[3].after].tab == 1)
    #expect(run.places.map(\.line) == [2, 3, 4, 5])
    let json = RecordingWriter.write(recording)
    #expect(try RecordingReader.read(json, file: "r") == recording)
  }

  @Test("A step without a screen leaves the screen as it was")
  func sameScreen() throws {
    let run = try Lines([Lines.shows([Self.red]), #"{"step":"wait"}"#]).run()
    let steps = run.recording.steps
    #expect(steps[1].before == steps[1].after)
    #expect(steps[1].remarks == ["`wait` changed nothing"])
  }

  @Test("The start's note is narration, as one before all steps of a script")
  func startNote() throws {
    let line = #"{"screen":{"rows":[\#(Self.red)]},"note":"hello *start*"}"#
    let run = try Lines([line, #"{"step":"wait"}"#]).run()
    #expect(run.recording.steps.map(\.narration) == [["hello *start*"], []])
  }

  @Test("An item whose title shows nothing is called by its `id`, while its row stays empty")
  func emptyTitle() throws {
    let run = try Lines([
      Lines.shows([Lines.row("milk", ""), Lines.row("rent", #" \u200b"#)]),
      #"{"step":"open","screen":{"item":"milk"},"#
        + #""events":[{"name":"e","deleted":"rent","index":1,"title":""}]}"#,
    ]).run()
    let recording = run.recording
    #expect(recording.items.map(\.title) == ["milk", "rent"])
    #expect(recording.items.allSatisfy { $0.key.hasPrefix($0.title) })
    #expect(recording.steps[1].events.map(\.itemTitle) == ["rent"])
    #expect(recording.itemScreens.first?.title == "milk")
    #expect(recording.titles(after: 0) == ["", " \u{200B}"])
  }

  @Test("A list may be told by its changes")
  func changes() throws {
    let run = try Lines([
      Lines.shows([Self.red, Self.blue]),
      #"{"step":"add","screen":{"changes":[{"put":\#(Lines.row("3", "Green")),"index":1}]},"#
        + #""events":[{"name":"e","inserted":"3","index":1}]}"#,
      #"{"step":"move","screen":{"changes":[{"move":"3","index":2}]},"#
        + #""events":[{"name":"e","moved":"3","from":1,"index":2}]}"#,
      #"{"step":"delete","screen":{"changes":[{"remove":"1"}]},"#
        + #""events":[{"name":"e","deleted":"1","index":0}]}"#,
    ]).run()
    #expect(run.failures.all == [])
    #expect(run.recording.titles(after: 1) == ["Red", "Green", "Blue"])
    #expect(run.recording.titles(after: 2) == ["Red", "Blue", "Green"])
    #expect(run.recording.titles(after: 3) == ["Blue", "Green"])
    #expect(run.recording.items.map(\.insertedBy) == [nil, nil, 1])
    #expect(run.recording.items.map(\.deletedBy) == [3, nil, nil])
  }

  @Test("Of a long list the rows in the viewport are shown, wherever it is scrolled to")
  func viewport() throws {
    let rows = (1...100).map { Lines.row("\($0)", "Row \($0)") }
    let run = try Lines([
      Lines.shows(rows),
      #"{"step":"scroll","screen":{"offset":440}}"#,
      #"{"step":"scroll","screen":{"offset":99999}}"#,
    ]).run()
    let lists = run.recording.steps.map { run.recording.screens[$0.after].list }
    #expect(lists.map(\.firstVisible) == [0, 10, 83])
    #expect(lists.map(\.count) == [100, 100, 100])
    #expect(lists.map(\.rows.count) == [17, 17, 17])
    #expect(run.recording.tabs[0].firstRows.count == 100)
  }

  @Test("Values have the types that the first line gives them, or else those of JSON")
  func values() throws {
    let tabs =
      #"[{"title":"A","fields":{"due":"date","tint":"color","size":["S","M"],"n":"number"}}]"#
    let row = Lines.row(
      "1",
      "One",
      #""due":"2026-12-01","tint":"red","size":"M","n":"12","t":"x","f":true,"i":1.50,"l":["a"],"#
        + #""z":null,"u":{"number":3,"unit":"pt"},"c":{"color":"rgb(255 0 0)"},"s":{"selected":1,"label":"B"}"#
    )
    let run = try Lines(tabs: tabs, [Lines.shows([row])]).run()
    #expect(
      run.recording.items[0].fields.map(\.value) == [
        .date("2026-12-01"), .color(hex: "#ff0000", written: "red", isMapped: false),
        .selection(index: 1, label: "M"), .number("12", unit: ""), .text("x"), .flag(true),
        .number("1.50", unit: ""), .list(["a"]), .absent, .number("3", unit: "pt"),
        .color(hex: "#ff0000", written: "rgb(255 0 0)", isMapped: false),
        .selection(index: 1, label: "B"),
      ]
    )
  }

  @Test("Texts are read with every escape of JSON, and keep their spelling")
  func texts() throws {
    let title = #"\ud83c\udfa8 \u0041\/\" e\u0301 \u2028"#
    let run = try Lines([Lines.shows([Lines.row("1", title)])]).run()
    let expected = "\u{1F3A8} A/\" e\u{301} \u{2028}"
    #expect(run.recording.items[0].title.utf8.elementsEqual(expected.utf8))
  }

  @Test("Steps of the same words are told apart by counting, and an `id` has its name for itself")
  func keys() throws {
    let run = try Lines([
      Lines.shows([Self.red]), #"{"step":"tap"}"#, #"{"step":"tap"}"#,
      #"{"step":"x","id":"tap-2"}"#, #"{"step":"start"}"#,
      #"{"step":"☃"}"#,
    ]).run()
    #expect(
      run.recording.steps.map(\.key) == ["start", "tap", "tap-3", "tap-2", "start-2", "step"]
    )
    #expect(run.recording.steps.count { $0.action.verb == "start" } == 1)
  }

  @Test("Line ends, blank lines and a byte order mark are no difference")
  func lineEnds() throws {
    let lines = Lines([Lines.shows([Self.red]), #"{"step":"x"}"#])
    let text = "\u{FEFF}" + lines.text.split(separator: "\n").joined(separator: "\r\n\r\n \t\r\n")
    let (run, problems) = RecordedRun.read(Array(text.utf8), file: "t.jsonl")
    #expect(problems.all == [])
    #expect(run?.recording == (try lines.run().recording))
  }

  @Test("Expectations that were recorded are reported where they fail")
  func expectations() throws {
    let run = try Lines([
      Lines.shows([Self.red]),
      #"{"step":"x","expectations":[{"subject":"a","expected":"1","actual":["1"]},"#
        + #"{"subject":"b","expected":["1"],"actual":["2"]},"#
        + #"{"subject":"c","expected":"> 1","actual":"2","holds":true}]}"#,
    ]).run()
    #expect(run.recording.steps[1].expectations.map(\.holds) == [true, false, true])
    #expect(Lines.failures(run) == ["3: expectation-failed: 1 | 2"])
  }

  @Test("What shows nothing is no recording", arguments: [[], [#"{"step":"tap"}"#]])
  func nothingShown(_ lines: [String]) throws {
    let (run, problems) = Lines(lines).read
    #expect(run == nil)
    #expect(
      Lines.words(problems) == [
        "1:1 no-screen: no line tells what is on screen; the line after the first has the screen "
          + #"at the start: {"screen": {"rows": [{"id": "…", "title": "…"}]}}"#
      ]
    )
  }

  @Test("The screen may be told by a step, when the app that was recorded began with nothing")
  func lateScreen() throws {
    let run = try Lines([#"{"step":"launch"}"#, Lines.shows([Self.red], step: "sign in")]).run()
    #expect(run.recording.titles(after: 1) == [])
    #expect(run.recording.titles(after: 2) == ["Red"])
  }
}
