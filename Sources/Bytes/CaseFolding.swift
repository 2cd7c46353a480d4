extension String {
  /// The text as a file system that ignores case and normalisation would compare it.
  ///
  /// `SNOW`, `snow` and `ſnow` are one, and so are `STRASSE`, `Straße` and both forms of `é`. It is
  /// for comparing paths and nothing else: it joins a few texts more than Unicode's full case
  /// folding does (`ı` and `i`), since two names too far apart do no harm.
  ///
  /// - Complexity: O(*n*).
  package var caseFolded: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return asciiLowercased }
    // Lower case first, as ẞ has no other upper case than itself.
    return nfc.mapped(\.lowercaseMapping).mapped(\.uppercaseMapping).mapped(\.lowercaseMapping).nfc
  }

  private var asciiLowercased: String {
    guard utf8.contains(where: { $0 >= 0x41 && $0 <= 0x5A }) else { return self }
    let bytes = utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func mapped(_ mapping: (Unicode.Scalar.Properties) -> String) -> String {
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      result += mapping(scalar.properties)
    }
    return result
  }
}
