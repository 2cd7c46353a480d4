internal import CCmark

extension TreeBuilder {
  /// Appends inlines to a node that may hold inlines.
  func append(_ inlines: [Inline], to parent: TreeNode, in context: InlineContext) {
    let inlines = InlineJoiner.prepared(inlines, for: form, in: context)
    for index in inlines.indices where !inlines[index].isEmpty {
      append(
        inlines[index],
        after: index > 0 ? inlines[index - 1] : nil,
        before: index + 1 < inlines.count ? inlines[index + 1] : nil,
        to: parent,
        in: context
      )
    }
  }

  private func append(
    _ inline: Inline,
    after previous: Inline?,
    before next: Inline?,
    to parent: TreeNode,
    in context: InlineContext
  ) {
    switch inline {
    case .text(let text):
      let escapes = MarkdownEscapes(
        isFirst: previous?.isBreak ?? true,
        isLast: next?.isBreak ?? true,
        hidesAddresses: !context.isInLink
      )
      appendText(text, escapes, to: parent)
    case .name(let name):
      parent.addCustom(CMARK_NODE_CUSTOM_INLINE, enter: "<bdi>", exit: "</bdi>")
        .add(CMARK_NODE_TEXT, literal: name.shown)
    case .code(let text): appendCode(text.shown, to: parent, in: context)
    case .emphasis(let content), .strong(let content):
      let edges = EmphasisEdges(
        before: previous?.lastClass ?? context.outside,
        after: next?.firstClass ?? context.outside
      )
      appendEmphasis(inline, content, edges, to: parent, in: context)
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
    // For Markdown `InlineJoiner` has seen to that already.
    let text = form == .html ? text.shown : text
    guard form == .markdown, escapes.isNeeded(in: text) else {
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
    return context.isCell ? TableBuilder.escapingPipes(inCode: text) : text
  }
}
