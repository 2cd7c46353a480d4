/// Brings inlines into the shape that Markdown can say.
enum InlineJoiner {
  /// Returns `inlines` without empty ones and without breaks at the edges, names and adjoining
  /// texts as one text, and breaks as spaces where a break would end the block.
  ///
  /// Joined, because what has to be escaped in a text depends on what stands beside it.
  static func joined(_ inlines: [Inline], in context: InlineContext) -> [Inline] {
    var result: [Inline] = []
    result.reserveCapacity(inlines.count)
    for inline in inlines where !inline.isEmpty {
      switch inline {
      case .text(let text), .name(let text): add(text.shown, to: &result)
      case .lineBreak, .softBreak:
        if context.isOneLine {
          add(" ", to: &result)
        } else if result.last.map({ !$0.isBreak }) ?? false {
          result.append(inline)
        }
      default: result.append(inline)
      }
    }
    if result.last?.isBreak ?? false { result.removeLast() }
    return result
  }

  private static func add(_ text: String, to result: inout [Inline]) {
    if case .text(let before) = result.last {
      result[result.count - 1] = .text(before + text)
    } else {
      result.append(.text(text))
    }
  }
}
