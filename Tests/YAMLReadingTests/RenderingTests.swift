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
      ("note: | # c\n      a\n\n        b\nx: 1\n", "note: |\n  a\n\n    b\nx: 1\n"),
      ("note: >-\n      a\n      b\n# end\n", "note: >-\n  a\n  b\n"),
      ("note: |+\n  a\n\n\nx: 1\n", "note: |+\n  a\n\n\nx: 1\n"),
      ("note: |2\n   a\n", "note: |2\n   a\n"),
      ("a: &x [1]\nb: *x\n", "a: &x [1]\nb: *x\n"),
      ("a: &x\n  - 1\n", "a: &x\n  - 1\n"),
      ("- &x\n  a: 1\n- *x\n", "- &x\n  a: 1\n- *x\n"),
      ("{a: , b}", "{a: , b: }\n"),
      ("[a: 1]", "[{a: 1}]\n"),
      ("commit", "commit\n"),
      ("a: b\n   c\n\n   d\n", "a: b\n  c\n\n  d\n"),
      ("a: \"b  \n   c\\\n   d\"\n", "a: \"b\n  c\\\n  d\"\n"),
      ("? a\n: b\n", "a: b\n"),
      ("{\"a\":1,\"b\":[\"\\u0041\"]}", "{\"a\": 1, \"b\": [\"\\u0041\"]}\n"),
    ]
  )
  func layout(_ source: String, _ expected: String) throws {
    #expect(try read(source).renderedText == expected)
  }

  @Test("What is in brackets is broken if the line gets too long")
  func brokenFlow() throws {
    let source = """
      catalog: { kind: ColorItem, items: &colours [
            { name: Red,    color: "#FF3B30" },   # first
            { name: Orange, color: "#FF9500", starred: true } ] }
      """
    let expected = """
      catalog: {
        kind: ColorItem,
        items: &colours [
          {name: Red, color: "#FF3B30"},
          {name: Orange, color: "#FF9500", starred: true}]}

      """
    #expect(try read(source).renderedText == expected)
  }

  @Test("A node in the middle of a file stands alone")
  func middle() throws {
    let steps = try #require(
      try read("steps:\n  - peek: Red # c\n    note: |\n      x\n  - commit\n  - ---\n").value(
        of: "steps"
      )
    )
    #expect(
      steps.elements.map(\.renderedText) == [
        "peek: Red\nnote: |\n  x\n", "commit\n", "\"---\"\n",
      ]
    )
  }

  @Test("An alias stays an alias, also if its anchor stands elsewhere")
  func aliases() throws {
    let root = try read("a: &x {b: 1}\nc: {d: *x }\n")
    #expect(root.value(of: "c")?.renderedText == "{d: *x}\n")
  }

  @Test("A very long key is read again")
  func longKey() throws {
    let key = String(repeating: "k", count: 1_010)
    for source in ["? \(key)\n: 1\n", "{? \(key) : [1]}", "a:\n  ? \(key)\n  : - 1\n"] {
      let root = try read(source)
      #expect(try read(root.renderedText).isEqual(to: root))
    }
  }

  @Test("Comments, blank lines and indentation change nothing")
  func comments() throws {
    let plain = "a:\n  - b: 1\n    c: |\n      x\n  - {d: e}\n"
    let other =
      "# z\n\na: # y\n    -   b:   1 # x\n\n        # w\n        c: | # v\n            x\n# u\n    - { d: e } # t\n"
    #expect(try read(plain).rendered() == read(other).rendered())
  }

  @Test("Whatever can be read gives an equal tree when it is written and read again")
  func roundTrip() throws {
    var generator = Generator(state: 2_024)
    var count = 0
    for round in 0..<6_000 {
      let source =
        round % 3 == 0
        ? Fragments.random(&generator, upTo: 14)
        : String(Fragments.tree(&generator).drop { $0 == " " })
      guard let root = try? read(source) else { continue }
      count += 1
      let again = try read(root.renderedText)
      #expect(again.isEqual(to: root), "\(source.debugDescription) as \(root.renderedText)")
      #expect(again.rendered() == root.rendered(), "\(source.debugDescription)")
    }
    #expect(count > 2_000)
  }

  @Test("Every node of what can be read can be written alone")
  func nodesAlone() throws {
    var generator = Generator(state: 77)
    for _ in 0..<2_000 {
      let source = String(Fragments.tree(&generator).drop { $0 == " " })
      guard let root = try? read(source) else { continue }
      var open = [root]
      while let node = open.popLast() {
        open += node.elements + node.entries.flatMap { [$0.key, $0.value] }
        let text = node.renderedText
        guard !node.isEmptyPlain, !text.contains("*") else { continue }
        #expect(try read(text).isEqual(to: node), "\(source.debugDescription) as \(text)")
      }
    }
  }
}
