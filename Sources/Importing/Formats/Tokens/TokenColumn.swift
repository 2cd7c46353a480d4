/// What a script can have of a token, by names in the manner of columns.
enum TokenColumn: String, CaseIterable {
  /// The keys that lead to the token, with dots between them, from `at` on.
  case name
  /// The keys from the top of the file on.
  case path
  /// The last of the keys.
  case key
  /// The keys before the last.
  case group
  /// The colour, references followed; only if it is one.
  case color
  /// The value as a text, references followed; none if it is more than a text.
  case value
  /// The type.
  case type
  /// The description.
  case description
  /// What the token refers to.
  case alias
}
