import Diagnostics
import Testing
import YAMLReading

@Suite("Anchors and aliases")
struct AliasTests {
  @Test("An alias is the node that its anchor names, with a place of its own")
  func sharedNode() throws {
    let root = try read("a: &x\n  b: 1\nc: *x\n")
    let named = try #require(root.value(of: "a"))
    let alias = try #require(root.value(of: "c"))
    #expect(alias.isSameNode(as: named))
    #expect(alias.location == named.location)
    #expect(alias.location == Location(file: "x.yaml", line: 2, column: 3))
    #expect(alias.aliasLocation == Location(file: "x.yaml", line: 3, column: 4))
    #expect(named.aliasLocation == nil)
    #expect((alias.anchor, alias.aliasName) == ("x", "x"))
    #expect((named.anchor, named.aliasName) == ("x", nil))
  }

  @Test(
    "A node's place is behind its anchor",
    arguments: [
      ("a: &x  b\n", 1, 8), ("a: &x # c\n\n  - b\n", 3, 3), ("a: &x\nb: 1\n", 1, 6),
      ("a: &x\n  b: 1\n", 2, 3), ("a: &x [b]\n", 1, 7), ("a: &x", 1, 6),
      ("a: &x |\n  b\n", 1, 7), ("a: &x ''\n", 1, 7),
    ]
  )
  func places(_ source: String, _ line: Int, _ column: Int) throws {
    let node = try #require(try read(source).value(of: "a"))
    #expect(node.location == Location(file: "x.yaml", line: line, column: column))
    #expect(node.anchor == "x")
  }

  @Test("The latest anchor of a name counts")
  func redefined() throws {
    let root = try read("[&x a, *x, &x b, *x]")
    #expect(root.elements.map(\.text) == ["a", "a", "b", "b"])
  }

  @Test(
    "An alias without a node is an error, and the rest is still read",
    arguments: [
      ("a: *x\nb: *y\n", ["1:4 no anchor `&x` before this", "2:4 no anchor `&y` before this"]),
      ("a: *x\nb: &x 1\n", ["1:4 no anchor `&x` before this"]),
      ("a: &a [*a]\n", ["1:8 `*a` stands inside what it names"]),
      ("&a {b: {c: *a}}\n", ["1:12 `*a` stands inside what it names"]),
      ("*a : b\n*c : d\n", ["1:1 no anchor `&a` before this", "2:1 no anchor `&c` before this"]),
      ("a: &é b\n", ["1:5 `&` needs a name of letters, digits, `-` and `_`"]),
      ("- **bold**\n", ["1:4 `*` needs a name of letters, digits, `-` and `_`"]),
    ]
  )
  func unknown(_ source: String, _ expected: [String]) {
    #expect(told(source) == expected)
  }

  @Test("A name that is nearly right is offered")
  func nearest() {
    #expect(problems("a: &colours 1\nb: *colors\n").first?.hint == "did you mean `*colours`?")
  }

  @Test("Hundreds of aliases of one anchor are honest")
  func honest() throws {
    let items = (0..<500).map { "  - {name: n\($0), color: *tone}" }
    let root = try read(
      "tone: &tone {hex: '#111', alpha: 1}\nitems:\n" + items.joined(separator: "\n")
    )
    let tone = try #require(root.value(of: "tone"))
    let elements = try #require(root.value(of: "items")?.elements)
    #expect(elements.count == 500)
    #expect(elements.allSatisfy { $0.value(of: "color")?.isSameNode(as: tone) == true })
  }
}
