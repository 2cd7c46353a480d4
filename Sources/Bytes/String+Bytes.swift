extension String {
  /// Whether all bytes of the text in UTF-8 are as `isWanted` says.
  ///
  /// Several times faster than asking `utf8`, which works out for each byte where it is stored.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  package func allBytes(_ isWanted: (UInt8) -> Bool) -> Bool {
    let result = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      unsafe bytes.allSatisfy(isWanted)
    }
    return result ?? utf8.allSatisfy(isWanted)
  }
}
