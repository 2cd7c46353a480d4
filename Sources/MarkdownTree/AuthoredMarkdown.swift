import Bytes

/// An author's prose: Markdown parsed once, without anything in it that could act.
///
/// HTML in it is shown as it was typed, links that `LinkPolicy` refuses become text, images from
/// other sites become links to them.
package struct AuthoredMarkdown: Sendable, Hashable {
  /// The most bytes that a text may have.
  ///
  /// Releases of libcmark before 0.31 take quadratic time on some input; this much is a chapter,
  /// and takes them milliseconds.
  package static let longestSource = 16 * 1024
  /// The deepest that lists, quotations, emphasis and so on may be nested.
  package static let deepestNesting = 100

  /// The text as it was typed.
  package let source: String
  /// What was understood.
  package let blocks: [Block]

  /// Parses CommonMark.
  ///
  /// - Throws: `AuthoredMarkdownError` if the text is longer than `longestSource`, nested deeper
  ///   than `deepestNesting`, or uses link definitions to grow out of proportion.
  package init(_ source: String) throws(AuthoredMarkdownError) {
    let length = source.utf8.count
    guard length <= Self.longestSource else { throw .tooLong(bytes: length) }
    self.source = source
    blocks = try AuthoredReader.read(source)
  }

  /// Whether there is nothing to show.
  package var isEmpty: Bool { blocks.isEmpty }

  /// The words alone, a line for each block.
  package var plainText: String {
    var writer = UTF8Writer(reservingCapacity: source.utf8.count)
    PlainText.append(blocks, to: &writer)
    if writer.last == UInt8(ascii: "\n") {
      return String(decoding: writer.bytes.dropLast(), as: UTF8.self)
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
