extension YAMLNode {
  /// The text of a scalar as UTF-8, escapes resolved and lines folded; empty for others.
  ///
  /// It shares the document's memory.
  package var utf8: ArraySlice<UInt8> {
    let record = record
    guard record.shape == .scalar else { return [] }
    return document.scalarText[Int(record.first)..<Int(record.first) + Int(record.count)]
  }

  /// The text of a scalar, escapes resolved and lines folded; "" for others.
  ///
  /// It is the text as written: `no`, `~` and `1.10` are just these letters.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package var text: String {
    String(decoding: utf8, as: UTF8.self)
  }

  /// Whether it is a scalar without quotes that is no block of lines either.
  package var isPlain: Bool {
    let record = record
    return record.shape == .scalar && record.style == .plain
  }

  /// Whether nothing is written here: `key:` with nothing behind it.
  package var isEmptyPlain: Bool {
    isPlain && record.count == 0
  }

  /// Returns whether it is a scalar with the very bytes of `literal`.
  package func equals(_ literal: StaticString) -> Bool {
    let record = record
    guard record.shape == .scalar, Int(record.count) == literal.utf8CodeUnitCount else {
      return false
    }
    let first = Int(record.first)
    return literal.withUTF8Buffer { literal in
      for place in literal.indices
      where unsafe literal[place] != document.scalarText[first + place] {
        return false
      }
      return true
    }
  }
}
