import Diagnostics
import Testing
import YAMLReading

/// One value of a mapping that becomes another.
struct Rewriting: Sendable, CustomTestStringConvertible {
  let before: String
  let after: String
  let key: String
  let value: Wanted

  /// What is to stand behind the key.
  enum Wanted: Sendable {
    case text(String)
    case word(String)
    case texts([String])
  }

  init(_ before: String, _ after: String, _ key: String, _ value: Wanted) {
    self.before = before
    self.after = after
    self.key = key
    self.value = value
  }

  var testDescription: String { before }
}

@Suite("Rewriting values in place")
struct RewriterTests {
  @Test(
    "A scalar keeps its quotes, and gets some where it needs them",
    arguments: [
      Rewriting("k: a # c\n", "k: b # c\n", "k", .text("b")),
      Rewriting("k: 'a'\n", "k: 'it''s'\n", "k", .text("it's")),
      Rewriting("k: 'a'\n", "k: \"a\\nb\"\n", "k", .text("a\nb")),
      Rewriting("k: \"a\"\n", "k: \"say \\\"b\\\"\"\n", "k", .text("say \"b\"")),
      Rewriting("k: a\n", "k: \"no\"\n", "k", .text("no")),
      Rewriting("k: a\n", "k: \"~\"\n", "k", .text("~")),
      Rewriting("k: a\n", "k: \"#fff\"\n", "k", .text("#fff")),
      Rewriting("k: a\n", "k: \"- b\"\n", "k", .text("- b")),
      Rewriting("k: a\n", "k: \"-b\"\n", "k", .text("-b")),
      Rewriting("k: a\n", "k: \"b: c\"\n", "k", .text("b: c")),
      Rewriting("k: a\n", "k: \"b #c\"\n", "k", .text("b #c")),
      Rewriting("k: a\n", "k: \"b:\"\n", "k", .text("b:")),
      Rewriting("k: a\n", "k: b:c\n", "k", .text("b:c")),
      Rewriting("k: a\n", "k: \" b\"\n", "k", .text(" b")),
      Rewriting("k: a\n", "k: \"\"\n", "k", .text("")),
      Rewriting("k: a\n", "k: \"16\"\n", "k", .text("16")),
      Rewriting("k: 8\n", "k: 16\n", "k", .text("16")),
      Rewriting("k: a\n", "k: \"\\u001B[31m\"\n", "k", .text("\u{1B}[31m")),
      Rewriting("k: a\n", "k: \"\\u202Eb\"\n", "k", .text("\u{202E}b")),
      Rewriting("k: a\n", "k: Größe 🎨\n", "k", .text("Größe 🎨")),
      Rewriting("k: true\n", "k: false\n", "k", .word("false")),
      Rewriting("k: 7\r\nj: 1\r\n", "k: 12\r\nj: 1\r\n", "k", .word("12")),
      Rewriting("{ k: a, j: b }", "{ k: \"c, d\", j: b }", "k", .text("c, d")),
      Rewriting("{ k: a, j: b }", "{ k: \"c:d\", j: b }", "k", .text("c:d")),
      Rewriting("{\"k\": \"a\"}", "{\"k\": \"b\"}", "k", .text("b")),
      Rewriting("k: |\n  a\n  b\n# c\nj: 1\n", "k: d\n# c\nj: 1\n", "k", .text("d")),
      Rewriting("k: >-\n  a\n\nj: 1\n", "k: \"d\\ne\"\n\nj: 1\n", "k", .text("d\ne")),
      Rewriting("k: a\n  b\nj: 1\n", "k: c\nj: 1\n", "k", .text("c")),
      Rewriting("k: \"a\n  b\" # c\n", "k: \"d\" # c\n", "k", .text("d")),
      Rewriting("\u{FEFF}k: ä\n", "\u{FEFF}k: ö\n", "k", .text("ö")),
      Rewriting("k: &x a\n", "k: &x b\n", "k", .text("b")),
    ]
  )
  func scalars(_ rewriting: Rewriting) throws { try check(rewriting) }

  @Test(
    "A list in brackets changes where it must, and keeps its layout and comments",
    arguments: [
      Rewriting("k: [a, b, c] # x\n", "k: [a, c] # x\n", "k", .texts(["a", "c"])),
      Rewriting("k: [a, b, c]\n", "k: [b, c]\n", "k", .texts(["b", "c"])),
      Rewriting("k: [a, b, c]\n", "k: [c]\n", "k", .texts(["c"])),
      Rewriting("k: [a, b, c]\n", "k: [a]\n", "k", .texts(["a"])),
      Rewriting("k: [a, b]\n", "k: [a, x, b]\n", "k", .texts(["a", "x", "b"])),
      Rewriting("k: [a, b]\n", "k: [x, a, b]\n", "k", .texts(["x", "a", "b"])),
      Rewriting("k: [a, b]\n", "k: [a, b, \"no\"]\n", "k", .texts(["a", "b", "no"])),
      Rewriting("k: [ 'a', b ]\n", "k: [ 'x', b ]\n", "k", .texts(["x", "b"])),
      Rewriting("k: []\n", "k: [x, z]\n", "k", .texts(["x", "z"])),
      Rewriting("k: []\n", "k: [\"y\"]\n", "k", .texts(["y"])),
      Rewriting("k: [ a ]\n", "k: []\n", "k", .texts([])),
      Rewriting("k: [a, b,]\n", "k: [a,]\n", "k", .texts(["a"])),
      Rewriting("k: [8, 16]\n", "k: [8, 16, 32]\n", "k", .texts(["8", "16", "32"])),
      Rewriting("k: [a]\n", "k: [\"x, y\"]\n", "k", .texts(["x, y"])),
      Rewriting(
        "k: [\n  a, # one\n  b  # two\n]\n",
        "k: [\n  a, # one\n]\n",
        "k",
        .texts(["a"])
      ),
      Rewriting(
        "k: [\n  a, # one\n  b  # two\n]\n",
        "k: [\n  a, # one\n  b,  # two\n  c\n]\n",
        "k",
        .texts(["a", "b", "c"])
      ),
      Rewriting(
        "k: [\r\n  a,\r\n  b,\r\n]\r\n",
        "k: [\r\n  x,\r\n  a,\r\n  b,\r\n]\r\n",
        "k",
        .texts(["x", "a", "b"])
      ),
      Rewriting(
        "k: [a, b,\n    c, d]\n",
        "k: [a, b, d]\n",
        "k",
        .texts(["a", "b", "d"])
      ),
    ]
  )
  func flow(_ rewriting: Rewriting) throws { try check(rewriting) }

  @Test(
    "A list of dashes changes line by line",
    arguments: [
      Rewriting(
        "k:\n  # all\n  - a # one\n  - b\nj: 1\n",
        "k:\n  # all\n  - a # one\nj: 1\n",
        "k",
        .texts(["a"])
      ),
      Rewriting("k:\n- a\n- b\nj: 1\n", "k:\n- b\nj: 1\n", "k", .texts(["b"])),
      Rewriting(
        "k:\n  - a # one\n  - b\n",
        "k:\n  - a # one\n  - \"- x\"\n  - b\n",
        "k",
        .texts(["a", "- x", "b"])
      ),
      Rewriting("k:\n  - b", "k:\n  - b\n  - c", "k", .texts(["b", "c"])),
      Rewriting("k:\n  - b\n", "k:\n  - a\n  - b\n", "k", .texts(["a", "b"])),
      Rewriting("k: # x\n  - a\n  - b\nj: 1\n", "k: [] # x\nj: 1\n", "k", .texts([])),
      Rewriting("k:\n- a\n- b\nj: 1\n", "k: []\nj: 1\n", "k", .texts([])),
      Rewriting(
        "k:\r\n  - a\r\n  - b\r\nj: 1\r\n",
        "k:\r\n  - a\r\n  - b\r\n  - c\r\nj: 1\r\n",
        "k",
        .texts(["a", "b", "c"])
      ),
      Rewriting(
        "k:\n  - |\n    a\n    b\n  - c\n",
        "k:\n  - x\n  - c\n",
        "k",
        .texts(["x", "c"])
      ),
      Rewriting(
        "k:\n  - |\n    a\n    b\n  - c\n",
        "k:\n  - c\n",
        "k",
        .texts(["c"])
      ),
    ]
  )
  func block(_ rewriting: Rewriting) throws { try check(rewriting) }

  private func check(_ rewriting: Rewriting) throws {
    let root = try read(rewriting.before)
    let node = try #require(root.entries.first { $0.key.text == rewriting.key }?.value)
    let rewriter = YAMLRewriter(root.document, [YAMLChange(node, to: rewriting.value)])
    #expect(rewriter.refusals.all.map(\.message) == [])
    #expect(Array(rewriter.bytes) == Array(rewriting.after.utf8), "\(rewriter.text)")
    let again = try read(rewriter.text)
    let same = try #require(again.entries.first { $0.key.text == rewriting.key }?.value)
    let second = YAMLRewriter(again.document, [YAMLChange(same, to: rewriting.value)])
    #expect(second.bytes == rewriter.bytes, "the second time changes nothing: \(second.text)")
  }

  @Test(
    "A value that others share is left alone, with its place and the reason",
    arguments: [
      ("j: &x a\nk: *x\n", "k", "it stands behind an alias"),
      ("k: &x a\nj: *x\n", "k", "`&x` is used elsewhere as well"),
      ("l: &x { k: a }\nj: *x\n", "l.k", "`&x` is used elsewhere as well"),
      ("k: &x [a, b]\nj: *x\n", "k", "`&x` is used elsewhere as well"),
      ("j: &x a\nk: [*x, b]\n", "k", "an element of it is an alias"),
      ("k: [&x a, b]\nj: *x\n", "k", "`&x` is used elsewhere as well"),
    ]
  )
  func shared(_ text: String, _ path: String, _ reason: String) throws {
    let root = try read(text)
    var node = root
    for key in path.split(separator: ".") {
      node = try #require(node.entries.first { $0.key.text == key }?.value)
    }
    let wanted: Rewriting.Wanted = node.kind == .sequence ? .texts(["z", "b"]) : .text("z")
    let rewriter = YAMLRewriter(root.document, [YAMLChange(node, to: wanted)])
    #expect(rewriter.text == text)
    #expect(rewriter.made.isEmpty)
    let refusal = try #require(rewriter.refusals.all.first)
    #expect(refusal.message == "the value is not rewritten: " + reason)
    #expect(refusal.location == node.location)
    #expect(refusal.severity == .warning)
  }

  @Test("Several values change at once, and one that is refused keeps no other from it")
  func several() throws {
    let root = try read("a: [x, y] # 1\nb: &s old\nc: *s\nd: 'old'\n")
    let nodes = root.entries.map(\.value)
    let rewriter = YAMLRewriter(
      root.document,
      [
        YAMLChange(nodes[0], to: .texts(["y"])), YAMLChange(nodes[1], to: .text("new")),
        YAMLChange(nodes[3], to: .text("new")),
      ]
    )
    #expect(rewriter.text == "a: [y] # 1\nb: &s old\nc: *s\nd: 'new'\n")
    #expect(rewriter.made == [0, 2])
  }

  @Test("Random files change in nothing but their values", arguments: 0..<400)
  func random(_ seed: UInt64) throws {
    var generator = Generator(state: seed)
    let file = RandomFile(using: &generator)
    let root = try read(file.text)
    let wanted = file.wanted(using: &generator)
    let changes = zip(root.entries, wanted).map { YAMLChange($0.value, to: $1) }
    let rewriter = YAMLRewriter(root.document, changes)
    try #require(rewriter.refusals.all.map(\.message) == [], "\(file.text)")
    let again = try read(rewriter.text)
    for (entry, value) in zip(again.entries, wanted) {
      #expect(entry.value.is(value), "\(file.text)\n---\n\(rewriter.text)")
    }
    // Comments on keys and between entries are all there.
    for comment in file.comments {
      #expect(
        rewriter.text.utf8.split(separator: UInt8(ascii: "@")).contains {
          $0.elementsEqual(comment.utf8)
        }
      )
    }
    #expect(rewriter.text.contains("\r\n") == file.text.contains("\r\n"))
    let second = zip(again.entries, wanted).map { YAMLChange($0.value, to: $1) }
    #expect(YAMLRewriter(again.document, second).bytes == rewriter.bytes)
  }
}

extension YAMLRewriter {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension YAMLChange {
  /// Lists keep what they have in common.
  fileprivate init(_ node: YAMLNode, to wanted: Rewriting.Wanted) {
    switch wanted {
    case .text(let text): self.init(node, .scalar(Scalar(text)))
    case .word(let word): self.init(node, .scalar(Scalar(word, isWord: true)))
    case .texts(let texts):
      var elements: [Element] = []
      var place = 0
      for text in texts {
        let old = node.elements.indices.first { index in
          index >= place && node.elements[index].utf8.elementsEqual(text.utf8)
        }
        elements.append(old.map { .kept($0) } ?? .new(Scalar(text)))
        place = old.map { $0 + 1 } ?? place
      }
      self.init(node, .elements(elements))
    }
  }
}

extension YAMLNode {
  fileprivate func `is`(_ wanted: Rewriting.Wanted) -> Bool {
    switch wanted {
    case .text(let text), .word(let text): utf8.elementsEqual(text.utf8)
    case .texts(let texts):
      elements.count == texts.count
        && zip(elements, texts).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }
  }
}

/// A file with values in all styles, with comments that are marked by `@`.
private struct RandomFile {
  private static let words = [
    "a", "Red", "Teal Blue", "no", "~", "16", "1.10", "#fff", "-", "- x", "x: y", "x:", "it's",
    "say \"x\"", "[", "{a}", "a, b", "*x", "&x", "!x", "%x", "@x", "`x`", "?", "? x", "---", "",
    " x", "x ", "x #y", "x\ty", "x\ny", "Größe", "日本", "👩‍👩‍👧", "\u{1B}[0m", "\u{85}", "\u{2028}",
    "a\\b", "true", "0x1F", "1e3", "2026-01-01", ".5", "+1", "<<", "=", "|", ">", "null",
  ]

  private(set) var text = ""
  private(set) var comments: [String] = []
  private var isList: [Bool] = []

  init(using generator: inout Generator) {
    let lineBreak = ["\n", "\r\n"].randomElement(using: &generator) ?? "\n"
    if Bool.random(using: &generator) { text += "\u{FEFF}" }
    for number in 0..<Int.random(in: 1...6, using: &generator) {
      addComment("before \(number)", lineBreak, using: &generator)
      isList.append(Bool.random(using: &generator))
      text += "k\(number):"
      if isList[number] {
        addList(number, lineBreak, using: &generator)
      } else {
        text += " " + Self.quoted(using: &generator) + lineBreak
      }
    }
  }

  func wanted(using generator: inout Generator) -> [Rewriting.Wanted] {
    isList.map { isList in
      isList
        ? .texts(
          (0..<Int.random(in: 0...4, using: &generator)).map { _ in
            Self.word(using: &generator)
          }
        ) : .text(Self.word(using: &generator))
    }
  }

  private static func word(using generator: inout Generator) -> String {
    words.randomElement(using: &generator) ?? "a"
  }

  /// A text that the file has: in quotes, or plain if it may be.
  private static func quoted(using generator: inout Generator) -> String {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: ["a", "Red", "Teal Blue", "16", "no"].randomElement(using: &generator) ?? "a"
    case 1: "'it''s " + (["#", ":", "\"", ","].randomElement(using: &generator) ?? "") + "'"
    default: "\"a\\n\\u00e9 # \\\" b\""
    }
  }

  private mutating func addComment(
    _ name: String,
    _ lineBreak: String,
    using generator: inout Generator
  ) {
    guard Bool.random(using: &generator) else { return }
    comments.append(" " + name + " ")
    text += "# @ \(name) @" + lineBreak
  }

  private mutating func addList(
    _ number: Int,
    _ lineBreak: String,
    using generator: inout Generator
  ) {
    let elements = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      Self.quoted(using: &generator)
    }
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: text += " [" + elements.joined(separator: ", ") + "]" + lineBreak
    case 1:
      text += " [" + lineBreak
      for element in elements { text += "    " + element + ", # c" + lineBreak }
      text += "  ]" + lineBreak
    default:
      guard !elements.isEmpty else {
        text += " [ ]" + lineBreak
        return
      }
      addInlineComment(number, using: &generator)
      text += lineBreak
      let indent = Bool.random(using: &generator) ? "  " : ""
      for element in elements { text += indent + "- " + element + lineBreak }
    }
  }

  private mutating func addInlineComment(_ number: Int, using generator: inout Generator) {
    guard Bool.random(using: &generator) else { return }
    comments.append(" at \(number) ")
    text += " # @ at \(number) @"
  }
}
