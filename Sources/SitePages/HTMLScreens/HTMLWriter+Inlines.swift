internal import MarkdownTree

extension HTMLWriter {
  /// Appends inlines.
  ///
  /// Where HTML is drawn by hand, sending a caption through libcmark's tree would cost more than
  /// the whole screen; anything else than text, names and code goes that way nevertheless.
  mutating func inlines(_ inlines: [Inline]) {
    for inline in inlines {
      switch inline {
      case .text(let text): self.text(text)
      case .name(let name): self.name(name)
      case .code(let code):
        raw("<code>")
        text(code)
        raw("</code>")
      case .emphasis, .strong, .link, .image, .lineBreak, .softBreak, .custom:
        append(html: Self.rendered(inline))
      }
    }
  }

  /// Appends an author's prose.
  mutating func prose(_ source: String, headingOffset: Int) {
    append(html: MarkdownDocument([.prose(source, headingOffset: headingOffset)]).html())
  }

  /// Returns an inline as HTML, without the paragraph that a document puts around it.
  private static func rendered(_ inline: Inline) -> [UInt8] {
    let html = MarkdownDocument([.paragraph([inline])]).html()
    let opening = Array("<p>".utf8)
    let closing = Array("</p>\n".utf8)
    guard html.starts(with: opening), html.suffix(closing.count).elementsEqual(closing) else {
      return html
    }
    return Array(html.dropFirst(opening.count).dropLast(closing.count))
  }
}
