import Diagnostics
import RecordingLines
import Recordings
import Testing

/// Lines of a recording, below a first line.
struct Lines {
  static let first = #"{"format":"peekbook-recording-lines","version":1,"title":"T"}"#

  let text: String

  /// Lines below a first line that names tabs, if there are any.
  init(tabs: String? = nil, _ lines: [String]) {
    let tabs = tabs.map { #","tabs":"# + $0 } ?? ""
    text = ([Self.first.dropLast() + tabs + "}"] + lines).map { $0 + "\n" }.joined()
  }

  /// What is read, and all that is wrong with it.
  var read: (run: RecordedRun?, problems: DiagnosticBag) {
    RecordedRun.read(Array(text.utf8), file: "t.jsonl")
  }

  /// The recording, of lines that are right.
  func run(sourceLocation: SourceLocation = #_sourceLocation) throws -> RecordedRun {
    let (run, problems) = read
    #expect(problems.all == [], sourceLocation: sourceLocation)
    return try #require(run, sourceLocation: sourceLocation)
  }

  /// What is wrong, as `line:column code: message; hint`.
  static func words(_ problems: DiagnosticBag) -> [String] {
    problems.all.map { problem in
      let place = problem.location.map { "\($0.line):\($0.column)" } ?? "?"
      let hint = problem.hint.map { "; " + $0 } ?? ""
      return "\(place) \(problem.code.name): \(problem.message)\(hint)"
    }
  }

  /// What does not hold, as `line: code: expected | actual`.
  static func failures(_ run: RecordedRun) -> [String] {
    run.failures.all.map { failure in
      let notes = failure.notes.map { $0.message.drop { $0 != ":" }.dropFirst().drop { $0 == " " } }
      return "\(failure.location?.line ?? 0): \(failure.code.name): "
        + notes.joined(separator: " | ")
    }
  }

  /// A row.
  static func row(_ id: String, _ title: String, _ fields: String = "") -> String {
    let fields = fields.isEmpty ? "" : #","fields":{\#(fields)}"#
    return #"{"id":"\#(id)","title":"\#(title)"\#(fields)}"#
  }

  /// A line that shows a list.
  static func shows(
    _ rows: [String],
    step: String? = nil,
    events: String = ""
  ) -> String {
    let step = step.map { #""step":"\#($0)","# } ?? ""
    let events = events.isEmpty ? "" : #","events":[\#(events)]"#
    return #"{\#(step)"screen":{"rows":[\#(rows.joined(separator: ","))]}\#(events)}"#
  }
}

extension Recording {
  /// The titles of the rows in view after a step.
  func titles(after step: Int) -> [String] {
    screens[steps[step].after].list.rows.map { rows[$0].title }
  }
}
