import Diagnostics
import Testing
import YAMLReading

@Suite("Syntax errors")
struct SyntaxProblemTests {
  struct Case: Sendable {
    let source: String
    let problem: String
    var note: String?
    var notePlace: String?
  }

  @Test(
    "An error says in plain words what is missing, and where it began",
    arguments: [
      Case(
        source: "a: [1, 2",
        problem: "1:9 the file ends before `]`",
        note: "`[` stands here",
        notePlace: "1:4"
      ),
      Case(
        source: "a: [1, 2\n\n\n",
        problem: "1:9 the file ends before `]`",
        note: "`[` stands here",
        notePlace: "1:4"
      ),
      Case(
        source: "a: [1, 2\nb: 3\n",
        problem: "2:2 expected `,` or `]`",
        note: "`[` stands here",
        notePlace: "1:4"
      ),
      Case(
        source: "- { name: Red, color: #FF3B30 }\n- { name: Blue, color: #00f }\n",
        problem: "1:23 a `#` behind a space starts a comment, so there is no value here"
      ),
      Case(
        source: "items: [{ name: \"a: #1\", color: #FF3B30 }]\nsteps: []\n",
        problem: "1:33 a `#` behind a space starts a comment, so there is no value here"
      ),
      Case(
        source: "a: {b: 1",
        problem: "1:9 the file ends before `}`",
        note: "`{` stands here",
        notePlace: "1:4"
      ),
      Case(
        source: "é: {\n",
        problem: "1:5 the file ends before `}`",
        note: "`{` stands here",
        notePlace: "1:4"
      ),
      Case(
        source: "{a: [b}",
        problem: "1:7 expected `,` or `]`",
        note: "`[` stands here",
        notePlace: "1:5"
      ),
      Case(
        source: "a: \"foo\nb: 1\n",
        problem: "2:5 the file ends inside a quoted text",
        note: "it starts here",
        notePlace: "1:4"
      ),
      Case(
        source: "a: 'foo",
        problem: "1:8 the file ends inside a quoted text",
        note: "it starts here",
        notePlace: "1:4"
      ),
      Case(
        source: "a: \"b\n---\nc\"\n",
        problem: "2:1 the document ends inside a quoted text",
        note: "it starts here",
        notePlace: "1:4"
      ),
      Case(source: "a: b: c\n", problem: "1:5 `:` is not expected here"),
      Case(source: "a: 1\n  b: 2\n", problem: "2:4 `:` is not expected here"),
      Case(source: "a: 1\nfoo\nb: 2\n", problem: "2:1 no `:` behind this key"),
      Case(
        source: "a: 1\n]\n",
        problem: "2:1 expected a key or the end of the mapping",
        note: "the mapping starts here",
        notePlace: "1:1"
      ),
      Case(
        source: "- a\nb: 1\n",
        problem: "2:1 expected `- ` or the end of the list",
        note: "the list starts here",
        notePlace: "1:1"
      ),
      Case(source: "a: - b\n", problem: "1:4 `-` is not expected here"),
      Case(source: "a: @b\n", problem: "1:4 a text may not start with `@`"),
      Case(source: "a: %b\n", problem: "1:4 a text may not start with `%`"),
      Case(source: "a: 'b' c\n", problem: "1:8 unexpected text behind the value"),
      Case(source: "a: [b] c\n", problem: "1:8 unexpected text behind the value"),
      Case(source: "a: |x\n", problem: "1:5 unexpected text behind `|` or `>`"),
      Case(source: "[a,,b]", problem: "1:4 expected a value"),
      Case(
        source: "%FOO\n---\na: 1\n",
        problem: "1:1 a line that starts with `%` is a directive, and this one is not known"
      ),
      Case(source: "%YAML 3.0\n---\na: 1\n", problem: "1:1 the version of YAML is not known"),
      Case(
        source: "{\(String(repeating: "k", count: 1_100)): 1}",
        problem: "1:1102 a key of more than 1024 characters"
      ),
      Case(
        source: "{\"\(String(repeating: "k", count: 1_100))\": 1}",
        problem: "1:1104 a key of more than 1024 characters"
      ),
      Case(
        source: "a: 1\n\(String(repeating: "k", count: 1_100)): 1\n",
        problem: "2:1 a key of more than 1024 characters"
      ),
    ]
  )
  func wording(_ given: Case) throws {
    let found = problems(given.source)
    #expect(found.map(\.told) == [given.problem])
    let notes = found.flatMap(\.notes)
    #expect(notes.first?.message == given.note)
    #expect(notes.first?.location.map { "\($0.line):\($0.column)" } == given.notePlace)
  }

  @Test("A place never lies outside the text", arguments: 0..<2_000 as Range<UInt64>)
  func placesInside(_ seed: UInt64) {
    var generator = Generator(state: seed)
    let source = Fragments.random(&generator, upTo: 12)
    let lines = source.replacing("\r\n", with: "\n").replacing("\r", with: "\n").split(
      separator: "\n" as Character,
      omittingEmptySubsequences: false
    )
    for problem in problems(source) {
      guard let place = problem.location, problem.code != .emptyFile else { continue }
      #expect(place.line >= 1 && place.line <= lines.count)
      #expect(place.column >= 1)
      #expect(place.column <= (problem.excerpt?.unicodeScalars.count ?? 0) + 1)
    }
  }
}
