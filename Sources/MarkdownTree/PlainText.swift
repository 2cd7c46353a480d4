import Bytes

/// Writes the words of blocks and inlines, and nothing else.
enum PlainText {
  /// Appends the words of `blocks`, a line for each block.
  static func append(_ blocks: [Block], to writer: inout UTF8Writer) {
    for block in blocks {
      append(block, to: &writer)
      if let last = writer.last, last != UInt8(ascii: "\n") {
        writer.append(UInt8(ascii: "\n"))
      }
    }
  }

  /// Appends the words of `inlines`; a break is a line break.
  static func append(_ inlines: [Inline], to writer: inout UTF8Writer) {
    for inline in inlines {
      switch inline {
      case .text(let text), .name(let text), .code(let text): writer.append(text)
      case .emphasis(let content), .strong(let content), .link(_, _, let content),
        .image(_, _, let content):
        append(content, to: &writer)
      case .lineBreak, .softBreak: writer.append(UInt8(ascii: "\n"))
      case .custom: break
      }
    }
  }

  private static func append(_ block: Block, to writer: inout UTF8Writer) {
    switch block {
    case .heading(_, _, let content), .paragraph(let content): append(content, to: &writer)
    case .list(_, _, _, let items): for item in items { append(item, to: &writer) }
    case .quote(let blocks): append(blocks, to: &writer)
    case .code(_, let text): writer.append(text)
    case .table(let header, let rows, _):
      for row in [header] + rows {
        for cell in row { append([.paragraph(cell)], to: &writer) }
      }
    case .authored(let prose, _): append(prose.blocks, to: &writer)
    case .thematicBreak, .custom: break
    }
  }
}

extension Inline {
  /// Returns the words of `inlines` without any form.
  package static func plainText(_ inlines: [Inline]) -> String {
    var writer = UTF8Writer()
    PlainText.append(inlines, to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
