/// Takes a long Markdown page apart at its headings, since prose is read in pieces of limited
/// length.
enum MarkdownParts {
  static func split(_ bytes: [UInt8]) -> [String] {
    var parts: [String] = []
    var part = ""
    var isFenced = false
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let text = String(decoding: line, as: UTF8.self)
      if text.hasPrefix("```") { isFenced.toggle() }
      if !isFenced, text.hasPrefix("#"), !part.isEmpty {
        parts.append(part)
        part = ""
      }
      part += text + "\n"
    }
    return parts + [part]
  }
}
