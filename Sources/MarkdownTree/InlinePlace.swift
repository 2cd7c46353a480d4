/// What stands beside an inline, as far as it changes how its Markdown is written.
struct InlinePlace {
  private let inlines: [Inline]
  private let index: Int
  private let outside: CharacterClass

  /// Creates the place of the inline at `index`.
  init(_ index: Int, in inlines: [Inline], _ context: InlineContext) {
    self.index = index
    self.inlines = inlines
    outside = context.outside
  }

  /// Whether it begins its line or its node.
  var isFirst: Bool { index == 0 || inlines[index - 1].isBreak }

  /// Whether it ends its line or its node.
  var isLast: Bool { index == inlines.count - 1 || inlines[index + 1].isBreak }

  /// What emphasis here stands between.
  var edges: EmphasisEdges {
    EmphasisEdges(
      before: index > 0 ? inlines[index - 1].lastClass : outside,
      after: index < inlines.count - 1 ? inlines[index + 1].firstClass : outside
    )
  }
}
