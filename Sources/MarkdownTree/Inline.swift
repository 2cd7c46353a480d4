/// A piece of a line: text, code, a link, and so on.
package enum Inline: Sendable, Hashable {
  /// Text that means nothing to Markdown or HTML, whatever is in it.
  case text(String)
  /// A name that came with the data. In HTML it is isolated (`<bdi>`), so that a name in another
  /// writing direction leaves the order of what stands around it alone.
  case name(String)
  /// Text in a fixed-width face.
  case code(String)
  /// Stressed text.
  case emphasis([Inline])
  /// Important text.
  case strong([Inline])
  /// A link. If `LinkPolicy` refuses the destination, its text and the destination as code.
  case link(destination: String, title: String = "", [Inline])
  /// An image of this site with a text for those who can't see it. If the destination is not
  /// relative, a link to it, or its text.
  case image(source: String, title: String = "", alternative: [Inline])
  /// A break that is kept.
  case lineBreak
  /// A break that a reader sees as a space.
  case softBreak
  /// Bytes of our own making, written as they are. Never an author's text.
  ///
  /// Both are valid UTF-8 without NUL; the Markdown is a part of one line.
  case custom(markdown: [UInt8], html: [UInt8])
}

extension Inline {
  /// Whether nothing would be seen of it.
  var isEmpty: Bool {
    switch self {
    case .text(let text), .name(let text), .code(let text): text.isEmpty
    case .emphasis(let content), .strong(let content): !content.isVisible
    case .link(let destination, _, let content): destination.isEmpty && !content.isVisible
    case .image(let source, _, let alternative): source.isEmpty && !alternative.isVisible
    case .custom(let markdown, let html): markdown.isEmpty && html.isEmpty
    case .lineBreak, .softBreak: false
    }
  }

  /// Whether it ends a line.
  var isBreak: Bool {
    switch self {
    case .lineBreak, .softBreak: true
    default: false
    }
  }
}

extension Inline {
  /// The content, if what this makes of it would mean nothing where it stands: emphasis in
  /// emphasis, a link in a link.
  func redundantContent(in context: InlineContext) -> [Inline]? {
    switch self {
    case .emphasis(let content) where context.isInEmphasis: content
    case .strong(let content) where context.isInStrong: content
    case .link(let destination, _, let content) where context.isInLink:
      content.isVisible ? content : [.text(destination)]
    case .image(let source, _, let alternative)
    where context.isInLink && !LinkPolicy.isRelative(source):
      alternative.isVisible ? alternative : [.text(source)]
    default: nil
    }
  }
}

extension [Inline] {
  /// Whether there is anything to see but breaks.
  var isVisible: Bool { contains { !$0.isEmpty && !$0.isBreak } }
}
