/// A piece of a parsed template.
struct TemplateToken: Sendable, Hashable {
  /// What it does; names are indices of `Template.names`, `end` that of the closing token.
  enum Kind: Sendable, Hashable {
    /// Bytes of the template, as they are.
    case text(Range<Int>)
    /// A value, escaped or not.
    case variable(name: Int, isEscaped: Bool)
    /// What stands up to `end` for each of the values, or for the value.
    case section(name: Int, end: Int)
    /// What stands up to `end` if there is no value.
    case inverted(name: Int, end: Int)
    /// The end of a section.
    case end
    /// Another template, each of its lines behind the bytes of `indentation`; without one, in the
    /// middle of a line.
    case partial(name: Int, indentation: Range<Int>?)
  }

  /// What it does.
  var kind: Kind
  /// Whether it begins a line of the template, which is where indentation goes.
  var startsLine: Bool
}
