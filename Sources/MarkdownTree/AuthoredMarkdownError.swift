/// Why an author's prose is not taken.
package enum AuthoredMarkdownError: Error, Sendable, Hashable {
  /// The text has more than `AuthoredMarkdown.longestSource` bytes.
  case tooLong(bytes: Int)
  /// Something is nested deeper than `AuthoredMarkdown.deepestNesting`.
  case tooDeep
  /// Link definitions are used so often that the result would be many times the text.
  case tooMuchRepetition

  /// One sentence for a diagnostic: lower case, no full stop.
  package var message: String {
    switch self {
    case .tooLong(let bytes):
      "the Markdown has \(bytes) bytes; at most \(AuthoredMarkdown.longestSource) are allowed"
    case .tooDeep:
      "the Markdown is nested more than \(AuthoredMarkdown.deepestNesting) levels deep"
    case .tooMuchRepetition:
      "the Markdown repeats long link definitions too often"
    }
  }

  /// A way out, for a diagnostic.
  package var hint: String {
    switch self {
    case .tooLong: "split the text, or move it to a page of its own and link to it"
    case .tooDeep: "take out some levels of lists, quotations or emphasis"
    case .tooMuchRepetition: "shorten the destination or the title of the link definition"
    }
  }
}
