internal import CCmark

extension TreeBuilder {
  /// How much of a refused destination is shown.
  private static let longestShownDestination = 80

  /// Appends a link, or its text if it must not lead where it would.
  func appendLink(
    to destination: String,
    title: String,
    _ content: [Inline],
    to parent: TreeNode,
    in context: InlineContext
  ) {
    let content = content.isVisible ? content : [.text(destination)]
    guard LinkPolicy.isSafe(destination) else {
      var inner = context
      inner.isNested = true
      return append(Self.refused(content, destination), to: parent, in: inner)
    }
    var inner = context
    inner.isNested = true
    inner.isInLink = true
    inner.outside = .punctuation
    let link = parent.add(CMARK_NODE_LINK)
    setDestination(of: link, destination, title: title)
    if form == .markdown, !Self.isOneText(content) {
      // libcmark takes a link for an address in angle brackets by its first child alone.
      _ = link.addCustom(CMARK_NODE_CUSTOM_INLINE, enter: "", exit: "")
    }
    append(content, to: link, in: inner)
  }

  /// Appends an image of this site; one from elsewhere would be a request that leaves it.
  func appendImage(
    _ source: String,
    title: String,
    _ alternative: [Inline],
    to parent: TreeNode,
    in context: InlineContext
  ) {
    guard LinkPolicy.isRelative(source) else {
      return appendLink(to: source, title: title, alternative, to: parent, in: context)
    }
    var inner = context
    inner.isNested = true
    inner.isInLink = true
    inner.outside = .punctuation
    let image = parent.add(CMARK_NODE_IMAGE)
    setDestination(of: image, source, title: title)
    append(alternative, to: image, in: inner)
  }

  private func setDestination(of node: TreeNode, _ destination: String, title: String) {
    let encoded = LinkDestination.encoded(destination)
    switch form {
    case .html: node.setDestination(encoded, title: title.shown)
    case .markdown:
      node.setDestination(
        LinkDestination.hidingEntities(encoded),
        title: LinkDestination.spellingTitle(title.shown)
      )
    }
  }

  /// Returns the text of a link that is none, and where it would have led.
  private static func refused(_ content: [Inline], _ destination: String) -> [Inline] {
    guard Inline.plainText(content) != destination else { return content }
    let scalars = destination.unicodeScalars
    let shown = String(scalars.prefix(longestShownDestination))
    let isCut = scalars.count > longestShownDestination
    return content + [.text(" ("), .code(shown + (isCut ? "…" : "")), .text(")")]
  }

  private static func isOneText(_ content: [Inline]) -> Bool {
    if content.count == 1, case .text = content[0] { true } else { false }
  }
}
