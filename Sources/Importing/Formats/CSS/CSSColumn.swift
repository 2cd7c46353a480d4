/// What a script can have of a custom property, by names in the manner of columns.
enum CSSColumn: String, CaseIterable {
  /// The name with its hyphens, and the variant in parentheses.
  case name
  /// The name without the variant.
  case base
  /// Where the declaration holds, if that is not everywhere.
  case variant
  /// The colour, references followed; only if it is one.
  case color
  /// The value, references followed as far as they lead somewhere.
  case value
  /// `color` or `other`.
  case type
}
