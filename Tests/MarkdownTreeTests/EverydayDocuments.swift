@testable import MarkdownTree

/// Makes documents such as pages hold: mostly words that mean themselves, and now and then something
/// that means more; the same for the same seed.
struct EverydayDocuments {
  private static let words = [
    "Colour", "starred", "Red 2", "é", "日本", "“", "” ended.", "→", "✓", "·", "a", "7", "12", "1.",
    "x.y", " ", " ", " ", ": ", ", ", "(", ")", "'", "?", "%", "-", "+", "=", "/", ":", "www", ".",
    "//", "~", "|", "`", "*", "_", "#", "&", "<", "\"", "]", "\u{200B}", "\u{202E}", "\t", "\n", "",
  ]
  /// The words before this one need no escape wherever they stand.
  private static let plainWords = 11

  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next() -> [Block] {
    (0..<1 + upTo(4)).map { _ in block() }
  }

  private mutating func upTo(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % count
  }

  private mutating func text() -> String {
    (0..<1 + upTo(3)).map { _ in
      Self.words[upTo(4) > 0 ? upTo(Self.plainWords) : upTo(Self.words.count)]
    }.joined()
  }

  private mutating func block() -> Block {
    switch upTo(8) {
    case 0: .heading(level: upTo(8), id: upTo(2) == 0 ? "an-id" : nil, inlines())
    case 1, 2: .paragraph(inlines())
    case 3: .code(language: upTo(2) == 0 ? "yaml" : "", text: text() + "\n" + text())
    case 4: table()
    case 5: prose()
    default: list(depth: 0)
    }
  }

  private mutating func prose() -> Block {
    let source = "- " + text() + "\n\n" + text()
    return (try? AuthoredMarkdown(source)).map { .authored($0) } ?? .thematicBreak
  }

  private mutating func list(depth: Int) -> Block {
    .list(
      ordered: upTo(3) == 0,
      start: upTo(3) == 0 ? upTo(1000) : 1,
      tight: upTo(8) > 0,
      items: (0..<upTo(12)).map { _ in
        depth < 2 && upTo(3) == 0
          ? [.paragraph(inlines()), list(depth: depth + 1)] : [.paragraph(inlines())]
      }
    )
  }

  private mutating func table() -> Block {
    let width = upTo(4)
    return .table(
      header: (0..<width).map { _ in inlines() },
      rows: (0..<upTo(3)).map { _ in (0..<upTo(width + 1)).map { _ in inlines() } },
      alignments: upTo(2) == 0 ? [.right, .center] : []
    )
  }

  private mutating func inlines() -> [Inline] {
    (0..<upTo(4)).map { _ in
      switch upTo(20) {
      case 0...2: .code(text())
      case 3, 4: .strong(words())
      case 5: .emphasis(words())
      case 6, 7: .link(destination: "../" + ["a-1.md", "a b", "", "&", "(x)"][upTo(5)], words())
      case 8: [.link(destination: "https://x", words()), .softBreak, .lineBreak][upTo(3)]
      case 9: .custom(markdown: Array("<b></b>".utf8), html: Array("<i></i>".utf8))
      case 10...13: .name(text())
      default: .text(text())
      }
    }
  }

  private mutating func words() -> [Inline] {
    (0..<1 + upTo(2)).map { _ in [.text(text()), .name(text()), .code(text())][upTo(3)] }
  }
}
