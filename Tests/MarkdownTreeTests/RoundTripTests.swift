import MarkdownTree
import Testing

@Suite("Markdown that is read again")
struct RoundTripTests {
  /// What people and programs have put into names, to the grief of tools.
  static let names = [
    "*x*", "**x", "[x](javascript:y)", "<script>", "a|b", "a\\|b", "1. x", "1) x", "# x", "- x",
    "+ x", "~~~", "~~x~~", "    indented", " edge ", "&lt;", "&", "&#32;", "@user", "#123",
    ":smile:", "https://example.org/a_b", "www.example.org", "_x_", "__x__", "\\", "a\\", "!",
    "![x](y)", "]]>", "<!--", "---", "===", "> x", "`", "a`b", "```", "``` x", "<https://x>",
    "[x]: y", "</script><b>x", "<img src=x onerror=1>", "\" onmouseover=\"1", "Rock & \"Roll\"",
    "{{name}}", "$x$", "é 😀 أحمر (1)", "|", "\\*", "*", "{% x %}", "a  b",
  ]

  @Test("A name is read as it was typed, wherever it stands", arguments: names)
  func name(_ name: String) throws {
    let content: [Inline] = [.name(name)]
    let blocks: [Block] = [
      .heading(level: 2, content), .paragraph(content), .list(items: [[.paragraph(content)]]),
      .list(ordered: true, items: [[.paragraph(content)], [.quote([.paragraph(content)])]]),
      .paragraph([.strong(content), .text("a"), .emphasis(content), .text(name)]),
      .paragraph([.text("a"), .softBreak, .text(name), .lineBreak, .text(name)]),
      .paragraph([.link(destination: "x.html", content)]), .paragraph([.code(name)]),
      .code(language: "text", text: name + "\n"),
    ]
    let markdown = String(decoding: MarkdownDocument(blocks).markdown(), as: UTF8.self)
    let read = try AuthoredMarkdown(markdown).blocks
    #expect(DocumentDump.parsed(read) == DocumentDump.expected(blocks))
  }

  @Test("Whatever a document says, CommonMark reads the same", arguments: [1, 2, 3, 4])
  func anyDocument(_ part: UInt64) throws {
    for seed in part * 1000..<part * 1000 + 400 {
      var generator = DocumentGenerator(seed: seed)
      let blocks = generator.document()
      let markdown = String(decoding: MarkdownDocument(blocks).markdown(), as: UTF8.self)
      guard markdown.utf8.count <= AuthoredMarkdown.longestSource else { continue }
      let read = try AuthoredMarkdown(markdown).blocks
      let same = DocumentDump.parsed(read) == DocumentDump.expected(blocks)
      #expect(same, "seed \(seed):\n\(markdown)")
    }
  }

  @Test("An author's prose says the same when it is written and read again")
  func authored() throws {
    for seed in UInt64(1)..<1500 {
      var generator = DocumentGenerator(seed: seed)
      guard let prose = try? AuthoredMarkdown(generator.typed()) else { continue }
      let document = MarkdownDocument([.authored(prose, headingOffset: 0)])
      let markdown = String(decoding: document.markdown(), as: UTF8.self)
      let again = try AuthoredMarkdown(markdown)
      #expect(
        DocumentDump.parsed(again.blocks) == DocumentDump.expected(prose.blocks),
        "seed \(seed):\n\(prose.source)\n-----\n\(markdown)"
      )
    }
  }
}
