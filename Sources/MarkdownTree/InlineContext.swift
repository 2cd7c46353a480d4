/// Where inlines stand, as far as it changes how they are written.
struct InlineContext {
  /// Whether a break would end the block, as in a heading or a table's cell.
  var isOneLine = false
  /// Whether a pipe would end the block.
  var isCell = false
  /// Whether a link stands around them.
  var isInLink = false
  /// Whether emphasis stands around them.
  var isInEmphasis = false
  /// Whether strong text stands around them.
  var isInStrong = false
  /// Whether they are not all of their block, so that a break at an edge parts words.
  var isNested = false
  /// What stands before the first and behind the last of them.
  var outside = CharacterClass.space
}
