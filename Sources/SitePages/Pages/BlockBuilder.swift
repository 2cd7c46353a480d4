internal import MarkdownTree

/// Collects the blocks of a page in one form.
///
/// Prose, lists and tables are the same values in both forms. Screens, plots and what frames them
/// are drawn in the form that the page has, and only in that.
struct BlockBuilder {
  /// The form of the page.
  let form: PageForm
  private(set) var blocks: [Block] = []

  /// Creates a builder without blocks.
  init(form: PageForm) {
    self.form = form
  }

  /// Adds a block.
  mutating func add(_ block: Block) {
    blocks.append(block)
  }

  /// Adds a heading.
  mutating func heading(_ level: Int, id: String? = nil, _ content: [Inline]) {
    blocks.append(.heading(level: level, id: id, content))
  }

  /// Adds a paragraph.
  mutating func paragraph(_ content: [Inline]) {
    blocks.append(.paragraph(content))
  }

  /// Adds a list without numbers, each item on a line; nothing if there is no item.
  mutating func list(_ items: [[Inline]]) {
    guard !items.isEmpty else { return }
    blocks.append(.list(items: items.map { [.paragraph($0)] }))
  }

  /// Adds a table, which scrolls within itself where the page is too narrow for it.
  ///
  /// `filter` names the columns by which a reader can filter it: the one to be searched in, then
  /// those to choose a value of.
  mutating func table(
    label: StaticString,
    header: [[Inline]],
    rows: [[[Inline]]],
    alignments: [Block.Alignment] = [],
    filter: StaticString? = nil
  ) {
    html { html in
      html.raw("<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"")
      html.raw(label)
      if let filter {
        html.raw("\" data-filter=\"")
        html.raw(filter)
      }
      html.raw("\">")
    }
    blocks.append(.table(header: header, rows: rows, alignments: alignments))
    html { $0.raw("</div>") }
  }

  /// Adds an author's prose; text that the limits of `AuthoredMarkdown` refuse is shown as typed.
  mutating func prose(_ source: String, headingOffset: Int = 1) {
    guard !source.isEmpty else { return }
    blocks.append(.prose(source, headingOffset: headingOffset))
  }

  /// Adds HTML to a page in HTML.
  mutating func html(_ write: (inout HTMLWriter) -> Void) {
    guard form == .html else { return }
    var html = HTMLWriter()
    write(&html)
    blocks.append(.custom(markdown: [], html: html.bytes))
  }

  /// Adds a drawing of lines to a page in Markdown, in a fence.
  ///
  /// No line of a drawing begins with a backtick, so nothing can close the fence before its end.
  mutating func drawing(_ draw: () -> [UInt8]) {
    guard form == .markdown else { return }
    var bytes = Array("```text\n".utf8)
    bytes.append(contentsOf: draw())
    bytes.append(contentsOf: "```\n".utf8)
    blocks.append(.custom(markdown: bytes, html: []))
  }

  /// Adds blocks in a `<section>` of a class; nothing if there is none.
  mutating func section(_ className: StaticString, _ build: (inout BlockBuilder) -> Void) {
    var content = BlockBuilder(form: form)
    build(&content)
    guard !content.blocks.isEmpty else { return }
    html { html in
      html.raw("<section class=\"")
      html.raw(className)
      html.raw("\">")
    }
    blocks += content.blocks
    html { $0.raw("</section>") }
  }
}

extension Block {
  /// An author's prose, or, where it breaks the limits of `AuthoredMarkdown`, the text as typed.
  static func prose(_ source: String, headingOffset: Int = 1) -> Block {
    do {
      return .authored(try AuthoredMarkdown(source), headingOffset: headingOffset)
    } catch {
      return .code(text: source)
    }
  }
}
