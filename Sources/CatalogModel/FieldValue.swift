/// A field's value.
package enum FieldValue: Sendable, Hashable {
  /// A text, as written.
  case text(String)
  /// A number.
  case number(WrittenNumber)
  /// Yes or no.
  case flag(Bool)
  /// A colour.
  case color(WrittenColor)
  /// A date.
  case date(WrittenDate)
  /// Texts, in order.
  case texts([String])
  /// Typed options.
  case options([Option])
  /// The index of the selected option, from 0.
  case selection(Int)
}
