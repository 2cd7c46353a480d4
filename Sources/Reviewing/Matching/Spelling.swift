/// A text that equals another only if its bytes do.
///
/// `String` takes texts for equal that are canonically equivalent; a title that changes its
/// normalisation form has changed.
struct Spelling: Hashable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: Spelling, right: Spelling) -> Bool {
    // Comparing strings is the fast way to tell that they differ.
    left.text == right.text && left.text.hasBytes(of: right.text)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}

extension String {
  /// Whether the bytes are the same, looked at where they lie.
  fileprivate func hasBytes(of other: String) -> Bool {
    let isSame = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      unsafe other.utf8.withContiguousStorageIfAvailable { unsafe bytes.elementsEqual($0) }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  /// Whether the bytes are the same.
  func isSpelled(as other: String) -> Bool { Spelling(self) == Spelling(other) }
}

extension [String] {
  /// Whether all texts are the same, byte for byte.
  func isSpelled(as other: [String]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isSpelled(as: $1) }
  }
}
