internal import CCmark

/// Builds libcmark's tree out of blocks, for one form.
///
/// Also closes what libcmark's Markdown renderer leaves open: empty blocks, edge spaces, `~` and
/// `|`, which mean something to code hosts, emphasis that would not be recognised, and so on.
/// Nothing is mended in the rendered text; whatever needs another spelling gets a node that spells
/// it. Recursion goes as deep as the blocks, which for prose is `AuthoredMarkdown.deepestNesting`.
struct TreeBuilder {
  /// What the tree is for.
  let form: DocumentForm

  /// Appends blocks to a node that may hold blocks.
  func append(_ blocks: some Sequence<Block>, to parent: TreeNode, headingOffset: Int) {
    for block in blocks where block.isVisible(in: form) {
      append(block, to: parent, headingOffset: headingOffset)
    }
  }

  private func append(_ block: Block, to parent: TreeNode, headingOffset: Int) {
    switch block {
    case .heading(let level, let id, let content):
      let level = Self.headingLevel(level, offset: headingOffset)
      appendHeading(level: level, id: id, content, to: parent)
    case .paragraph(let content): appendParagraph(content, to: parent)
    case .list(let ordered, let start, let tight, let items):
      let list = parent.add(CMARK_NODE_LIST)
      number(list, ordered ? start : nil, count: items.count)
      list.setTight(tight && (form == .html || items.allSatisfy(canBeTight)))
      for item in items {
        let node = list.add(CMARK_NODE_ITEM)
        shield(item, in: node)
        append(item, to: node, headingOffset: headingOffset)
      }
    case .quote(let content):
      let quote = parent.add(CMARK_NODE_BLOCK_QUOTE)
      append(content, to: quote, headingOffset: headingOffset)
    case .code(let language, let text): appendCode(text, language: language, to: parent)
    case .thematicBreak: appendThematicBreak(to: parent)
    case .table(let header, let rows, let alignments):
      appendTable(TableMarkup(form, header: header, rows: rows, alignments: alignments), to: parent)
    case .custom(let markdown, let html):
      appendCustom(form == .html ? html : markdown, to: parent)
    case .authored(let prose, let offset):
      append(prose.blocks, to: parent, headingOffset: offset)
    }
  }
}

extension TreeBuilder {
  private func appendParagraph(_ content: [Inline], to parent: TreeNode) {
    append(content, to: parent.add(CMARK_NODE_PARAGRAPH), in: InlineContext())
  }

  private func appendHeading(level: Int, id: String?, _ content: [Inline], to parent: TreeNode) {
    let context = InlineContext(isOneLine: true)
    guard form == .html, let id, HeadingID.isValid(id) else {
      let heading = parent.add(CMARK_NODE_HEADING)
      heading.setHeadingLevel(Int32(level))
      return append(content, to: heading, in: context)
    }
    // libcmark's headings have no ids. Its custom blocks may hold inlines, but put their own bytes
    // on lines of their own; so the tags are those of a custom inline in a custom block.
    let heading = addVerbatimBlock(to: parent).addCustom(
      CMARK_NODE_CUSTOM_INLINE,
      enter: "<h\(level) id=\"\(id)\">",
      exit: "</h\(level)>"
    )
    append(content, to: heading, in: context)
  }

  /// Returns the level that a heading has, so much deeper than written.
  static func headingLevel(_ level: Int, offset: Int) -> Int {
    min(min(max(level, 1), 6) + min(max(offset, 0), 5), 6)
  }

  /// Appends a table: a custom block that holds a custom inline for each cell.
  ///
  /// The cells' content stays in the tree, so it is escaped as all other text is.
  private func appendTable(_ table: TableMarkup, to parent: TreeNode) {
    let node =
      switch form {
      case .html:
        parent.addCustom(CMARK_NODE_CUSTOM_BLOCK, enter: table.opening, exit: table.closing)
      case .markdown: addVerbatimBlock(to: parent)
      }
    table.forEachCell { content, enter, exit in
      let cell = node.addCustom(CMARK_NODE_CUSTOM_INLINE, enter: enter, exit: exit)
      append(content, to: cell, in: InlineContext(isOneLine: true, isCell: true))
    }
  }

  private func number(_ list: TreeNode, _ start: Int?, count: Int) {
    guard let start else { return list.setBulleted() }
    list.setOrdered(start: Int32(clamping: Self.listNumber(start, count: count)))
  }

  /// Returns the number to begin a list with, so that none has more than the nine digits allowed.
  static func listNumber(_ start: Int, count: Int) -> Int {
    min(max(start, 0), max(0, 999_999_999 - count))
  }

  /// Keeps a bullet from being read as a part of what stands around it.
  ///
  /// libcmark indents bullets: one that stands first in an item would be the measure for what comes
  /// behind it. One with nothing behind it could underline the text above or join others to a line.
  private func shield(_ item: [Block], in node: TreeNode) {
    guard form == .markdown else { return }
    let visible = item.lazy.filter { $0.isVisible(in: form) }.prefix(2)
    if visible.isEmpty || visible.count == 2 && visible.first?.isBulleted == true {
      appendVerbatim("<!-- -->", to: node)
    }
  }

  private func appendCode(_ text: String, language: String, to parent: TreeNode) {
    if form == .markdown, parent.endsInList {
      // Keeps libcmark from writing a comment between the two, which a fence doesn't need.
      _ = parent.add(CMARK_NODE_PARAGRAPH)
    }
    let code = parent.add(CMARK_NODE_CODE_BLOCK, literal: text.shownLines)
    let info = Self.fenceInfo(language)
    if !info.isEmpty {
      code.setFenceInfo(info)
    } else if form == .markdown {
      // Without one, libcmark would indent instead of fencing.
      code.setFenceInfo("text")
    }
  }

  /// Returns the first word of `language` if it can't be mistaken for anything else.
  static func fenceInfo(_ language: String) -> String {
    let word = language.utf8.prefix { $0 != UInt8(ascii: " ") }
    let isPlain = word.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "+"), UInt8(ascii: "#"), UInt8(ascii: "."):
        true
      default: false
      }
    }
    return isPlain ? String(decoding: word, as: UTF8.self) : ""
  }

  private func appendThematicBreak(to parent: TreeNode) {
    switch form {
    case .html: _ = parent.add(CMARK_NODE_THEMATIC_BREAK)
    // libcmark writes hyphens, which first thing in a list item would swallow the bullet.
    case .markdown: appendVerbatim("***", to: parent)
    }
  }

  private func appendCustom(_ bytes: [UInt8], to parent: TreeNode) {
    let end = bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...]
    appendVerbatim(String(decoding: end, as: UTF8.self), to: parent)
  }

  private func appendVerbatim(_ text: String, to parent: TreeNode) {
    switch form {
    case .html: _ = parent.addCustom(CMARK_NODE_CUSTOM_BLOCK, enter: text, exit: "")
    case .markdown:
      _ = addVerbatimBlock(to: parent).addCustom(CMARK_NODE_CUSTOM_INLINE, enter: text, exit: "")
    }
  }

  /// Appends a block for custom inlines to stand in, and nothing else.
  ///
  /// In Markdown this is a paragraph: before a custom block libcmark leaves a line empty, even
  /// where that ends a list item.
  func addVerbatimBlock(to parent: TreeNode) -> TreeNode {
    switch form {
    case .html: parent.addCustom(CMARK_NODE_CUSTOM_BLOCK, enter: "", exit: "")
    case .markdown: parent.add(CMARK_NODE_PARAGRAPH)
    }
  }

  /// Whether the blocks of a list item can stand line on line in Markdown and stay apart.
  func canBeTight(_ item: [Block]) -> Bool {
    let visible = item.filter { $0.isVisible(in: form) }
    return zip(visible, visible.dropFirst()).allSatisfy { $0.staysApart(from: $1) }
  }
}
