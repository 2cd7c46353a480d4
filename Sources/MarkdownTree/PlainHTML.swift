import Bytes

/// Writes blocks as HTML past libcmark, if nothing in them can need an escape: letter for letter what
/// libcmark would make of them.
enum PlainHTML {
  /// Appends a block and the end of its line.
  static func write(_ block: Block, into out: inout UTF8Writer) throws(NeedsTree) {
    switch block {
    case .heading(let level, let id, let content):
      let level = TreeBuilder.headingLevel(level, offset: 0)
      out.append("<h" as StaticString)
      out.append(level)
      if let id, HeadingID.isValid(id) {
        out.append(" id=\"" as StaticString)
        out.append(id)
        out.append(UInt8(ascii: "\""))
      }
      out.append(UInt8(ascii: ">"))
      try write(content, into: &out)
      out.append("</h" as StaticString)
      out.append(level)
      out.append(">\n" as StaticString)
    case .paragraph(let content):
      out.append("<p>" as StaticString)
      try write(content, into: &out)
      out.append("</p>\n" as StaticString)
    case .list(let ordered, let start, tight: true, let items):
      let first = ordered ? TreeBuilder.listNumber(start, count: items.count) : nil
      try write(items, numberedFrom: first, into: &out)
    case .table(let header, let rows, let alignments):
      let table = TableMarkup(.html, header: header, rows: rows, alignments: alignments)
      out.append(table.opening)
      out.append(UInt8(ascii: "\n"))
      try table.forEachCell { (content, enter, exit) throws(NeedsTree) in
        out.append(enter)
        try write(content, into: &out)
        out.append(exit)
      }
      out.append(table.closing)
      out.append(UInt8(ascii: "\n"))
    case .list, .code, .quote, .thematicBreak, .custom, .authored: throw NeedsTree()
    }
  }

  private static func write(
    _ items: [[Block]],
    numberedFrom first: Int?,
    into out: inout UTF8Writer
  ) throws(NeedsTree) {
    switch first {
    case nil: out.append("<ul>\n" as StaticString)
    case 1: out.append("<ol>\n" as StaticString)
    case let number?:
      out.append("<ol start=\"" as StaticString)
      out.append(number)
      out.append("\">\n" as StaticString)
    }
    for item in items { try write(item, into: &out) }
    out.append(first == nil ? "</ul>\n" as StaticString : "</ol>\n")
  }

  private static func write(_ item: [Block], into out: inout UTF8Writer) throws(NeedsTree) {
    guard case .paragraph(let line) = item.first, line.isVisible else { throw NeedsTree() }
    out.append("<li>" as StaticString)
    try write(line, into: &out)
    if item.count > 1 {
      guard item.count == 2, case .list(ordered: false, _, tight: true, let items) = item[1],
        !items.isEmpty
      else { throw NeedsTree() }
      out.append(UInt8(ascii: "\n"))
      try write(items, numberedFrom: nil, into: &out)
    }
    out.append("</li>\n" as StaticString)
  }
}

extension PlainHTML {
  private static func write(
    _ inlines: [Inline],
    into out: inout UTF8Writer
  ) throws(NeedsTree) {
    for inline in inlines where !inline.isEmpty {
      switch inline {
      case .emphasis(let content): try write(content, in: "em", into: &out)
      case .strong(let content): try write(content, in: "strong", into: &out)
      case .link(let destination, title: "", let content):
        guard content.isVisible else { throw NeedsTree() }
        try PlainCharacters.check(destination: destination)
        out.append("<a href=\"" as StaticString)
        out.append(destination)
        out.append("\">" as StaticString)
        try writeWords(content, into: &out)
        out.append("</a>" as StaticString)
      default: try writeWord(inline, into: &out)
      }
    }
  }

  private static func write(
    _ words: [Inline],
    in element: StaticString,
    into out: inout UTF8Writer
  ) throws(NeedsTree) {
    out.append(UInt8(ascii: "<"))
    out.append(element)
    out.append(UInt8(ascii: ">"))
    try writeWords(words, into: &out)
    out.append("</" as StaticString)
    out.append(element)
    out.append(UInt8(ascii: ">"))
  }

  private static func writeWords(
    _ inlines: [Inline],
    into out: inout UTF8Writer
  ) throws(NeedsTree) {
    for inline in inlines where !inline.isEmpty { try writeWord(inline, into: &out) }
  }

  private static func writeWord(
    _ inline: Inline,
    into out: inout UTF8Writer
  ) throws(NeedsTree) {
    switch inline {
    case .text(let text): try write(text, into: &out)
    case .name(let name):
      out.append("<bdi>" as StaticString)
      try write(name, into: &out)
      out.append("</bdi>" as StaticString)
    case .code(let text):
      out.append("<code>" as StaticString)
      try write(text, into: &out)
      out.append("</code>" as StaticString)
    case .custom(_, let html): out.append(contentsOf: html)
    case .emphasis, .strong, .link, .image, .lineBreak, .softBreak: throw NeedsTree()
    }
  }

  private static func write(_ text: String, into out: inout UTF8Writer) throws(NeedsTree) {
    try PlainCharacters.check(text, behind: nil) { byte, _ in
      byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<") && byte != UInt8(ascii: ">")
        && byte != UInt8(ascii: "\"")
    }
    out.append(text)
  }
}
