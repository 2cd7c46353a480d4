// The standard library can compose, but shows it to nobody; Foundation is kept out below the
// command (start-up, size), so its private door is used.
@_spi(_Unicode) import Swift

extension String {
  /// The text in Unicode normalisation form C.
  ///
  /// - Complexity: O(*n*); ASCII is returned without a copy.
  package var nfc: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in _nfc { result.unicodeScalars.append(scalar) }
    return result
  }
}
