package import Bytes

/// A document: blocks that become HTML and Markdown.
///
/// Structure and text go through libcmark's tree, so what is escaped, and how, is libcmark's; the
/// little that its Markdown renderer leaves open is closed by `TreeBuilder`. Blocks in which there is
/// nothing to escape are written without a tree, to the same bytes.
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
    DocumentWriter(form: .html, start: writer.count).write(blocks, into: &writer)
  }

  /// Appends what `markdown()` returns.
  package func writeMarkdown(into writer: inout UTF8Writer) {
    DocumentWriter(form: .markdown, start: writer.count).write(blocks, into: &writer)
  }

  /// Appends the document as Markdown to one that began when there were `start` bytes, as a part of it.
  package func continueMarkdown(from start: Int, in writer: inout UTF8Writer) {
    DocumentWriter(form: .markdown, start: start).write(blocks, into: &writer)
  }
}
