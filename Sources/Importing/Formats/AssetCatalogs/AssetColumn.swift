/// What a script can have of a colour set, by names in the manner of columns.
enum AssetColumn: String, CaseIterable {
  /// The name, with the variant in parentheses.
  case name
  /// The name without the variant.
  case base
  /// The appearance and the device that the colour is for; none for that which is for all.
  case variant
  /// The folders that the set is in.
  case group
  /// The colour; none for a reference, or where there is none.
  case color
  /// `color`, `reference` or `none`.
  case type
  /// The name of the system's colour that is referred to.
  case reference
}
