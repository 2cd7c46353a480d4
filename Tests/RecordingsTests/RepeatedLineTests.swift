import Diagnostics
import Recordings
import Testing

@Suite("Lines that stand in a recording many times")
struct RepeatedLineTests {
  /// The sample, whose steps are done over and over.
  private static let long: Recording = {
    var recording = Recording.sample
    let steps = recording.steps.dropFirst()
    for round in 2...150 {
      for step in steps {
        var again = step
        again.key += "-\(round)"
        again.id = again.id.map { $0 + "-\(round)" }
        recording.steps.append(again)
      }
    }
    return recording
  }()

  private static let text = String(decoding: RecordingWriter.write(long), as: UTF8.self)

  private func read(_ text: String) throws -> Recording {
    try RecordingReader.read(Array(text.utf8), file: "recording.json")
  }

  /// The long text, of which the last place where something stands is another.
  private func text(with text: String, insteadOfLast old: String) throws -> String {
    let place = try #require(Self.text.ranges(of: old).last)
    return Self.text.replacingCharacters(in: place, with: text)
  }

  @Test("They are read as what they say, with lines or without")
  func whole() throws {
    #expect(try read(Self.text) == Self.long)
    let lines = Self.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(try read(lines.joined()) == Self.long)
  }

  @Test(
    "One that differs by a byte is another",
    arguments: [("\"reloadedRow\":0", "\"reloadedRow\":7"), ("\"offset\":12", "\"offset\":13")]
  )
  func oneByte(_ old: String, _ new: String) throws {
    let read = try read(text(with: new, insteadOfLast: old))
    let steps = zip(read.steps, Self.long.steps).enumerated().filter { _, steps in
      let (one, other) = steps
      return one.events != other.events
        || read.screens[one.after] != Self.long.screens[other.after]
    }
    #expect(steps.map(\.offset) == [Self.long.steps.count - 4])
  }

  @Test("One that is damaged is not taken for an earlier one")
  func damaged() throws {
    let text = try text(with: "\"kind\":\"lost\"", insteadOfLast: "\"kind\":\"list\"")
    let bag = try #require(throws: DiagnosticBag.self) { try read(text) }
    let found = try #require(bag.all.first?.location).line
    let line = Self.text.utf8.count { $0 == 0x0A } - found
    #expect(bag.all[0].message.contains("there is no `lost` here"))
    #expect((0..<8).contains(line))
    for length in stride(from: Self.text.utf8.count - 900, to: Self.text.utf8.count - 1, by: 7) {
      let cut = String(decoding: Array(Self.text.utf8.prefix(length)), as: UTF8.self)
      #expect(throws: DiagnosticBag.self) { try read(cut) }
    }
  }

  @Test("Texts are read to their end, wherever an escape stands", arguments: 0..<20)
  func texts(_ length: Int) throws {
    for place in 0...length {
      for special in ["\"", "\\", "\n", "\u{1}", "é", "\u{1F3A8}", "\u{7F}"] {
        var recording = Recording.sample
        recording.title =
          String(repeating: "a", count: place) + special
          + String(repeating: "b", count: length - place)
        let bytes = RecordingWriter.write(recording)
        #expect(try RecordingReader.read(bytes, file: "r").title == recording.title)
      }
    }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
