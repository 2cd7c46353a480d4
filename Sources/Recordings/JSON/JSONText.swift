/// A string of a JSON text, as it stands there.
struct JSONText {
  /// The bytes between its quotation marks.
  var range: Range<Int>
  /// Whether no escape stands in it, so that the bytes are what it says.
  var isPlain: Bool
}
