import Diagnostics
import Testing
import YAMLReading

@Suite("Reading YAML")
struct YAMLReaderTests {
  @Test(
    "A scalar stays the text that was written",
    arguments: [
      "on", "off", "No", "y", "true", "1.10", "1.9", "007", "0x1F", "0o17", "1e3", "5319E7",
      "12e999",
      "~", "null", "Null", ".inf", "2024-03-10", "2024-03-10 23:30:00 -08:00", "12:30:45", "1_000",
      "=",
      "http://x.y/z?a=b#c", "a#b", "-1", "it's", "é日本😀",
    ]
  )
  func scalars(_ text: String) throws {
    let source = "options: [\"\(text)\", '\(text.replacing("'", with: "''"))']\nplain: \(text)\n"
    let root = try read(source)
    #expect(root.value(of: "options")?.elements.map(\.text) == [text, text])
    #expect(root.value(of: "options")?.elements.map(\.isPlain) == [false, false])
    #expect(root.value(of: "plain")?.text == text)
    #expect(root.value(of: "plain")?.isPlain == true)
  }

  @Test("Nothing written differs from an empty text")
  func emptyScalars() throws {
    let root = try read("a:\nb: ''\nc: \"\"\nd: ~\ne: # comment\n")
    #expect(root.entries.map(\.value.isEmptyPlain) == [true, false, false, false, true])
    #expect(root.entries.map(\.value.text) == ["", "", "", "~", ""])
  }

  @Test("A value that starts with a bare # is nothing, at the place behind its key")
  func bareHash() throws {
    let color = try #require(
      try read("- name: Sea\n  color: #0af\n").elements.first?.value(of: "color")
    )
    #expect(color.isEmptyPlain)
    #expect(color.location == Location(file: "x.yaml", line: 2, column: 9))
  }

  @Test("Entries and elements keep the order of the file")
  func order() throws {
    let root = try read("grey: {100: a, 050: b, 20: c}\nx: [3, 1, 2]\n")
    #expect(root.entries.map(\.key.text) == ["grey", "x"])
    #expect(root.value(of: "grey")?.entries.map(\.key.text) == ["100", "050", "20"])
    #expect(root.value(of: "x")?.elements.map(\.text) == ["3", "1", "2"])
    #expect(root.value(of: "y") == nil)
  }

  @Test("A view of another kind is empty, not an error")
  func otherKinds() throws {
    let root = try read("a: [b]\n")
    #expect(root.elements.isEmpty)
    #expect(root.text == "")
    #expect(root.utf8.isEmpty)
    #expect(!root.equals(""))
    let text = try #require(root.value(of: "a")?.elements.first)
    #expect(text.entries.isEmpty)
    #expect(text.elements.isEmpty)
    #expect(text.kind == .scalar)
  }

  @Test("A text is compared by its bytes")
  func comparing() throws {
    let elements = try read("[peek, peeks, \"\\u00e9\", \"e\\u0301\"]").elements
    #expect(elements.map { $0.equals("peek") } == [true, false, false, false])
    #expect(elements.map { $0.equals("\u{E9}") } == [false, false, true, false])
  }

  @Test(
    "Columns count code points, whatever stands before",
    arguments: [
      ("a: x\n", 1, 4), ("é: x\n", 1, 4), ("日本: x\n", 1, 5), ("😀: x\n", 1, 4),
      ("\"e\u{301}\": x\n", 1, 7), ("\u{FEFF}é: x\n", 1, 4), ("# 😀\n\n  é: x\n", 3, 6),
      ("? a\n:   x", 2, 5),
    ]
  )
  func columns(_ source: String, _ line: Int, _ column: Int) throws {
    let value = try #require(try read(source).entries.first?.value)
    #expect(value.location == Location(file: "x.yaml", line: line, column: column))
  }

  @Test("A place is right far into a file that is not ASCII")
  func farPlaces() throws {
    let lines = (0..<1_000).map { "- \(String(repeating: "é", count: $0 % 70))x" }
    let root = try read(lines.joined(separator: "\n"))
    for (place, element) in root.elements.enumerated() {
      #expect(element.location == Location(file: "x.yaml", line: place + 1, column: 3))
      #expect(element.renderedText == lines[place].dropFirst(2) + "\n")
    }
  }

  @Test("JSON is read as it is")
  func json() throws {
    let source = """
      {
      \t"name":"Sea",\t"tags":["a","b",[]],
      \t"path": "a\\/b", "empty": {}, "n": -1.5e+10, "t": true,
      \t"pair": "\\ud83d\\ude00\\uD83D\\uDE00", "tab\\t": "\\"\\\\\\b\\f\\n\\r"
      }
      """
    let root = try read(source)
    #expect(root.value(of: "path")?.text == "a/b")
    #expect(root.value(of: "n")?.text == "-1.5e+10")
    #expect(root.value(of: "pair")?.text == "😀😀")
    #expect(root.value(of: "tab\t")?.text == "\"\\\u{8}\u{C}\n\r")
    #expect(root.value(of: "tags")?.elements.count == 3)
  }

  @Test("An unknown place of a long JSON line is found")
  func longLine() throws {
    let items = (0..<5_000).map { "{\"é\":\"\($0)\"}" }
    let root = try read("[" + items.joined(separator: ",") + "]")
    let last = try #require(root.elements.last?.entries.first?.value)
    #expect(last.text == "4999")
    let column = 1 + items.dropLast().reduce(0) { $0 + $1.unicodeScalars.count + 1 } + 6
    #expect(last.location == Location(file: "x.yaml", line: 1, column: column))
  }

  @Test(
    "A file without content says so",
    arguments: [
      "", "\n", "   ", "# only a comment\n", "---\n", "---\n...\n", "\u{FEFF}", "--- # x\n",
    ]
  )
  func empty(_ source: String) {
    #expect(told(source) == ["1:1 the file is empty"])
  }

  @Test(
    "A second document is refused where it starts",
    arguments: [
      ("catalogs: []\n---\nsteps: [commit]\n", "2:1 more than one document, 1 expected"),
      ("a: 1\n...\njunk\n", "3:1 unexpected text behind the end of the document"),
      ("a: 1\n...\n# c\n---\nb", "4:1 more than one document, 1 expected"),
      ("---\na\n---\n", "3:1 more than one document, 1 expected"),
      ("[a] b\n", "1:5 unexpected text behind the end of the document"),
      ("a\n...\n%TAG ! x\n---\nb\n", "3:1 unexpected text behind the end of the document"),
    ]
  )
  func documents(_ source: String, _ problem: String) {
    #expect(told(source) == [problem])
  }

  @Test(
    "Markers around the only document are fine",
    arguments: [
      "---\na: 1\n", "a: 1\n...\n", "%YAML 1.2\n---\na: 1\n...\n# end\n", "--- {a: 1}\n...\n...\n",
    ]
  )
  func markers(_ source: String) throws {
    #expect(try read(source).outline == "{a: 1}")
  }

  @Test("What was found before a syntax error is told too")
  func manyProblems() {
    let source = "a: 1\na: 2\nb: !t x\nc: *d\n<<: {e: 1, e: 2}\nf: [\n"
    #expect(
      told(source) == [
        "2:1 the key `a` is repeated", "3:4 tags such as `!t` are not supported",
        "4:4 no anchor `&d` before this", "5:1 `<<` is not supported",
        "5:12 the key `e` is repeated", "6:5 the file ends before `]`",
      ]
    )
  }
}
