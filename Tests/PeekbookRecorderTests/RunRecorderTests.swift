import Diagnostics
import FoundationEssentials
import PeekbookRecorder
import RecordingLines
import Recordings
import TestSupport
import Testing

@Suite("Recording from Swift")
struct RunRecorderTests {
  /// Records everything that can be said.
  private func record(_ recorder: RunRecorder) throws {
    let milk = RunRecorder.Row(
      id: "milk",
      title: "Buy \"milk\"\n<&>",
      subtitle: "s",
      detail: "d",
      symbol: .starFilled,
      tint: "#FF0000",
      fields: ["title": "Buy milk", "done": false, "n": 3, "due": .date("2026-12-01")]
    )
    let rent = RunRecorder.Row(id: "rent", title: "Rent", accessory: .checkmark)
    try recorder.start(.init(tab: "Home", rows: [milk, rent]), note: "*before*")
    var ticked = milk
    ticked.fields = ["done": true]
    try recorder.step(
      .init("tick", "Buy milk", item: "milk", at: .init(x: 100, y: 110)),
      id: "tick",
      note: "*now*",
      screen: .init(rows: .changes([.put(ticked)])),
      events: [
        .updated("taskUpdated", item: "milk", field: "done", from: false, to: true)
          .received(
            .init(to: .cell, .reloadedRow(0)),
            .init(to: .detail, .refreshed, tab: "Work")
          )
      ],
      expectations: [
        .init("count", expected: ["2"], actual: ["2"]),
        .init("count", expected: ["> 1"], actual: ["2"], holds: true),
      ]
    )
    let item = RunRecorder.Item(
      id: "rent",
      title: "The rent",
      background: "#00FF00",
      fields: ["sum": .number("1.50", unit: "€"), "by": .selection(1, label: "B")],
      options: [.init("A", color: "red"), .init("B", isSelected: true)],
      actions: [.init("Delete", isDestructive: true)]
    )
    try recorder.step(.init("peek"), screen: .init(top: .preview(item, press: .init(x: 9, y: 170))))
    try recorder.step(.init("commit"), screen: .init(top: .detail(item)))
    try recorder.step(
      .init("move"),
      screen: .init(rows: .changes([.move(id: "rent", index: 0)])),
      events: [
        .moved("taskMoved", item: "rent", from: 1, to: 0)
          .received(.init(to: .list, .movedRow(from: 1, to: 0)))
      ]
    )
    try recorder.step(
      .init("delete"),
      screen: .init(rows: .changes([.remove(id: "rent")]), offset: 0),
      events: [
        .deleted("taskDeleted", item: "rent", index: 0)
          .received(.init(to: .list, .removedRow(0)), .init(to: .cell, .ignored)),
        .inserted("taskInserted", item: "b", index: 0).under("Work", title: "Bee")
          .received(.init(to: .list, .insertedRow(0))),
      ]
    )
    try recorder.step(.init("tab", "Work"), screen: .init(tab: "Work", rows: []))
  }

  private static let tabs: [RunRecorder.Tab] = [
    .init(
      "Home",
      kind: "Task",
      catalog: "Tasks",
      fields: ["due": .date, "size": .choice(["S", "M"])],
      actions: ["Tick"]
    ),
    .init("Work"),
  ]

  @Test("What is recorded is what Peekbook reads, and each line is whole")
  func roundTrip() throws {
    var lines: [[UInt8]] = []
    let recorder = try RunRecorder(
      title: "To do",
      description: "*d*",
      recorder: "tests",
      device: .init(width: 320, rowHeight: 60),
      tabs: Self.tabs
    ) { line in lines.append(line) }
    try record(recorder)
    #expect(lines.count == 8)
    #expect(lines.allSatisfy { $0.count { $0 == 0x0A } == 1 && $0.last == 0x0A })
    let (read, problems) = RecordedRun.read(Array(lines.joined()), file: "t.jsonl")
    #expect(problems.all == [])
    let run = try #require(read)
    let recording = run.recording
    #expect(recording.recorder == "tests")
    #expect(recording.description == "*d*")
    #expect(
      recording.steps.map(\.key)
        == ["start", "tick", "peek", "commit", "move", "delete", "tab-work"]
    )
    #expect(recording.items.map(\.id) == ["milk", "rent", "b"])
    #expect(recording.items[0].title == "Buy \"milk\"\n<&>")
    #expect(recording.steps[0].narration == ["*before*"])
    #expect(recording.steps[1].expectations.map(\.holds) == [true, true])
    #expect(recording.device.width == 320)
    #expect(recording.device.rowHeight == 60)
    let deliveries = recording.steps.map { $0.events.flatMap(\.deliveries).map(\.effect) }
    #expect(
      deliveries == [
        [], [.reloadedRow(0), .refreshed], [], [], [.movedRow(from: 1, to: 0)],
        [.removedRow(0), .ignored, .insertedRow(0)], [],
      ]
    )
    #expect(recording.steps[1].events[0].deliveries.map(\.tab) == [0, 1])
    // The last step shows an empty list where an event told of an item.
    #expect(recording.steps.dropLast().allSatisfy { $0.expectations.allSatisfy(\.holds) })
    let kinds = recording.steps.map { recording.screens[$0.after].kind }
    #expect(kinds == [.list, .list, .preview, .detail, .list, .list, .list])
  }

  @Test("Each line is in the file as soon as it is recorded")
  func appends() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("t.recording.jsonl")
    try folder.add(["t.recording.jsonl": "what an earlier run left\n"])
    let recorder = try RunRecorder(path: path, title: "T")
    func count() throws -> Int {
      let bytes = try Data(contentsOf: URL(filePath: path))
      return RecordedRun.read(Array(bytes), file: "t").run?.recording.steps.count ?? 0
    }
    try recorder.start(.init(rows: []))
    #expect(try count() == 1)
    for step in 1...3 {
      try recorder.step(.init("tap"))
      #expect(try count() == step + 1)
    }
  }

  @Test("A file that can't be written is an error that says why")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: RecorderError.self) {
      try RunRecorder(path: folder.path("no/such/folder.jsonl"), title: "T")
    }
    #expect(error?.reason == "No such file or directory")
  }
}
