package import Bytes

/// A document: blocks that become HTML and Markdown.
///
/// Structure and text go through libcmark's tree, so what is escaped, and how, is libcmark's; the
/// little that its Markdown renderer leaves open is closed by `TreeBuilder`.
package struct MarkdownDocument: Sendable, Hashable {
  /// What the document consists of.
  package var blocks: [Block]

  /// Creates a document.
  package init(_ blocks: [Block]) {
    self.blocks = blocks
  }

  /// Returns the document as a fragment of HTML.
  package func html() -> [UInt8] {
    var writer = UTF8Writer()
    writeHTML(into: &writer)
    return writer.bytes
  }

  /// Returns the document as CommonMark, its tables in the form that code hosts read.
  package func markdown() -> [UInt8] {
    var writer = UTF8Writer()
    writeMarkdown(into: &writer)
    return writer.bytes
  }

  /// Appends what `html()` returns.
  package func writeHTML(into writer: inout UTF8Writer) {
    write(.html, into: &writer)
  }

  /// Appends what `markdown()` returns.
  package func writeMarkdown(into writer: inout UTF8Writer) {
    write(.markdown, into: &writer)
  }
}

extension MarkdownDocument {
  private func write(_ form: DocumentForm, into writer: inout UTF8Writer) {
    let start = writer.bytes.count
    var rest = blocks[...]
    while let first = rest.first {
      if let bytes = first.customBytes(form) {
        rest.removeFirst()
        append(bytes, form, from: start, to: &writer)
      } else {
        let run = rest.prefix { $0.customBytes(form) == nil }
        rest.removeFirst(run.count)
        appendTree(of: run, form, from: start, to: &writer)
      }
    }
  }

  private func appendTree(
    of run: ArraySlice<Block>,
    _ form: DocumentForm,
    from start: Int,
    to writer: inout UTF8Writer
  ) {
    let tree = SyntaxTree()
    TreeBuilder(form: form).append(run, to: tree.root, headingOffset: 0)
    guard tree.root.hasChildren else { return }
    separate(form, from: start, in: &writer)
    switch form {
    case .html: tree.renderHTML(into: &writer)
    case .markdown: tree.renderCommonMark(into: &writer)
    }
  }

  /// Appends bytes of our own past libcmark, which would copy them four times, letter by letter.
  private func append(
    _ bytes: [UInt8],
    _ form: DocumentForm,
    from start: Int,
    to writer: inout UTF8Writer
  ) {
    guard !bytes.isEmpty else { return }
    separate(form, from: start, in: &writer)
    writer.append(contentsOf: bytes)
    if bytes.last != UInt8(ascii: "\n") { writer.append(UInt8(ascii: "\n")) }
  }

  /// Sets blocks of Markdown apart by an empty line.
  private func separate(_ form: DocumentForm, from start: Int, in writer: inout UTF8Writer) {
    guard form == .markdown, writer.bytes.count > start else { return }
    writer.append(UInt8(ascii: "\n"))
  }
}

extension Block {
  fileprivate func customBytes(_ form: DocumentForm) -> [UInt8]? {
    guard case .custom(let markdown, let html) = self else { return nil }
    return form == .html ? html : markdown
  }
}
