/// Brings inlines into the shape that Markdown can say.
enum InlineJoiner {
  /// Returns `inlines` as they go into the tree.
  static func prepared(
    _ inlines: [Inline],
    for form: DocumentForm,
    in context: InlineContext
  ) -> [Inline] {
    switch form {
    case .html: flattened(inlines, in: context)
    case .markdown: isJoined(inlines, in: context) ? inlines : joined(inlines, in: context)
    }
  }

  /// Whether `joined` would change nothing, as for most.
  private static func isJoined(_ inlines: [Inline], in context: InlineContext) -> Bool {
    var follows = Kind.start
    for inline in inlines {
      let kind = Kind(inline)
      guard kind == .other || kind != follows else { return false }
      if kind == .lineEnd, context.isOneLine || follows == .start { return false }
      if kind == .container, inline.redundantContent(in: context) != nil { return false }
      guard !inline.isEmpty else { return false }
      follows = kind == .container ? .other : kind
    }
    return follows != .lineEnd
  }

  /// What may not stand beside its like, and where there is nothing yet.
  private enum Kind {
    case start, text, code, lineEnd, container, other

    init(_ inline: Inline) {
      switch inline {
      case .text, .name: self = .text
      case .code: self = .code
      case .lineBreak, .softBreak: self = .lineEnd
      case .emphasis, .strong, .link, .image: self = .container
      case .custom: self = .other
      }
    }
  }

  /// Returns `inlines` without empty ones and without breaks at the edges, names and adjoining
  /// texts as one text, adjoining code as one, breaks as spaces where a break would end the block
  /// or stand at an edge inside it, and nothing in itself that can't be.
  ///
  /// Joined, because what has to be escaped in a text depends on what stands beside it, and the
  /// backticks of two pieces of code would run into one another.
  private static func joined(_ inlines: [Inline], in context: InlineContext) -> [Inline] {
    var result: [Inline] = []
    result.reserveCapacity(inlines.count)
    var pendingBreak: Inline?
    for inline in flattened(inlines, in: context) where !inline.isEmpty {
      if inline.isBreak {
        pendingBreak = pendingBreak ?? inline
        continue
      }
      if let pending = pendingBreak, !result.isEmpty || context.isNested {
        add(context.isOneLine || result.isEmpty ? .text(" ") : pending, to: &result)
      }
      pendingBreak = nil
      add(inline, to: &result)
    }
    if pendingBreak != nil, context.isNested { add(.text(" "), to: &result) }
    return result
  }

  /// Returns `inlines` with the content of those that would mean nothing where they stand, such as
  /// a link in a link, in place of them.
  private static func flattened(_ inlines: [Inline], in context: InlineContext) -> [Inline] {
    guard inlines.contains(where: { $0.redundantContent(in: context) != nil }) else {
      return inlines
    }
    return inlines.flatMap { inline in
      inline.redundantContent(in: context).map { flattened($0, in: context) } ?? [inline]
    }
  }

  private static func add(_ inline: Inline, to result: inout [Inline]) {
    switch (inline, result.last) {
    case (.text(let text), .text(let before)), (.name(let text), .text(let before)):
      result[result.count - 1] = .text(before + text.shown)
    case (.text(let text), _), (.name(let text), _): result.append(.text(text.shown))
    case (.code(let text), .code(let before)):
      result[result.count - 1] = .code(before + text)
    default: result.append(inline)
    }
  }
}
