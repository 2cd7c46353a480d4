/// A value in a row.
package enum DatabaseValue: Sendable, Hashable {
  /// A text, or a number as the library writes it.
  case text(String)
  /// `NULL`.
  case null
  /// Bytes, or a text that is not valid UTF-8.
  case bytes
}
