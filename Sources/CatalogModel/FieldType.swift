/// What values a field takes.
package enum FieldType: Sendable, Hashable {
  /// Any text, as written.
  case text
  /// Yes or no.
  case flag
  /// A colour.
  case color
  /// A list of typed options, at least one.
  case options
  /// One of the options in another field of the same item, whose index is given.
  case selection(from: Int)
}
