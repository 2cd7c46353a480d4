internal import CCmark

extension TreeBuilder {
  /// Appends inlines to a node that may hold inlines.
  func append(_ inlines: [Inline], to parent: TreeNode, in context: InlineContext) {
    let inlines = InlineJoiner.prepared(inlines, for: form, in: context)
    switch form {
    case .html:
      for inline in inlines where !inline.isEmpty { append(inline, to: parent, in: context) }
    case .markdown:
      for index in inlines.indices {
        let place = InlinePlace(index, in: inlines, context)
        append(inlines[index], at: place, to: parent, in: context)
      }
    }
  }

  /// Appends what depends on what stands beside it, which in HTML nothing does.
  private func append(
    _ inline: Inline,
    at place: InlinePlace,
    to parent: TreeNode,
    in context: InlineContext
  ) {
    switch inline {
    case .text(let text), .name(let text):
      let escapes = MarkdownEscapes(
        isFirst: place.isFirst,
        isLast: place.isLast,
        hidesAddresses: !context.isInLink
      )
      appendText(text.shown, escapes, to: parent)
    case .emphasis(let content), .strong(let content):
      appendEmphasis(inline, content, place.edges, to: parent, in: context)
    default: append(inline, to: parent, in: context)
    }
  }

  private func append(_ inline: Inline, to parent: TreeNode, in context: InlineContext) {
    switch inline {
    case .text(let text): parent.add(CMARK_NODE_TEXT, literal: text.shown)
    case .name(let name):
      parent.addCustom(CMARK_NODE_CUSTOM_INLINE, enter: "<bdi>", exit: "</bdi>")
        .add(CMARK_NODE_TEXT, literal: name.shown)
    case .code(let text): appendCode(text.shown, to: parent, in: context)
    case .emphasis(let content), .strong(let content):
      appendEmphasis(inline, content, nil, to: parent, in: context)
    case .link(let destination, let title, let content):
      appendLink(to: destination, title: title, content, to: parent, in: context)
    case .image(let source, let title, let alternative):
      appendImage(source, title: title, alternative, to: parent, in: context)
    case .lineBreak: appendBreak(CMARK_NODE_LINEBREAK, to: parent, in: context)
    case .softBreak: appendBreak(CMARK_NODE_SOFTBREAK, to: parent, in: context)
    case .custom(let markdown, let html):
      let text = String(decoding: form == .html ? html : markdown, as: UTF8.self)
      _ = parent.addCustom(CMARK_NODE_CUSTOM_INLINE, enter: text, exit: "")
    }
  }
}

extension TreeBuilder {
  private func appendText(_ text: String, _ escapes: MarkdownEscapes, to parent: TreeNode) {
    guard escapes.isNeeded(in: text) else {
      parent.add(CMARK_NODE_TEXT, literal: text)
      return
    }
    for part in escapes.parts(of: text) {
      switch part {
      case .text(let text): parent.add(CMARK_NODE_TEXT, literal: text)
      case .spelled(let spelling):
        _ = parent.addCustom(CMARK_NODE_CUSTOM_INLINE, enter: spelling, exit: "")
      }
    }
  }

  private func appendBreak(
    _ type: cmark_node_type,
    to parent: TreeNode,
    in context: InlineContext
  ) {
    if context.isOneLine {
      parent.add(CMARK_NODE_TEXT, literal: " ")
    } else {
      _ = parent.add(type)
    }
  }

  private func appendCode(_ text: String, to parent: TreeNode, in context: InlineContext) {
    if let spelled = spelling(ofCode: text, in: context) {
      parent.add(CMARK_NODE_CODE, literal: spelled)
    } else {
      let escapes = MarkdownEscapes(isFirst: true, isLast: true, hidesAddresses: true)
      let code = parent.addCustom(CMARK_NODE_CUSTOM_INLINE, enter: "<code>", exit: "</code>")
      appendText(text, escapes, to: code)
    }
  }

  /// Returns what stands between the backticks for `text`, or `nil` if nothing can, because of
  /// what is read before backticks are: the cells of tables, and definitions of links.
  private func spelling(ofCode text: String, in context: InlineContext) -> String? {
    guard form == .markdown else { return text }
    if context.isInLink, text.contains("]:") { return nil }
    return context.isCell ? TableMarkup.escapingPipes(inCode: text) : text
  }
}
