import CCmark

/// What libcmark reads in a page of Markdown.
struct MarkdownFacts {
  /// The destinations of its links and images.
  private(set) var links: [String] = []

  /// Parses a page.
  ///
  /// - Throws: what in it is no prose of ours: markup, or characters that nobody can see.
  init(_ bytes: [UInt8]) throws(BrokenPromise) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw BrokenPromise("Markdown that is not UTF-8")
    }
    try InvisibleText.check(text, isMarkdown: true)
    if let markup = read(bytes) { throw BrokenPromise("HTML in Markdown: `\(markup)`") }
  }

  /// Returns where the links of any Markdown lead, whatever else is in it.
  static func links(of prose: String) -> [String] {
    var facts = MarkdownFacts()
    _ = facts.read(Array(prose.utf8))
    return facts.links
  }

  private init() {}

  /// Notes the links; returns markup if there is any.
  private mutating func read(_ bytes: [UInt8]) -> String? {
    let document = unsafe bytes.withUnsafeBytes { buffer in
      unsafe cmark_parse_document(
        buffer.assumingMemoryBound(to: CChar.self).baseAddress,
        buffer.count,
        CMARK_OPT_DEFAULT
      )
    }
    guard let document = unsafe document, let iterator = unsafe cmark_iter_new(document) else {
      return nil
    }
    defer {
      unsafe cmark_iter_free(iterator)
      unsafe cmark_node_free(document)
    }
    var markup: String?
    while unsafe cmark_iter_next(iterator) != CMARK_EVENT_DONE {
      let node = unsafe cmark_iter_get_node(iterator)
      switch unsafe cmark_node_get_type(node) {
      case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE:
        let literal = unsafe cmark_node_get_literal(node).map { unsafe String(cString: $0) } ?? ""
        if !literal.isOwnMarkup { markup = literal }
      case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
        if let url = unsafe cmark_node_get_url(node) { links.append(unsafe String(cString: url)) }
      default: break
      }
    }
    return markup
  }
}

extension String {
  /// Whether it is markup of our own: a comment that keeps an item of a list apart where there is nothing
  /// else in it, libcmark's between two lists, or a tag where Markdown has no way to say the same.
  fileprivate var isOwnMarkup: Bool {
    [
      "<!-- -->", "<!-- -->\n", "<!-- end list -->\n", "<em>", "</em>", "<strong>", "</strong>",
      "<code>", "</code>",
    ].contains(self)
  }
}
