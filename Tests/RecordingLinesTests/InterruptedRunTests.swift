import Diagnostics
import RecordingLines
import Recordings
import Testing

@Suite("The recording of an interrupted run")
struct InterruptedRunTests {
  private static let lines = Lines([
    Lines.shows([Lines.row("1", "Größe \u{1F3A8}")]),
    #"{"step":"one"}"#,
    Lines.shows([Lines.row("1", "Größe \u{1F3A8}")], step: "two"),
  ])

  @Test("Wherever it was cut off, it is read up to its last whole line")
  func everyPlace() {
    let bytes = Array(Self.lines.text.utf8)
    let first = bytes.firstIndex(of: 0x0A) ?? 0
    for end in (first + 1)...bytes.count {
      let (run, problems) = RecordedRun.read(Array(bytes[..<end]), file: "t.jsonl")
      // A line is whole as soon as all but its end is there.
      let isWhole = bytes[end - 1] == 0x0A || end < bytes.count && bytes[end] == 0x0A
      let whole = bytes[..<end].count { $0 == 0x0A } + (bytes[end - 1] != 0x0A && isWhole ? 1 : 0)
      // Before the start nothing was shown.
      #expect(run?.recording.steps.count == (whole > 1 ? whole - 1 : nil), "cut at \(end)")
      let codes = (isWhole ? [] : ["cut-line"]) + (whole > 1 ? [] : ["no-screen"])
      #expect(Set(problems.all.map(\.code.name)) == Set(codes), "cut at \(end)")
      #expect(problems.all.count == codes.count, "cut at \(end)")
      let remarks = run?.recording.steps.last?.remarks.last
      #expect((remarks == "the recording breaks off here") == (!isWhole && whole > 1))
    }
  }

  @Test("The warning says which line is left out")
  func warning() throws {
    let text = Self.lines.text + #"{"step":"thr"#
    let (run, problems) = RecordedRun.read(Array(text.utf8), file: "t.jsonl")
    #expect(run?.recording.steps.count == 3)
    #expect(
      Lines.words(problems) == [
        "5:13 cut-line: the last line is cut off after 12 bytes, and left out; "
          + "the run that wrote it was interrupted; all lines before it are read"
      ]
    )
  }

  @Test(
    "What a file system leaves of a line that was never written is left out too",
    arguments: [[0, 0, 0, 0], [0x7B, 0, 0], [0x7B, 0x22, 0xF0, 0x9F]] as [[UInt8]]
  )
  func zeros(_ tail: [UInt8]) {
    let bytes = Array(Self.lines.text.utf8) + tail
    let (run, problems) = RecordedRun.read(bytes, file: "t.jsonl")
    #expect(run?.recording.steps.count == 3)
    #expect(problems.all.map(\.code) == [.cutLine])
  }

  @Test("A line in the middle that is broken is an error, and so is a last one that has an end")
  func middle() {
    for text in [
      Lines.first + "\n{\"step\":\"on\n{\"step\":\"two\"}\n", Lines.first + "\n{\"step\":\"on\n",
    ] {
      let (run, problems) = RecordedRun.read(Array(text.utf8), file: "t.jsonl")
      #expect(run == nil)
      #expect(Lines.words(problems).map { $0.prefix(16) } == ["2:12 json-syntax"])
    }
  }

  @Test("A first line that is cut off leaves nothing to read")
  func firstLine() {
    let text = String(Lines.first.dropLast(10))
    let (run, problems) = RecordedRun.read(Array(text.utf8), file: "t.jsonl")
    #expect(run == nil)
    #expect(problems.all.map(\.code) == [.jsonSyntax])
    #expect(RecordedRun.read([], file: "t.jsonl").problems.all.map(\.code.name) == ["empty-file"])
  }
}
