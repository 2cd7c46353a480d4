import MarkdownTree

/// Writes documents as one line a block: the same for a document and for what CommonMark reads in
/// its Markdown, if nothing was lost on the way.
enum DocumentDump {
  /// Returns the lines of a document before it is written.
  static func expected(_ blocks: [Block]) -> [String] {
    lines(of: blocks) { text($0, isOneLine: $1) }
  }

  /// Returns the lines of a document as it was read.
  static func parsed(_ blocks: [Block]) -> [String] {
    lines(of: blocks) { inlines, _ in withoutTags(text(inlines, isOneLine: false)) }
  }

  private static func lines(
    of blocks: [Block],
    indentation: String = "",
    _ text: ([Inline], _ isOneLine: Bool) -> String
  ) -> [String] {
    let deeper = indentation + "  "
    return blocks.flatMap { block -> [String] in
      switch block {
      case .heading(let level, _, let content):
        let line = text(content, true)
        return line.isEmpty ? [] : [indentation + "heading \(level): " + line]
      case .paragraph(let content):
        let line = text(content, false)
        return line.isEmpty ? [] : [indentation + "paragraph: " + line]
      case .list(let ordered, let start, _, let items):
        let title = indentation + (ordered ? "list from \(start)" : "list")
        return [title]
          + items.flatMap { [indentation + "item"] + lines(of: $0, indentation: deeper, text) }
      case .quote(let content):
        let inner = lines(of: content, indentation: deeper, text)
        return inner.isEmpty ? [] : [indentation + "quote"] + inner
      // What keeps lists apart.
      case .code("html", "<!-- end list -->\n"), .code("html", "<!-- -->\n"): return []
      case .code(_, let text): return [indentation + "code: " + text]
      case .thematicBreak: return [indentation + "break"]
      case .table, .custom, .authored: return [indentation + "other"]
      }
    }
  }

  static func text(_ inlines: [Inline], isOneLine: Bool) -> String {
    var parts: [String] = []
    collect(inlines, isNested: false, into: &parts)
    let isBreak = { (part: String) in part == "\n" }
    let start = parts.firstIndex { !isBreak($0) } ?? parts.endIndex
    let end = (parts.lastIndex { !isBreak($0) } ?? start - 1) + 1
    return parts[start..<end].map { isOneLine && isBreak($0) ? " " : $0 }.joined()
  }

  private static func collect(_ inlines: [Inline], isNested: Bool, into parts: inout [String]) {
    for (index, inline) in inlines.enumerated() {
      let isEdge = index == 0 || index == inlines.count - 1
      switch inline {
      case .text(let text), .name(let text), .code(let text):
        if !text.isEmpty { parts.append(text) }
      case .emphasis(let content), .strong(let content), .link(_, _, let content),
        .image(_, _, let content):
        collect(content, isNested: true, into: &parts)
      case .lineBreak, .softBreak:
        if isNested && isEdge {
          parts.append(" ")
        } else if parts.last != "\n" {
          parts.append("\n")
        }
      case .custom: break
      }
    }
  }

  /// Returns a text without the tags that stand for emphasis where stars would not do.
  private static func withoutTags(_ text: String) -> String {
    ["<em>", "</em>", "<strong>", "</strong>", "<code>", "</code>"].reduce(text) { text, tag in
      text.split(separator: tag, omittingEmptySubsequences: false).joined()
    }
  }
}
