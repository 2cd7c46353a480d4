internal import CCmark

extension TreeBuilder {
  /// Appends emphasis or strong text.
  ///
  /// Where Markdown's stars would not be read as emphasis (`a**"b"**`), tags stand for them, which
  /// every reader of Markdown knows. HTML has no `edges`.
  func appendEmphasis(
    _ inline: Inline,
    _ content: [Inline],
    _ edges: EmphasisEdges?,
    to parent: TreeNode,
    in context: InlineContext
  ) {
    let isStrong = if case .strong = inline { true } else { false }
    var inner = context
    inner.isNested = true
    if isStrong { inner.isInStrong = true } else { inner.isInEmphasis = true }
    let joined = InlineJoiner.prepared(content, for: form, in: inner)
    if edges?.allowStars(around: joined) ?? true {
      inner.outside = joined.count == 1 ? .space : .delimiter
      append(joined, to: parent.add(isStrong ? CMARK_NODE_STRONG : CMARK_NODE_EMPH), in: inner)
    } else {
      inner.outside = .punctuation
      let tag = isStrong ? "strong" : "em"
      let node = parent.addCustom(
        CMARK_NODE_CUSTOM_INLINE,
        enter: "<\(tag)>",
        exit: "</\(tag)>"
      )
      append(joined, to: node, in: inner)
    }
  }
}
