internal import CCmark

/// Turns libcmark's tree of an author's prose into blocks.
///
/// Works with a stack of its own, so nesting can't exhaust the thread's.
struct AuthoredReader {
  /// A node that has been entered and not yet left.
  private struct Frame {
    var blocks: [Block] = []
    var inlines: [Inline] = []
    var items: [[Block]] = []
  }

  /// The most bytes of destinations and titles.
  ///
  /// Each use of a link definition copies both, so a text could ask for many times its own size.
  /// Releases of libcmark that know this stop making links at 100,000 bytes, and say nothing.
  private static let mostDestinationBytes = 4 * AuthoredMarkdown.longestSource

  private var frames: [Frame] = []
  private var result: [Block] = []
  private var destinationBytes = 0

  /// Parses `source`, which is short enough.
  static func read(_ source: String) throws(AuthoredMarkdownError) -> [Block] {
    let tree = SyntaxTree(parsing: source)
    var reader = AuthoredReader()
    try tree.walk { (node, isEntering) throws(AuthoredMarkdownError) in
      if node.isLeaf {
        reader.addLeaf(node)
      } else if isEntering {
        try reader.enter(node)
      } else {
        reader.leave(node)
      }
    }
    return reader.result
  }

  private mutating func enter(_ node: ParsedNode) throws(AuthoredMarkdownError) {
    guard frames.count <= AuthoredMarkdown.deepestNesting else { throw .tooDeep }
    if node.type == CMARK_NODE_LINK || node.type == CMARK_NODE_IMAGE {
      destinationBytes += node.destination.utf8.count + node.title.utf8.count
      guard destinationBytes <= Self.mostDestinationBytes else { throw .tooMuchRepetition }
    }
    frames.append(Frame())
  }

  private mutating func leave(_ node: ParsedNode) {
    guard let frame = frames.popLast() else {
      preconditionFailure("libcmark leaves the nodes that it has entered")
    }
    switch node.type {
    case CMARK_NODE_DOCUMENT: result = frame.blocks
    case CMARK_NODE_ITEM: edit { $0.items.append(frame.blocks) }
    case CMARK_NODE_LIST: add(list(node, items: frame.items))
    case CMARK_NODE_BLOCK_QUOTE: add(.quote(frame.blocks))
    case CMARK_NODE_PARAGRAPH: add(.paragraph(frame.inlines))
    case CMARK_NODE_HEADING: add(.heading(level: node.headingLevel, frame.inlines))
    case CMARK_NODE_EMPH: add(.emphasis(frame.inlines))
    case CMARK_NODE_STRONG: add(.strong(frame.inlines))
    case CMARK_NODE_LINK:
      add(.link(destination: node.destination, title: node.title, frame.inlines))
    case CMARK_NODE_IMAGE:
      add(.image(source: node.destination, title: node.title, alternative: frame.inlines))
    default: preconditionFailure("a parser without extensions makes no other nodes")
    }
  }

  private mutating func addLeaf(_ node: ParsedNode) {
    switch node.type {
    case CMARK_NODE_THEMATIC_BREAK: add(.thematicBreak)
    case CMARK_NODE_CODE_BLOCK: add(.code(language: node.fenceInfo, text: node.literal))
    case CMARK_NODE_HTML_BLOCK: add(.code(language: "html", text: node.literal))
    case CMARK_NODE_TEXT: addText(node.literal)
    case CMARK_NODE_HTML_INLINE: addLines(node.literal)
    case CMARK_NODE_CODE: add(.code(node.literal))
    case CMARK_NODE_SOFTBREAK: add(.softBreak)
    case CMARK_NODE_LINEBREAK: add(.lineBreak)
    default: preconditionFailure("a parser without extensions makes no other leaves")
    }
  }
}

extension AuthoredReader {
  private func list(_ node: ParsedNode, items: [[Block]]) -> Block {
    .list(
      ordered: node.isOrdered,
      start: node.isOrdered ? node.listStart : 1,
      tight: node.isTight,
      items: items
    )
  }

  /// Adds HTML, the one kind of text with line breaks in it.
  private mutating func addLines(_ literal: String) {
    for (index, line) in literal.utf8.split(separator: UInt8(ascii: "\n")).enumerated() {
      if index > 0 { add(.softBreak) }
      addText(String(decoding: line, as: UTF8.self))
    }
  }

  private mutating func addText(_ literal: String) {
    // A tab between words is a space to a reader, not a control character to be shown.
    let text = String(
      String.UnicodeScalarView(literal.unicodeScalars.lazy.map { $0 == "\t" ? " " : $0 })
    )
    edit { frame in
      if case .text(let before) = frame.inlines.last {
        frame.inlines[frame.inlines.count - 1] = .text(before + text)
      } else {
        frame.inlines.append(.text(text))
      }
    }
  }

  private mutating func add(_ block: Block) {
    edit { $0.blocks.append(block) }
  }

  private mutating func add(_ inline: Inline) {
    edit { $0.inlines.append(inline) }
  }

  private mutating func edit(_ change: (inout Frame) -> Void) {
    guard let last = frames.indices.last else {
      preconditionFailure("everything stands in the document")
    }
    change(&frames[last])
  }
}
