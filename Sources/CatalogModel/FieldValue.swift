/// A field's value.
package enum FieldValue: Sendable, Hashable {
  /// A text, as written.
  case text(String)
  /// Yes or no.
  case flag(Bool)
  /// A colour.
  case color(WrittenColor)
  /// Typed options.
  case options([Option])
  /// The index of the selected option, from 0.
  case selection(Int)
}
