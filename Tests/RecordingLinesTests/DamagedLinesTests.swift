import Diagnostics
import RecordingLines
import Recordings
import Testing

@Suite("Lines that chance made")
struct DamagedLinesTests {
  /// Numbers that are the same in every run.
  private struct Chance: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  private static let whole = Lines(
    tabs: #"[{"title":"A","fields":{"f":"flag"},"actions":["X"]},{"title":"B"}]"#,
    [
      Lines.shows([Lines.row("1", "One", #""f":true"#), Lines.row("2", ""), Lines.row("3", "..")]),
      #"{"step":{"verb":"../x","target":"One","item":"1","at":[10,100]},"screen":{"offset":44,"#
        + #""kind":"preview","item":{"id":"1","options":[{"label":"a","selected":true}],"#
        + #""actions":["X"],"background":"red"},"press":[10,100]}}"#,
      #"{"step":"y","events":[{"name":"e","moved":"1","from":0,"index":1,"#
        + #""deliveries":[{"observer":"list","movedRowFrom":0,"movedRowTo":1}]}]}"#,
      #"{"step":"z","screen":{"changes":[{"move":"1","index":1},{"remove":"2"}]},"#
        + #""events":[{"name":"e","deleted":"2","index":0}]}"#,
      #"{"step":"b","screen":{"tab":"B","rows":[]},"events":[{"name":"e","inserted":"9"}]}"#,
    ]
  ).text

  /// Words that mean something, to be put where others stand.
  private static let words = [
    "1", "2", "3", "9", "null", "true", "[]", "{}", "\"\"", "999999999", "-1", "\"1\"", "\"B\"",
    "{\"remove\":\"1\"}", "\"index\":0", "\"tab\":\"B\",", "\"item\":\"3\",", "\n", "}", ",",
  ]

  private func damaged(_ chance: inout Chance) -> [UInt8] {
    var bytes = Array(Self.whole.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &chance) {
      let place = Int.random(in: 0..<bytes.count, using: &chance)
      let end = min(bytes.count, place + Int.random(in: 0...6, using: &chance))
      let word = Self.words.randomElement(using: &chance) ?? ""
      bytes.replaceSubrange(place..<end, with: Bool.random(using: &chance) ? Array(word.utf8) : [])
    }
    return bytes
  }

  @Test("They are read or refused, and what is read is a sound recording", arguments: 0..<8)
  func neverTraps(_ seed: UInt64) throws {
    var chance = Chance(state: seed)
    var readCount = 0
    for _ in 0..<400 {
      let bytes = damaged(&chance)
      let (run, problems) = RecordedRun.read(bytes, file: "t.jsonl")
      #expect((run == nil) == problems.hasErrors)
      guard let run else { continue }
      readCount += 1
      let json = RecordingWriter.write(run.recording)
      let again = try RecordingReader.read(json, file: "r")
      #expect(again == run.recording)
      #expect(run.places.count == run.recording.steps.count)
    }
    #expect(readCount > 5)
  }
}
