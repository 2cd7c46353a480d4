extension String {
  /// The text in backticks, or its start if it is too long for a message.
  ///
  /// Counts code points: a hostile text may be a single character of a megabyte.
  package var inBackticks: String { "`" + cut(to: 60) + "`" }

  private func cut(to limit: Int) -> String {
    guard utf8.count > limit else { return self }
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return self }
    return String(scalars[..<end]) + "…"
  }

  /// Whether nothing of the text can be seen: it is empty, or only white space, zero-width and
  /// control characters.
  package var isBlank: Bool {
    unicodeScalars.allSatisfy { scalar in
      if scalar.isASCII { return scalar.value <= 0x20 || scalar.value == 0x7F }
      let properties = scalar.properties
      return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
        || properties.generalCategory == .control || properties.generalCategory == .format
    }
  }
}

extension Sequence<String> {
  /// The first texts in backticks, as a list in words.
  package var inWords: String {
    let most = 20
    let all = Array(self)
    let list = all.prefix(most).map(\.inBackticks).joined(separator: ", ")
    return all.count > most ? list + " and \(all.count - most) more" : list
  }
}
