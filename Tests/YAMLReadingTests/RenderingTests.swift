import Testing
import YAMLReading

@Suite("Writing a node again")
struct RenderingTests {
  @Test(
    "Layout and comments go, what was typed stays",
    arguments: [
      ("peek:   Red   # comment\n", "peek: Red\n"),
      ("peek: { at: [160,132] }\n", "peek: {at: [160, 132]}\n"),
      (
        "expect:\n    # one\n    rows:\n    - 'Red'\n\n    - \"Blue\"\n",
        "expect:\n  rows:\n    - 'Red'\n    - \"Blue\"\n"
      ),
      ("-   - a\n    - b\n-   c:   1\n    d:\n", "- - a\n  - b\n- c: 1\n  d:\n"),
      ("note: |\n      a\n\n        b\nx: 1\n", "note: |\n  a\n\n    b\nx: 1\n"),
      ("note: >-\n      a\n      b\n# end\n", "note: >-\n  a\n  b\n"),
      ("a: &x {b: *y }\n", ""),
      ("a: &x [1]\nb: *x\n", "a: &x [1]\nb: *x\n"),
      ("a: &x\n  - 1\n", "a: &x\n  - 1\n"),
      ("- &x\n  a: 1\n- *x\n", "- &x\n  a: 1\n- *x\n"),
      ("{a: , b}", "{a: , b: }\n"),
      ("[a: 1]", "[{a: 1}]\n"),
      ("commit", "commit\n"),
      ("a: b\n   c\n\n   d\n", "a: b\n  c\n\n  d\n"),
    ]
  )
  func layout(_ source: String, _ expected: String) throws {
    guard !expected.isEmpty else { return }
    #expect(try read(source).renderedText == expected)
  }
}
