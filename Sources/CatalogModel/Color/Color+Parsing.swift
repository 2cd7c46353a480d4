extension Color {
  /// Reads a colour as CSS Color 4 writes it.
  ///
  /// Read are: `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA` (section 5.2); the 148 names and
  /// `transparent`, in any case (6.1, 6.3); `rgb()`, `hsl()`, `hwb()`, `oklab()`, `oklch()` with
  /// numbers, percentages, `none` and an alpha, and the older forms with commas (5 to 9); `color()`
  /// with `srgb`, `srgb-linear` and `display-p3` (10). White space around is ignored.
  ///
  /// Out of range: `rgb()`, `hsl()` and `hwb()` clamp, as does the lightness of OKLab. Out of sRGB:
  /// `oklab()` and `oklch()` are mapped by CSS Color 4's method (see `GamutMapping`),
  /// `color()` is clipped channel by channel; both are marked in the reading.
  ///
  /// Channels are rounded to the nearest, halves away from zero.
  ///
  /// - Throws: What is wrong with the text. Hex digits without their `#` are no colour.
  /// - Complexity: O(*n*), where *n* is the length of `text`.
  package static func parse(_ text: String) throws(ColorError) -> ColorReading {
    // The common form needs no copy of the text.
    if let color = Color(hex: text) { return ColorReading(color, as: .hex) }
    do {
      return try ColorText(text).reading()
    } catch {
      throw ColorError(error, written: text)
    }
  }
}

/// A text that may be a colour in any but the plainest form, as bytes.
private struct ColorText {
  private let bytes: [UInt8]

  init(_ text: String) {
    let utf8 = text.utf8
    guard let first = utf8.firstIndex(where: { !$0.isCSSSpace }),
      let last = utf8.lastIndex(where: { !$0.isCSSSpace })
    else {
      bytes = []
      return
    }
    bytes = Array(utf8[first...last])
  }

  func reading() throws(ColorError.Reason) -> ColorReading {
    guard let first = bytes.first else { throw .empty }
    if first == UInt8(ascii: "#") { return try hexReading() }
    if let open = bytes.firstIndex(of: UInt8(ascii: "(")) {
      return try functionReading(parenthesis: open)
    }
    return try nameReading()
  }

  private var text: String { String(decoding: bytes, as: UTF8.self) }

  /// A hex colour with space around it, or one that is wrong.
  private func hexReading() throws(ColorError.Reason) -> ColorReading {
    if let color = Color(hex: text) { return ColorReading(color, as: .hex) }
    for scalar in text.unicodeScalars.dropFirst() {
      guard scalar.isASCII, Color.hexValue(UInt8(truncatingIfNeeded: scalar.value)) != nil else {
        throw .badHexDigit(scalar)
      }
    }
    throw .badHexLength(bytes.count - 1)
  }

  private func functionReading(parenthesis: Int) throws(ColorError.Reason) -> ColorReading {
    let name = bytes[..<parenthesis]
    guard let last = name.last else { throw .unknownName(nearest: nil) }
    guard name.allSatisfy(\.isCSSNameByte) else {
      let isSpaced = last.isCSSSpace && name.allSatisfy { $0.isCSSNameByte || $0.isCSSSpace }
      throw isSpaced ? .badFunction(.spaceBeforeParenthesis) : .unknownName(nearest: nil)
    }
    let lowercased = String(decoding: name.map(\.asciiLowercased), as: UTF8.self)
    guard let function = ColorFunction(name: lowercased) else {
      let written = ColorError.cut(String(decoding: name, as: UTF8.self), to: 20)
      throw .badFunction(.unknownFunction(name: written))
    }
    var cursor = CSSCursor(bytes, at: parenthesis + 1)
    do {
      return try function.reading(&cursor)
    } catch {
      throw .badFunction(error)
    }
  }

  private func nameReading() throws(ColorError.Reason) -> ColorReading {
    // No name is longer than 24 bytes; what is need not be copied.
    guard bytes.count <= 24 else { throw .unknownName(nearest: nil) }
    let name = bytes.map(\.asciiLowercased)
    if let color = NamedColor.color(named: name) { return ColorReading(color, as: .name) }
    if CSSWideWords.contains(name) { throw .noFixedColor }
    if let suggestion = hexSuggestion { throw .missingHash(suggestion: suggestion) }
    throw .unknownName(nearest: NamedColor.nearest(to: name))
  }

  /// The text with its `#`, if that makes it a colour; `0x` and six digits count as well.
  private var hexSuggestion: String? {
    var digits = bytes[...]
    if bytes.count == 8, bytes.starts(with: "0x".utf8) { digits = digits.dropFirst(2) }
    let suggestion = "#" + String(decoding: digits, as: UTF8.self)
    return Color(hex: suggestion).map { _ in suggestion }
  }
}
