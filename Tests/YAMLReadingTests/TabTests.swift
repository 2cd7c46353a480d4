import Diagnostics
import Testing
import YAMLReading

@Suite("Tabs")
struct TabTests {
  @Test(
    "A tab for indentation is named, and shown",
    arguments: [
      ("steps:\n\t- commit\n", 2, 1), ("a:\n  b: 1\n\tc: 2\n", 3, 1), ("a: |\n\tx\n", 2, 1),
      ("a: b\n\tc\n", 2, 1), ("\ta: 1\n", 1, 1), ("a:\n  - b\n  \t- c: d\n", 3, 3),
      ("a: >\n  x\n\ty\n", 3, 1), ("a: 1\r\n\r\n\tb: 2\r\n", 3, 1),
    ]
  )
  func indentation(_ source: String, _ line: Int, _ column: Int) throws {
    let found = problems(source)
    #expect(found.map(\.told) == ["\(line):\(column) tab used for indentation"])
    let drawn = FullRenderer().render(try #require(found.first))
    #expect(drawn.contains("\\t"))
    #expect(!drawn.contains("\t"))
  }

  @Test(
    "A tab that YAML allows and libyaml does not is at least named",
    arguments: ["- \ta\n", "-\ta\n"]
  )
  func behindDash(_ source: String) {
    #expect(problems(source).map(\.message) == ["a tab may not stand here"])
  }

  @Test(
    "Other tabs do no harm",
    arguments: [
      ("steps:\n  - commit\t# save\n", "{steps: [commit]}"), ("a:\tb\n", "{a: b}"),
      ("a: b\t\n", "{a: b}"), ("{\n\ta: b,\n\t\tc: [\n\td ] }\n", "{a: b, c: [d]}"),
      ("a: |\n  x\tc\n  \tb\n", #"{a: "x\tc\n\tb\n"}"#), ("a: |2\n  \tb\n", #"{a: "\tb\n"}"#),
    ]
  )
  func harmless(_ source: String, _ outline: String) throws {
    #expect(try read(source).outline == outline)
  }

  @Test("A tab is not blamed for what else is wrong")
  func otherProblems() {
    #expect(told("a: [\n\t\t@]\n") == ["2:3 a text may not start with `@`"])
    #expect(told("{\n\t\"a\": \"\\q\"\n}") == [#"2:8 unknown escape `\q`"#])
    #expect(told("{\n\ta: 1\n\tb: 2\n}") == ["3:3 expected `,` or `}`"])
  }
}
