import Diagnostics
import FoundationEssentials
import PeekbookRecorder
import RecordingLines
import Recordings
import TestSupport
import Testing

@Suite("The example of the documents")
struct DocumentedExampleTests {
  @Test("It runs, and what it records is read")
  func runs() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("todo.recording.jsonl")
    // What follows stands in Documentation/recordings.md as well; a test compares both.
    let recorder = try RunRecorder(
      path: path,
      title: "A to-do list",
      tabs: [.init("Home", kind: "Task", fields: ["done": .flag])]
    )
    try recorder.start(.init(rows: [.init(id: "milk", title: "Buy milk", fields: ["done": false])]))
    try recorder.step(
      .init("tick", "Buy milk", item: "milk"),
      screen: .init(rows: [.init(id: "milk", title: "Buy milk", fields: ["done": true])]),
      events: [.updated("taskUpdated", item: "milk", field: "done", from: false, to: true)]
    )
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    let (run, problems) = RecordedRun.read(bytes, file: path)
    #expect(problems.all == [])
    #expect(run?.failures.all == [])
    #expect(run?.recording.steps.map(\.key) == ["start", "tick-buy-milk"])
  }
}
