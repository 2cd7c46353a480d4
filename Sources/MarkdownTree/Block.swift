/// A block of a document: a heading, a paragraph, a list, and so on.
///
/// Blocks are plain values. `MarkdownDocument` turns them into HTML and into Markdown, and escapes
/// every text on the way; the one exception is `custom`.
package enum Block: Sendable, Hashable {
  /// How the cells of a table's column are set.
  package enum Alignment: Sendable, Hashable {
    /// As the reader's writing system sets text.
    case natural
    /// Centred.
    case center
    /// Flush right, for figures.
    case right
  }

  /// A heading of level 1 to 6; levels beyond are brought into that range.
  ///
  /// `id` is the target that links name. It is written to HTML only (code hosts make their own),
  /// and only if `HeadingID.isValid(_:)`.
  case heading(level: Int, id: String? = nil, [Inline])
  /// A paragraph; left out if there is nothing in it.
  case paragraph([Inline])
  /// A list, each item being a list of blocks; `start` is the number of the first of an ordered
  /// list, and `tight` means that there is no space between the items.
  case list(ordered: Bool = false, start: Int = 1, tight: Bool = true, items: [[Block]])
  /// A quotation.
  case quote([Block])
  /// Text that stands as it is, line by line; `language` may be empty.
  case code(language: String = "", text: String)
  /// A line between two parts.
  case thematicBreak
  /// A table; rows and header are filled up with empty cells to the widest of them, and columns
  /// without an alignment are `natural`.
  case table(header: [[Inline]], rows: [[[Inline]]], alignments: [Alignment] = [])
  /// Bytes of our own making, written as they are. Never an author's text.
  ///
  /// Both are valid UTF-8 without NUL. The Markdown must stand as a block of its own.
  case custom(markdown: [UInt8], html: [UInt8])
  /// An author's prose, its headings `headingOffset` levels deeper than written.
  case authored(AuthoredMarkdown, headingOffset: Int = 1)
}
