/// A colour as somebody wrote it.
///
/// Two spellings of one colour are equal: a new spelling is not a change.
package struct WrittenColor: Sendable {
  /// The colour.
  package let color: Color
  /// The text as written.
  package let text: String
  /// Whether what was written lies outside sRGB, so that `color` is the nearest that can be shown.
  package let isMapped: Bool

  /// Creates a written colour.
  package init(_ color: Color, text: String, isMapped: Bool = false) {
    self.color = color
    self.text = text
    self.isMapped = isMapped
  }
}

extension WrittenColor: Hashable {
  /// Compares the colours.
  package static func == (left: WrittenColor, right: WrittenColor) -> Bool {
    left.color == right.color
  }

  /// Hashes the colour.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(color)
  }
}
