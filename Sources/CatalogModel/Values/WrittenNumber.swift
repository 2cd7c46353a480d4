/// A number as somebody wrote it.
///
/// The digits stay as they are, so that `1.10` is shown as `1.10` and no digit of a long number is
/// lost. Two spellings of one number are equal.
package struct WrittenNumber: Sendable {
  /// The text as written.
  package let text: String
  private let value: DecimalValue

  /// Reads decimal digits, perhaps with a minus, a fraction and an exponent; `nil` for anything
  /// else.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package init?(_ text: String) {
    guard let value = DecimalValue(text) else { return nil }
    self.text = text
    self.value = value
  }
}

extension WrittenNumber: Hashable {
  /// Compares the numbers.
  package static func == (left: WrittenNumber, right: WrittenNumber) -> Bool {
    left.value == right.value
  }

  /// Hashes the number.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}

extension WrittenNumber: Comparable {
  /// Whether a number is the lesser one.
  package static func < (left: WrittenNumber, right: WrittenNumber) -> Bool {
    left.value < right.value
  }
}
