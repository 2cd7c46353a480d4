extension String {
  /// Returns the text with everything that a reader could not see, or that could change how what
  /// stands around it is read, written as `\u{1B}`, `\t`, `\n`.
  ///
  /// Escaped are control characters, line and paragraph separators, bidirectional controls
  /// (Unicode TR 36, section 2.1), zero-width spaces, noncharacters, the byte order mark and
  /// unassigned tag characters. Joiners that writing systems and emoji need (U+200C, U+200D) stay.
  ///
  /// - Complexity: O(*n*); text with nothing to escape is returned without a copy.
  package var visible: String {
    guard !isPrintableASCII, unicodeScalars.contains(where: \.needsEscape) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.needsEscape:
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension String {
  /// Whether there is nothing but letters, digits, punctuation and spaces of ASCII, as in most text;
  /// looks at all bytes, without a branch for each, so that the compiler can take many at a time.
  ///
  /// - Complexity: O(*n*).
  package var isPrintableASCII: Bool {
    let others = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      unsafe bytes.reduce(into: UInt8(0)) { $0 |= $1 &- 0x20 < 0x5F ? 0 : 1 }
    }
    return others == 0
  }
}

extension Unicode.Scalar {
  /// Whether the character is shown as an escape.
  package var needsEscape: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
    case 0xFDD0...0xFDEF, 0xFFF9...0xFFFB, 0xE0001: true
    default: value & 0xFFFE == 0xFFFE
    }
  }
}
