import Bytes
import MarkdownTree
import Testing

@Suite("Documents")
struct MarkdownDocumentTests {
  private func html(_ blocks: Block...) -> String {
    String(decoding: MarkdownDocument(blocks).html(), as: UTF8.self)
  }

  private func markdown(_ blocks: Block...) -> String {
    String(decoding: MarkdownDocument(blocks).markdown(), as: UTF8.self)
  }

  @Test("A heading has an id in HTML, if it is a sound one")
  func headingID() {
    #expect(
      html(.heading(level: 2, id: "a-é", [.text("A & "), .code("b")]), .paragraph([.text("c")]))
        == "<h2 id=\"a-é\">A &amp; <code>b</code></h2>\n<p>c</p>\n"
    )
    #expect(html(.heading(level: 2, id: "\"><script>", [.text("A")])) == "<h2>A</h2>\n")
    #expect(markdown(.heading(level: 9, id: "a", [.text("A")])) == "###### A\n")
    #expect(html(.heading(level: -1, [.text("A")])) == "<h1>A</h1>\n")
  }

  @Test("Names are isolated in HTML and plain in Markdown")
  func name() {
    let block = Block.paragraph([.text("x "), .name("<أحمر>"), .text("\u{202E}y")])
    #expect(html(block) == "<p>x <bdi>&lt;أحمر&gt;</bdi>\\u{202E}y</p>\n")
    #expect(markdown(block) == "x \\<أحمر\\>\\\\u{202E}y\n")
  }

  @Test("A table has as many cells in each row as in the widest")
  func table() {
    let table = Block.table(
      header: [[.text("a|b")], [.code("x|y")]],
      rows: [
        [[.code("a\\|b")], [.text("a\\|b"), .lineBreak, .strong([.text("z")])], [.text("1")]], [],
        [[.link(destination: "a|b", title: "c|d", [.text("l")])]],
      ],
      alignments: [.natural, .center, .right]
    )
    // What keeps the line's end for a reader that knows no tables.
    let kept = "  "
    #expect(
      markdown(table) == #"""
        | a\|b | `x\|y` |  |\#(kept)
        | --- | :-: | --: |\#(kept)
        | <code>a\\\|b</code> | a\\\|b **z** | 1 |\#(kept)
        |  |  |  |\#(kept)
        | [l](a%7Cb "c&#124;d") |  |  |

        """#
    )
    let right = " style=\"text-align:right\""
    let center = " style=\"text-align:center\""
    #expect(
      html(table) == #"""
        <table>
        <thead>
        <tr><th scope="col">a|b</th><th scope="col"\#(center)><code>x|y</code></th>\#
        <th scope="col"\#(right)></th></tr>
        </thead>
        <tbody>
        <tr><td><code>a\|b</code></td><td\#(center)>a\|b <strong>z</strong></td><td\#(right)>1</td></tr>
        <tr><td></td><td\#(center)></td><td\#(right)></td></tr>
        <tr><td><a href="a%7Cb" title="c|d">l</a></td><td\#(center)></td><td\#(right)></td></tr>
        </tbody>
        </table>

        """#
    )
    #expect(html(.table(header: [], rows: [])).isEmpty)
    #expect(markdown(.table(header: [[.text("a")]], rows: [])) == "| a |  \n| --- |\n")
  }

  @Test("Bytes of our own are written as they are, also inside of other blocks")
  func custom() {
    let custom = Block.custom(markdown: Array("```\n1\n```".utf8), html: Array("<svg/>".utf8))
    let text = Block.paragraph([.text("a"), .custom(markdown: [0x2A], html: Array("<i>".utf8))])
    #expect(markdown(text, custom, text) == "a*\n\n```\n1\n```\n\na*\n")
    #expect(html(text, custom, text) == "<p>a<i></p>\n<svg/>\n<p>a<i></p>\n")
    #expect(markdown(.quote([custom]), text) == "> ```\n> 1\n> ```\n\na*\n")
    #expect(html(.quote([custom])) == "<blockquote>\n<svg/>\n</blockquote>\n")
    #expect(
      markdown(.list(items: [[text, custom, text]]))
        == "  - a*\n    \n    ```\n    1\n    ```\n    \n    a*\n"
    )
  }

  @Test("Writing goes on behind what is there")
  func append() {
    var writer = UTF8Writer()
    let document = MarkdownDocument([.paragraph([.text("a")])])
    document.writeMarkdown(into: &writer)
    document.writeMarkdown(into: &writer)
    document.writeHTML(into: &writer)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "a\na\n<p>a</p>\n")
  }

  @Test("What holds nothing is left out")
  func empty() {
    let blocks: [Block] = [
      .paragraph([]), .paragraph([.text("")]), .heading(level: 1, [.strong([.text("")])]),
      .quote([.paragraph([.code("")])]), .list(items: []), .custom(markdown: [], html: []),
      .paragraph([.softBreak, .emphasis([.lineBreak])]),
    ]
    #expect(MarkdownDocument(blocks).html().isEmpty)
    #expect(MarkdownDocument(blocks).markdown().isEmpty)
    #expect(MarkdownDocument([]).markdown().isEmpty)
  }

  @Test("Code is fenced, whatever is in it, and ends in a line break")
  func code() {
    #expect(markdown(.code(text: "a")) == "``` text\na\n```\n")
    #expect(html(.code(text: "a")) == "<pre><code>a\n</code></pre>\n")
    #expect(markdown(.code(language: "yaml", text: "```\na\n")) == "```` yaml\n```\na\n````\n")
    #expect(html(.code(language: "c\" x", text: "a\r\n\tb\rc\n")).contains("<code>a\n\tb\\rc\n<"))
    #expect(
      html(.code(language: "\"><b>", text: "\u{1B}")) == "<pre><code>\\u{1B}\n</code></pre>\n"
    )
    #expect(markdown(.code(language: "a`~", text: "~~~\n")) == "``` text\n~~~\n```\n")
    #expect(
      markdown(.list(items: [[.paragraph([.text("a")])]]), .code(text: "b"))
        == "  - a\n\n``` text\nb\n```\n"
    )
    #expect(markdown(.code(text: "\n\na\n\n")) == "``` text\n\n\na\n\n```\n")
  }

  @Test("Emphasis is emphasis also where stars would not be")
  func emphasis() {
    let inside = Inline.strong([.text("\"b\"")])
    #expect(markdown(.paragraph([.text("a "), inside, .text(" c")])) == "a **\"b\"** c\n")
    #expect(
      markdown(.paragraph([.text("a"), inside, .text("c")])) == "a<strong>\"b\"</strong>c\n"
    )
    #expect(
      markdown(.paragraph([.text("a"), .strong([.text("b")]), .text("c")])) == "a**b**c\n"
    )
    #expect(
      markdown(.paragraph([.strong([.text("a")]), .emphasis([.text("b")])]))
        == "<strong>a</strong><em>b</em>\n"
    )
    #expect(markdown(.paragraph([.emphasis([.strong([.text("a")])])])) == "***a***\n")
    #expect(markdown(.paragraph([.strong([.text(" a ")])])) == "**&#32;a&#32;**\n")
  }

  @Test("What code hosts add to Markdown is spelled so that it shows as typed")
  func hosts() {
    #expect(
      markdown(.paragraph([.text("~~a~~ b|c https://x_y www.z")]))
        == "\\~\\~a\\~\\~ b\\|c https\\://x\\_y www\\.z\n"
    )
    let link = Inline.link(destination: "https://x.y", [.text("https://x.y")])
    #expect(markdown(.paragraph([link])) == "<https://x.y>\n")
    let mixed = Inline.link(destination: "https://x.y", [.text("https://x.y"), .code("z")])
    #expect(markdown(.paragraph([mixed])) == "[https://x.y`z`](https://x.y)\n")
  }

  @Test("Two lists stay two lists")
  func adjacentLists() throws {
    let list = Block.list(items: [[.paragraph([.text("a")])]])
    let read = try AuthoredMarkdown(markdown(list, list)).blocks
    #expect(read.count { if case .list = $0 { true } else { false } } == 2)
  }

  @Test("A list of many items is one list, and takes time in proportion", arguments: [true, false])
  func longList(isTight: Bool) throws {
    func list(_ count: Int) -> Block {
      let item = [Block.paragraph([.text("a")])]
      return .list(
        ordered: true,
        start: 7,
        tight: isTight,
        items: Array(repeating: item, count: count)
      )
    }
    let text = markdown(list(2), list(1000), list(2))
    let lists = try AuthoredMarkdown(text).blocks.compactMap { block -> [Int]? in
      guard case .list(true, let start, isTight, let items) = block else { return nil }
      return [start, items.count]
    }
    #expect(lists == [[7, 2], [7, 1000], [7, 2]])
    let clock = ContinuousClock()
    #expect(clock.measure { _ = markdown(list(50_000)) } < .seconds(5))
  }

  @Test("List numbers stay within what Markdown can say", arguments: [.min, -1, 0, .max])
  func listStart(_ start: Int) throws {
    let text = markdown(.list(ordered: true, start: start, items: [[], []]))
    let read = try AuthoredMarkdown(text).blocks
    #expect(read.count == 1)
  }

  @Test("The same document gives the same bytes, on any thread")
  func determinism() async {
    var generator = DocumentGenerator(seed: 7)
    let document = MarkdownDocument((0..<20).flatMap { _ in generator.document() })
    let expected = document.html() + document.markdown()
    await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { document.html() + document.markdown() } }
      for await bytes in group { #expect(bytes == expected) }
    }
  }
}
