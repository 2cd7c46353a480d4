internal import Bytes
internal import MarkdownTree

/// Writes the blocks of a page in one form.
///
/// Prose, lists and tables are the same values in both forms, and go through libcmark's tree. Screens,
/// plots and what frames them are drawn in the form that the page has, and only in that, straight
/// to where the page is written.
struct BlockBuilder {
  /// The form of the page.
  let form: PageForm
  /// What is written; blocks that wait are not in it.
  private var html: HTMLWriter
  /// Blocks that are to go through libcmark's tree together.
  private var waiting: [Block] = []

  /// How many bytes were written before the first block.
  private let start: Int

  /// Creates a builder that writes behind what `writer` has.
  init(form: PageForm, behind writer: consuming UTF8Writer) {
    self.form = form
    start = writer.count
    html = HTMLWriter(continuing: writer)
  }

  /// Ends the page, and returns what was written; nothing is left to be added to.
  mutating func finish() -> UTF8Writer {
    flush()
    return html.writer.take()
  }

  /// Adds a block.
  mutating func add(_ block: Block) {
    waiting.append(block)
  }

  /// Adds a heading.
  mutating func heading(_ level: Int, id: String? = nil, _ content: [Inline]) {
    add(.heading(level: level, id: id, content))
  }

  /// Adds a paragraph.
  mutating func paragraph(_ content: [Inline]) {
    add(.paragraph(content))
  }

  /// Adds a list without numbers, each item on a line; nothing if there is no item.
  mutating func list(_ items: [[Inline]]) {
    guard !items.isEmpty else { return }
    add(.list(items: items.map { [.paragraph($0)] }))
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
    add(.table(header: header, rows: rows, alignments: alignments))
    html { $0.raw("</div>") }
  }

  /// Adds an author's prose; text that the limits of `AuthoredMarkdown` refuse is shown as typed.
  mutating func prose(_ source: String, headingOffset: Int = 1) {
    guard !source.isEmpty else { return }
    add(.prose(source, headingOffset: headingOffset))
  }

  /// Adds HTML to a page in HTML, as lines of its own.
  mutating func html(_ write: (inout HTMLWriter) -> Void) {
    guard form == .html else { return }
    flush()
    let start = html.writer.count
    write(&html)
    if html.writer.count > start, html.writer.last != UInt8(ascii: "\n") {
      html.writer.append(UInt8(ascii: "\n"))
    }
  }

  /// Adds a drawing of lines to a page in Markdown, in a fence.
  ///
  /// No line of a drawing begins with a backtick, so nothing can close the fence before its end.
  mutating func drawing(_ draw: () -> [UInt8]) {
    guard form == .markdown else { return }
    flush()
    if html.writer.count > start { html.writer.append(UInt8(ascii: "\n")) }
    html.writer.append("```text\n" as StaticString)
    html.writer.append(contentsOf: draw())
    html.writer.append("```\n" as StaticString)
  }

  /// Adds blocks, on a page in HTML in a `<section>` of a class; nothing if there is none.
  mutating func section(_ className: StaticString, _ build: (inout BlockBuilder) -> Void) {
    guard form == .html else { return build(&self) }
    flush()
    let start = html.writer.count
    html { html in
      html.raw("<section class=\"")
      html.raw(className)
      html.raw("\">")
    }
    let empty = html.writer.count
    build(&self)
    guard html.writer.count > empty || !waiting.isEmpty else {
      return html.writer.removeAll(after: start)
    }
    html { $0.raw("</section>") }
  }

  private mutating func flush() {
    guard !waiting.isEmpty else { return }
    let document = MarkdownDocument(waiting)
    switch form {
    case .html: document.writeHTML(into: &html.writer)
    case .markdown: document.continueMarkdown(from: start, in: &html.writer)
    }
    waiting.removeAll(keepingCapacity: true)
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
