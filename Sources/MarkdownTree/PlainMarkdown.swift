import Bytes

/// Writes blocks as Markdown past libcmark, if nothing in them can need an escape: letter for letter
/// what libcmark would make of them.
///
/// Most blocks of most pages are such blocks, and their trees cost several times what they say.
enum PlainMarkdown {
  /// Appends a block and the end of its line.
  static func write(_ block: Block, into out: inout UTF8Writer) throws(NeedsTree) {
    switch block {
    case .heading(let level, _, let content):
      out.append(UInt8(ascii: "#"), count: TreeBuilder.headingLevel(level, offset: 0))
      out.append(UInt8(ascii: " "))
      try writeLine(content, into: &out)
    case .paragraph(let content): try writeLine(content, into: &out)
    case .list(let ordered, let start, tight: true, let items):
      let first = ordered ? TreeBuilder.listNumber(start, count: items.count) : nil
      try write(items, numberedFrom: first, indentation: 0, into: &out)
    case .code(let language, let text): try writeCode(text, language, into: &out)
    case .table(let header, let rows, let alignments):
      let table = TableMarkup(.markdown, header: header, rows: rows, alignments: alignments)
      try table.forEachCell { (content, enter, exit) throws(NeedsTree) in
        out.append(enter)
        if !content.isEmpty { try write(content, into: &out) }
        out.append(exit)
      }
      out.append(UInt8(ascii: "\n"))
    case .list, .quote, .thematicBreak, .custom, .authored: throw NeedsTree()
    }
  }

  private static func write(
    _ items: [[Block]],
    numberedFrom first: Int?,
    indentation: Int,
    into out: inout UTF8Writer
  ) throws(NeedsTree) {
    for (place, item) in items.enumerated() {
      guard case .paragraph(let line) = item.first else { throw NeedsTree() }
      let start = out.count
      out.append(UInt8(ascii: " "), count: indentation)
      writeMarker(first.map { $0 + place }, into: &out)
      let inner = out.count - start
      try writeLine(line, into: &out)
      guard item.count > 1 else { continue }
      guard item.count == 2, case .list(ordered: false, _, tight: true, let items) = item[1],
        !items.isEmpty
      else { throw NeedsTree() }
      try write(items, numberedFrom: nil, indentation: inner, into: &out)
    }
  }

  private static func writeMarker(_ number: Int?, into out: inout UTF8Writer) {
    guard let number else { return out.append("  - " as StaticString) }
    out.append(number)
    out.append(number < 10 ? ".  " as StaticString : ". ")
  }

  private static func writeCode(
    _ text: String,
    _ language: String,
    into out: inout UTF8Writer
  ) throws(NeedsTree) {
    let lines = text.shownLines
    guard !lines.isEmpty, !lines.utf8.contains(UInt8(ascii: "`")) else { throw NeedsTree() }
    let info = TreeBuilder.fenceInfo(language)
    out.append("``` " as StaticString)
    out.append(info.isEmpty ? "text" : info)
    out.append(UInt8(ascii: "\n"))
    out.append(lines)
    out.append("```\n" as StaticString)
  }
}

extension PlainMarkdown {
  /// Appends inlines that are all of a line which nothing but indentation and a marker stands before.
  private static func writeLine(
    _ inlines: [Inline],
    into out: inout UTF8Writer
  ) throws(NeedsTree) {
    let start = out.count
    try write(inlines, into: &out)
    switch out.bytes[start] {
    // Could be read as the marker of a list, or underline the line above.
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "="):
      throw NeedsTree()
    default: out.append(UInt8(ascii: "\n"))
    }
  }

  /// Appends inlines, of which there is at least one.
  private static func write(
    _ inlines: [Inline],
    into out: inout UTF8Writer
  ) throws(NeedsTree) {
    let start = out.count
    for index in inlines.indices {
      switch inlines[index] {
      case .emphasis(let content):
        try write(content, between: "*", at: index, in: inlines, into: &out)
      case .strong(let content):
        try write(content, between: "**", at: index, in: inlines, into: &out)
      case .link(let destination, title: "", let content):
        try PlainCharacters.check(destination: destination)
        out.append(UInt8(ascii: "["))
        try writeWords(content, into: &out)
        out.append("](" as StaticString)
        out.append(destination)
        out.append(UInt8(ascii: ")"))
      default: try writeWord(inlines[index], into: &out)
      }
    }
    try checkEdges(from: start, of: out)
  }

  /// Appends what is emphasised, if stars make emphasis where they stand.
  private static func write(
    _ content: [Inline],
    between stars: StaticString,
    at index: Int,
    in inlines: [Inline],
    into out: inout UTF8Writer
  ) throws(NeedsTree) {
    let place = InlinePlace(index, in: inlines, InlineContext())
    guard place.edges.allowStars(around: content) else { throw NeedsTree() }
    out.append(stars)
    try writeWords(content, into: &out)
    out.append(stars)
  }

  private static func writeWords(
    _ inlines: [Inline],
    into out: inout UTF8Writer
  ) throws(NeedsTree) {
    let start = out.count
    for inline in inlines { try writeWord(inline, into: &out) }
    try checkEdges(from: start, of: out)
  }

  private static func writeWord(
    _ inline: Inline,
    into out: inout UTF8Writer
  ) throws(NeedsTree) {
    switch inline {
    case .text(let text), .name(let text):
      guard !text.isEmpty else { throw NeedsTree() }
      try PlainCharacters.check(text, behind: out.last, isPlain(_:behind:))
      out.append(text)
    case .code(let text):
      // Backticks of two pieces of code would run into one another.
      guard out.last != UInt8(ascii: "`") else { throw NeedsTree() }
      try PlainCharacters.check(text, behind: nil, isPlainInCode(_:behind:))
      out.append(UInt8(ascii: "`"))
      let start = out.count
      out.append(text)
      try checkEdges(from: start, of: out)
      out.append(UInt8(ascii: "`"))
    case .emphasis, .strong, .link, .image, .lineBreak, .softBreak, .custom: throw NeedsTree()
    }
  }

  /// Makes sure that something was written, and that no space stands at its edge, where it would be
  /// lost.
  private static func checkEdges(from start: Int, of out: UTF8Writer) throws(NeedsTree) {
    let space = UInt8(ascii: " ")
    guard out.count > start, out.bytes[start] != space, out.last != space else {
      throw NeedsTree()
    }
  }

  /// Whether a byte of a text means nothing to Markdown behind another one, nor to code hosts, which
  /// make links of bare addresses.
  private static func isPlain(_ byte: UInt8, behind previous: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "?"), UInt8(ascii: "%"),
      UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "="):
      true
    case UInt8(ascii: "/"): previous != UInt8(ascii: ":")
    case UInt8(ascii: "."): previous | 0x20 != UInt8(ascii: "w")
    default: false
    }
  }

  private static func isPlainInCode(_ byte: UInt8, behind previous: UInt8) -> Bool {
    byte != UInt8(ascii: "`") && byte != UInt8(ascii: "|") && byte != UInt8(ascii: "]")
  }
}
