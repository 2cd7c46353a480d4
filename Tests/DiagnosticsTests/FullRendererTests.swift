import Diagnostics
import Testing

@Suite("Drawing diagnostics")
struct FullRendererTests {
  private static func diagnostic(
    _ excerpt: String?,
    column: Int = 5,
    from first: Int = 1,
    hint: String? = nil,
    notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    Diagnostic(
      Diagnostic.Code("unknown-key"),
      "unknown key `stared`",
      at: Location(file: "colors.yaml", line: 14, column: column),
      excerpt: excerpt,
      excerptColumn: first,
      hint: hint,
      notes: notes
    )
  }

  @Test("The message, the line, a caret under the place, and a way out")
  func drawing() {
    let drawn = FullRenderer().render(
      Self.diagnostic(
        "    stared: true",
        hint: "did you mean `starred`?",
        notes: [
          .init("it stands here first", at: Location(file: "a.yaml", line: 1, column: 2)),
          .init("so"),
        ]
      )
    )
    let expected = """
      colors.yaml:14:5: error: unknown key `stared` [unknown-key]
         14 |     stared: true
            |     ^ did you mean `starred`?
      a.yaml:1:2: note: it stands here first
      note: so

      """
    #expect(drawn == expected)
  }

  @Test("Without a place or a line the hint still shows")
  func noExcerpt() {
    let bare = Diagnostic(
      Diagnostic.Code("no-scripts"),
      "no scripts",
      severity: .warning,
      hint: "add one"
    )
    #expect(FullRenderer().render(bare) == "warning: no scripts [no-scripts]\n    = add one\n")
  }

  @Test(
    "The caret stands under its column, whatever the line holds",
    arguments: [("é: x", 4), ("\t\tx", 3), ("😀😀x", 3), ("\u{1B}[0mx", 5), ("e\u{301}x", 3)]
  )
  func caret(_ line: String, _ column: Int) throws {
    let drawn = FullRenderer().render(Self.diagnostic(line, column: column))
    let lines = drawn.split(separator: "\n")
    let caret = try #require(Array(lines[2].unicodeScalars).firstIndex(of: "^"))
    #expect(Array(lines[1].unicodeScalars)[caret] == "x")
    #expect(!drawn.contains("\u{1B}"))
    #expect(!drawn.contains("\t"))
  }

  @Test("A place outside the line is drawn at its end", arguments: [0, -3, 6, 1_000, Int.max])
  func outside(_ column: Int) {
    let lines = FullRenderer().render(Self.diagnostic("abc", column: column)).split(separator: "\n")
    #expect(
      lines[2]
        == (column < 1 ? "      | ^" : "      |    ^").replacing(
          "      |",
          with: "       |".dropFirst()
        )
    )
  }

  @Test(
    "A long line is cut around the caret",
    arguments: [1, 80, 81, 500, 920, 1_000] as [Int]
  )
  func longLine(_ column: Int) throws {
    let line =
      String(repeating: "a", count: column - 1) + "x"
      + String(repeating: "b", count: 1_000 - column)
    let lines = FullRenderer().render(Self.diagnostic(line, column: column)).split(separator: "\n")
    #expect(lines[1].unicodeScalars.count < 180)
    let caret = try #require(Array(lines[2].unicodeScalars).firstIndex(of: "^"))
    #expect(Array(lines[1].unicodeScalars)[caret] == "x")
    #expect(lines[1].contains("…"))
  }

  @Test("An excerpt that starts inside its line has the caret at the right place")
  func cutExcerpt() throws {
    let lines = FullRenderer().render(Self.diagnostic("bcxde", column: 1_003, from: 1_001)).split(
      separator: "\n"
    )
    let caret = try #require(Array(lines[2].unicodeScalars).firstIndex(of: "^"))
    #expect(Array(lines[1].unicodeScalars)[caret] == "x")
    #expect(lines[1].hasSuffix("| …bcxde"))
  }

  @Test("A bag is drawn in order, counted, and without repetitions")
  func bag() {
    let first = Diagnostic(Diagnostic.Code("b"), "b", at: Location(file: "a", line: 1, column: 2))
    let second = Diagnostic(
      Diagnostic.Code("a"),
      "a",
      severity: .warning,
      at: Location(file: "a", line: 2, column: 1)
    )
    let drawn = FullRenderer().render(DiagnosticBag([second, first, second]))
    #expect(drawn == "a:1:2: error: b [b]\na:2:1: warning: a [a]\n1 error, 1 warning\n")
    #expect(FullRenderer().render(DiagnosticBag([first])).hasSuffix("\n1 error\n"))
    #expect(FullRenderer().render(DiagnosticBag()) == "")
  }

  @Test("Text from outside can't draw")
  func hostile() {
    let drawn = FullRenderer().render(
      Diagnostic(
        Diagnostic.Code("x"),
        "bad `\u{1B}[2J\u{202E}`",
        at: Location(file: "\u{1B}\n.yaml", line: 1, column: 1),
        excerpt: "\u{1B}]0;x\u{7}",
        hint: "\r\n"
      )
    )
    #expect(
      !drawn.unicodeScalars.contains {
        $0 == "\u{1B}" || $0 == "\u{202E}" || $0 == "\r" || $0 == "\u{7}"
      }
    )
    #expect(drawn.split(separator: "\n").count == 3)
  }

  @Test("Colour changes nothing but the colour")
  func colored() {
    let diagnostic = Self.diagnostic("    stared: true", hint: "h")
    let plain = FullRenderer().render(diagnostic)
    let colored = FullRenderer(colored: true).render(diagnostic)
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
  }
}
