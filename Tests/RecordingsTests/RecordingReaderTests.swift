import Diagnostics
import Recordings
import Testing

@Suite("Reading a recording")
struct RecordingReaderTests {
  private static let written = RecordingWriter.write(.sample)

  private static var text: String { String(decoding: written, as: UTF8.self) }

  /// Reads a file that is no sound recording, and returns what is said about it.
  private func refusal(
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Diagnostic {
    let bag = try #require(throws: DiagnosticBag.self, sourceLocation: sourceLocation) {
      try RecordingReader.read(Array(text.utf8), file: "recording.json")
    }
    #expect(bag.all.count == 1, sourceLocation: sourceLocation)
    return try #require(bag.all.first, sourceLocation: sourceLocation)
  }

  @Test("What was written is read back as it was, and written again byte for byte")
  func roundTrip() throws {
    let read = try RecordingReader.read(Self.written, file: "recording.json")
    #expect(read == .sample)
    #expect(RecordingWriter.write(read) == Self.written)
  }

  @Test("Line ends, a byte order mark and space are no difference")
  func lineEnds() throws {
    let text = "\u{FEFF}" + Self.text.split(separator: "\n").joined(separator: "\r\n") + "\r\n \t"
    #expect(try RecordingReader.read(Array(text.utf8), file: "r") == .sample)
  }

  @Test("Keys may stand in any order, and parts before what they refer to")
  func anyOrder() throws {
    // The lines of the whole, of which those of the parts are put in the opposite order.
    var lines = Self.text.split(separator: "\n").map(String.init)
    let starts = lines.indices.filter { lines[$0].hasPrefix("  \"") } + [lines.count - 1]
    var parts = zip(starts, starts.dropFirst()).map { lines[$0..<$1].joined(separator: "\n") }
    parts[parts.count - 1] += ","
    parts.reverse()
    parts[parts.count - 1].removeLast()
    lines = ["{"] + parts + ["}"]
    let text = lines.joined(separator: "\n")
    #expect(try RecordingReader.read(Array(text.utf8), file: "r") == .sample)
  }

  @Test("A text may be written with any escapes")
  func escapes() throws {
    let text = Self.text
      .replacing("\"Größe\"", with: "\"\\u0047r\\u00F6\\u00dfe\"")
      .replacing("\u{1F3A8}", with: "\\uD83C\\uDFA8")
      .replacing("größe@1", with: "gr\\u00f6\\u00dfe@1")
      .replacing("\"title\":", with: "\"t\\u0069tle\":")
    #expect(text != Self.text)
    #expect(try RecordingReader.read(Array(text.utf8), file: "r") == .sample)
  }

  @Test(
    "What is no recording is told from one that is damaged, and from one that is newer",
    arguments: [
      ("", "not-a-recording"), ("   \n", "not-a-recording"), ("hello", "not-a-recording"),
      ("[]", "not-a-recording"), ("{}", "not-a-recording"), ("{\"a\":1}", "not-a-recording"),
      ("{\"format\":\"other\"}", "not-a-recording"),
      ("{\"format\":\"peekbook-recording\"", "damaged-recording"),
      ("{\"format\":\"peekbook-recording\"}", "damaged-recording"),
      ("{\"format\":\"peekbook-recording\",\"version\":0}", "damaged-recording"),
      ("{\"format\":\"peekbook-recording\",\"version\":2,\"more\":{}}", "newer-recording"),
      ("{\"format\":\"peekbook-recording\",\"version\":99999999999999999999}", "damaged-recording"),
    ]
  )
  func kinds(_ text: String, _ code: String) throws {
    #expect(try refusal(text).code.name == code)
  }

  @Test("A newer version says which, and which can be read")
  func newer() throws {
    let text = Self.text.replacing("\"version\": 1", with: "\"version\": 2")
    let diagnostic = try refusal(text)
    #expect(
      diagnostic.message
        == "this recording is newer than the program: version 2, this program reads up to 1"
    )
    #expect(diagnostic.location == Location(file: "recording.json", line: 3, column: 14))
    #expect(diagnostic.hint != nil)
  }

  /// One thing put in the place of another, and what is said about it.
  struct Damage: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let said: String

    init(_ old: String, _ new: String, _ said: String) {
      (self.old, self.new, self.said) = (old, new, said)
    }

    var testDescription: String { "\(old) → \(new)" }
  }

  @Test(
    "A damaged recording is refused, with what is wrong",
    arguments: [
      Damage("\"rows\":[\"red@1\"", "\"rows\":[\"blue@1\"", "there is no row `blue@1`"),
      Damage(
        "\"itemScreen\":\"red@1\"",
        "\"itemScreen\":\"red@9\"",
        "there is no item screen `red@9`"
      ),
      Damage("\"deletedBy\":\"tab-code\"", "\"deletedBy\":\"x\"", "there is no step `x`"),
      Damage("\"insertedBy\":\"first\"", "\"insertedBy\":\"x\"", "there is no step `x`"),
      Damage("\"lastScreen\":\"red@1\"", "\"lastScreen\":\"x\"", "there is no item screen `x`"),
      Damage("\"item\":\"red\",\"point\"", "\"item\":\"x\",\"point\"", "there is no item `x`"),
      Damage("\"step\":\"tab-code\"", "\"step\":\"x\"", "there is no step `x`"),
      Damage("\"name\":\"red@2\"", "\"name\":\"red@1\"", "a second row is called `red@1`"),
      Damage("{\"key\":\"red.2\"", "{\"key\":\"red\"", "a second item is called `red`"),
      Damage("{\"key\":\"red.2\"", "{\"key\":\"../red\"", "`../red` can't be the key of a page"),
      Damage("\"key\": \"release\"", "\"key\": \"first\"", "a second step is called `first`"),
      Damage(
        "{\"kind\":\"list\",\"tab\":1",
        "{\"kind\":\"list\",\"tab\":2",
        "2 is out of range, which is 0 to 1"
      ),
      Damage(
        "\"key\":\"größe\",\"id\":\"size\",\"tab\":0",
        "\"key\":\"größe\",\"id\":\"size\",\"tab\":9",
        "there is no such tab"
      ),
      Damage(
        "\"title\":\"Storyboard\",\"offset\":12",
        "\"title\":\"Storyboard\",\"offset\":-12",
        "-12 is out of range, which is 0 to 1000000000"
      ),
      Damage("\"count\":3", "\"count\":2", "more rows are visible than there are"),
      Damage(
        "{\"kind\":\"preview\"",
        "{\"kind\":\"list\"",
        "a list has no item screen, and all else has one"
      ),
      Damage("{\"kind\":\"preview\"", "{\"kind\":\"popover\"", "there is no `popover` here"),
      Damage(
        "\"reloadedRow\":0",
        "\"ignored\":true,\"reloadedRow\":0",
        "a delivery has one effect"
      ),
      Damage("\"ignored\":true", "\"ignored\":false", "`false` is not written"),
      Damage("\"movedRowFrom\":2,", "", "a delivery has one effect"),
      Damage("\"field\":\"starred\",", "", "this is no event"),
      Damage(
        "\"catalog\":\"ColorData\",\"tab\":0,\"title\":\"Red\",\"moved\"",
        "\"item\":\"red\",\"tab\":0,\"title\":\"Red\",\"moved\"",
        "this is no event"
      ),
      Damage("\"index\":2", "\"index\":2.5", "a whole number was expected"),
      Damage("\"index\":2", "\"index\":02", "a number begins with 0"),
      Damage("\"index\":2", "\"index\":-", "a digit or no `-` was expected, not `,`"),
      Damage("\"index\":2", "\"index\":\"2\"", "a number was expected, not a text"),
      Damage("\"holds\":true", "\"holds\":null", "`true` or `false` was expected, not `n`"),
      Damage("\"selected\":2,\"label\"", "\"selected\":2,\"unit\"", "this is no value"),
      Damage("\"width\":390,", "", "the key `width` is missing"),
      Damage("\"verb\":\"release\"", "\"target\":\"release\"", "the key `verb` is missing"),
      Damage(
        "\"width\":390,",
        "\"width\":390,\"width\":390,",
        "the key `width` stands there twice"
      ),
      Damage("\"width\":390,", "\"width\":390,\"depth\":1,", "nothing has the key `depth`"),
      Damage("\"width\":390,", "\"width\":390,\"verb\":1,", "the key `verb` does not belong here"),
      Damage("\"plain\":{", "\"größe\":{", "the field `größe` stands there twice"),
      Damage("\"width\":390,", "\"width\":390", "`,` or `}` was expected, not a text"),
      Damage("[\"a\",\"\",", "[\"a\",,", "a text was expected, not `,`"),
      Damage(
        "\"hasTabBar\":true}",
        "\"hasTabBar\":true,}",
        "another member or no comma was expected, not `}`"
      ),
      Damage("One line.\\n", "One line.\n", "a control character stands in a text"),
      Damage("One line.\\n", "One line.\\x", "there is no such escape"),
      Damage("One line.\\n", "One line.\\u12g4", "`\\u` needs four hexadecimal digits"),
      Damage("One line.\\n", "One line.\\uD800", "half of a surrogate pair is no character"),
      Damage("One line.\\n", "One line.\\uD800\\u0041", "half of a surrogate pair is no character"),
      Damage("One line.\\n", "One line.\\uDC00", "half of a surrogate pair is no character"),
    ]
  )
  func damage(_ damage: Damage) throws {
    let text = Self.text.replacing(damage.old, with: damage.new, maxReplacements: 1)
    #expect(text != Self.text)
    let diagnostic = try refusal(text)
    #expect(diagnostic.message == "this recording is damaged: " + damage.said)
    #expect(diagnostic.code == .damagedRecording)
  }

  @Test("What is wrong is located by file, line and column, with its line")
  func place() throws {
    let text = Self.text.replacing("\"ööö\"", with: "").replacing(
      "{\"label\":\"b\",\"color\"",
      with: "{\"label\":\"b\",\"colour\""
    )
    let diagnostic = try refusal(text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("colour") })
    let column = try #require(lines[line].firstRange(of: "\"colour"))
    #expect(
      diagnostic.location
        == Location(
          file: "recording.json",
          line: line + 1,
          column: lines[line].unicodeScalars.distance(
            from: lines[line].startIndex,
            to: column.lowerBound
          ) + 1
        )
    )
    #expect(diagnostic.excerpt?.contains("\"colour\"") == true)
  }

  @Test("Bytes that are not UTF-8 are found where they stand")
  func notUTF8() throws {
    var bytes = Self.written
    let place = try #require(bytes.firstRange(of: Array("One line.".utf8)))
    bytes[place.lowerBound + 3] = 0xFF
    let bag = try #require(throws: DiagnosticBag.self) {
      try RecordingReader.read(bytes, file: "r")
    }
    #expect(bag.all.first?.message == "this recording is damaged: the text is not UTF-8")
    #expect(bag.all.first?.location?.line == 5)
    #expect(bag.all.first?.location?.column == 22)
  }

  @Test("Wherever it is cut off, it is refused")
  func truncated() throws {
    for length in stride(from: 0, to: Self.written.count - 1, by: 7) {
      let bag = #expect(throws: DiagnosticBag.self) {
        try RecordingReader.read(Array(Self.written.prefix(length)), file: "r")
      }
      #expect(bag?.all.count == 1)
    }
  }

  @Test("Deep nesting is refused")
  func deep() throws {
    let text = Self.text.replacing(
      "\"parity\": {",
      with: "\"parity\": [" + String(repeating: "[", count: 100_000)
    )
    #expect(try refusal(text).message.contains("lie in each other"))
  }
}
