extension JSONReader {
  /// Reads the string whose opening quotation mark stands at the place reached.
  mutating func scanText() throws(JSONProblem) -> JSONText {
    let start = position + 1
    var isPlain = true
    var place = bytes.endOfPlainText(from: start)
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") {
        position = place + 1
        return JSONText(range: start..<place, isPlain: isPlain)
      }
      guard byte == UInt8(ascii: "\\") else {
        throw problem("a control character stands in a text", at: place)
      }
      isPlain = false
      // Whatever is escaped, it ends nothing.
      place = bytes.endOfPlainText(from: min(place + 2, bytes.count))
    }
    throw problem("it ends within a text", at: bytes.count)
  }

  /// Whether a string stands there as these bytes.
  func says(_ name: [UInt8], _ text: JSONText) -> Bool {
    guard name.count == text.range.count else { return false }
    for (offset, byte) in name.enumerated() where bytes[text.range.lowerBound + offset] != byte {
      return false
    }
    return true
  }

  /// Returns what a string says.
  ///
  /// - Complexity: O(*n*).
  func string(_ text: JSONText) throws(JSONProblem) -> String {
    if text.isPlain {
      guard let string = bytes.string(text.range) else { throw notUTF8(text) }
      return string
    }
    let unescaped = try unescaped(text)
    guard let string = unescaped.string(unescaped.indices) else { throw notUTF8(text) }
    return string
  }

  /// Returns the bytes of a string that has escapes.
  func unescaped(_ text: JSONText) throws(JSONProblem) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.range.count)
    var place = text.range.lowerBound
    while place < text.range.upperBound {
      if bytes[place] == UInt8(ascii: "\\") {
        try appendEscape(at: &place, to: &result)
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return result
  }

  private func appendEscape(
    at place: inout Int,
    to result: inout [UInt8]
  ) throws(JSONProblem) {
    let start = place
    place += 2
    switch bytes[start + 1] {
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(bytes[start + 1])
    case UInt8(ascii: "u"):
      let scalar = try unicodeScalar(at: &place, escape: start)
      result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    default: throw problem("there is no such escape", at: start)
    }
  }

  /// Returns the character behind `\u`; two escapes make one beyond the first plane.
  private func unicodeScalar(
    at place: inout Int,
    escape: Int
  ) throws(JSONProblem) -> Unicode.Scalar {
    let unit = try codeUnit(at: place, escape: escape)
    place += 4
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, bytes[place...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
    else { throw loneSurrogate(at: escape) }
    let second = try codeUnit(at: place + 2, escape: place)
    guard 0xDC00..<0xE000 ~= second,
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
    else { throw loneSurrogate(at: escape) }
    place += 6
    return scalar
  }

  private func codeUnit(at place: Int, escape: Int) throws(JSONProblem) -> UInt32 {
    var unit: UInt32 = 0
    var count = 0
    for byte in bytes[place...].prefix(4) {
      guard let digit = Self.hexadecimalDigit(byte) else { break }
      unit = unit << 4 | digit
      count += 1
    }
    guard count == 4 else {
      throw problem("`\\u` needs four hexadecimal digits", at: escape)
    }
    return unit
  }

  private static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  private func loneSurrogate(at offset: Int) -> JSONProblem {
    problem("half of a surrogate pair is no character", at: offset)
  }

  private func notUTF8(_ text: JSONText) -> JSONProblem {
    var place = text.range.lowerBound
    var decoder = UTF8()
    var rest = bytes[text.range].makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&rest) { place += UTF8.width(scalar) }
    return problem("the text is not UTF-8", at: min(place, text.range.upperBound))
  }
}
