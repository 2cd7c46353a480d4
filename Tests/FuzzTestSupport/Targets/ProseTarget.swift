import MarkdownTree

/// An author's Markdown.
enum ProseTarget: FuzzTarget {
  static let name = "prose"

  static func run(_ bytes: [UInt8]) throws(BrokenPromise) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let prose = try? AuthoredMarkdown(text) else { return }
    let document = MarkdownDocument([.authored(prose, headingOffset: 0)])
    let html = document.html()
    let page = try HTMLFacts(fragment: html)
    try page.checkSchemes()
    let markdown = document.markdown()
    let links = try MarkdownFacts(markdown).links
    try BrokenPromise.check(
      links.allSatisfy(LinkPolicy.isSafe),
      "the Markdown links to what is refused: \(links)"
    )
    guard let again = try? AuthoredMarkdown(String(decoding: markdown, as: UTF8.self)) else {
      return
    }
    let written = try HTMLFacts(
      fragment: MarkdownDocument([.authored(again, headingOffset: 0)]).html()
    )
    try checkSame(Self.withoutOwnMarkup(page.words), Self.withoutOwnMarkup(written.words))
  }

  /// Leaves out comments and tags that may be ours and no author's: in Markdown that is read again they are
  /// text.
  private static func withoutOwnMarkup(_ words: [UInt8]) -> [UInt8] {
    [
      "<!---->", "<!--endlist-->", "<em>", "</em>", "<strong>", "</strong>", "<code>", "</code>",
    ].reduce(words) { rest, markup in
      Array(rest.split(separator: Array(markup.utf8)).joined())
    }
  }

  private static func checkSame(_ typed: [UInt8], _ written: [UInt8]) throws(BrokenPromise) {
    guard typed != written else { return }
    let place = zip(typed, written).prefix { $0 == $1 }.count
    let texts = [typed, written].map { text in
      String(decoding: text[max(0, place - 20)...].prefix(60), as: UTF8.self)
    }
    throw BrokenPromise("`\(texts[0])` was typed, `\(texts[1])` is what the Markdown says")
  }
}
