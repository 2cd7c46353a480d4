import MarkdownTree

/// Makes documents out of what Markdown and HTML give a meaning to; the same for the same seed.
struct DocumentGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  private static let fragments = [
    "a", "B", "7", "1", " ", " ", "  ", "*", "**", "_", "~", "~~", "`", "``", "|", "[", "]", "(",
    ")", "<", ">", "&", "lt;", "&lt;", "&#32;", "#", "# ", "-", "- ", "+ ", ".", ". ", ") ", "!",
    "\\", "://", "www.", "http", "=", "===", ":", "\"", "'", "é", "\u{A0}", "😀", "“", "$", "@",
    "x.y", "^", "%", "<!--", "]]>", "</p>", "<script>", "![", "](", "    ", "1. ", "---", "```",
  ]

  /// Text as an author might type it, lines and all.
  mutating func typed() -> String {
    (0..<upTo(12) + 1).map { _ in text() + (upTo(3) == 0 ? "\n\n" : "\n") }.joined()
  }

  mutating func document() -> [Block] {
    (0..<upTo(4) + 1).map { _ in block(depth: 0) }
  }

  private mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  private mutating func upTo(_ count: Int) -> Int {
    Int(next() >> 33) % count
  }

  private mutating func text() -> String {
    (0..<upTo(5) + 1).map { _ in Self.fragments[upTo(Self.fragments.count)] }.joined()
  }

  private mutating func block(depth: Int) -> Block {
    switch upTo(depth < 3 ? 12 : 6) {
    case 0: .heading(level: upTo(6) + 1, inlines(depth: 0))
    case 1: .code(language: "swift", text: text() + "\n" + text() + "\n")
    case 2: .thematicBreak
    case 3...6: .paragraph(inlines(depth: 0))
    case 7, 8: .quote((0..<upTo(3) + 1).map { _ in block(depth: depth + 1) })
    case 9: list(ordered: true, depth: depth)
    default: list(ordered: false, depth: depth)
    }
  }

  private mutating func list(ordered: Bool, depth: Int) -> Block {
    .list(
      ordered: ordered,
      start: ordered ? upTo(120) : 1,
      tight: upTo(2) == 0,
      items: (0..<upTo(3) + 1).map { _ in
        (0..<upTo(3) + 1).map { _ in block(depth: depth + 1) }
      }
    )
  }

  mutating func inlines(depth: Int) -> [Inline] {
    (0..<upTo(4) + 1).map { _ in inline(depth: depth) }
  }

  private mutating func inline(depth: Int) -> Inline {
    switch upTo(depth < 3 ? 12 : 8) {
    case 0...3: .text(text())
    case 4: .name(text())
    case 5: .code(text())
    case 6: .softBreak
    case 7: .lineBreak
    case 8, 9: .emphasis(nested(depth: depth + 1))
    case 10: .strong(nested(depth: depth + 1))
    default: .link(destination: "x/y.html", nested(depth: depth + 1))
    }
  }

  private mutating func nested(depth: Int) -> [Inline] {
    [.text(text())] + inlines(depth: depth) + [.text(text())]
  }
}
