internal import Recordings

extension ValueRecord {
  /// Whether another value is the same, byte for byte where `String` calls two forms equal.
  func isSame(as other: ValueRecord) -> Bool {
    self == other && text.utf8.elementsEqual(other.text.utf8)
  }
}
