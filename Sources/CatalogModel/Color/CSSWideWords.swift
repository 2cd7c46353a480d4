/// Words that CSS takes for a colour, but that are another one each time.
enum CSSWideWords {
  /// Whether the word, in lower case, is one.
  static func contains(_ word: [UInt8]) -> Bool {
    words.contains { $0.utf8.elementsEqual(word) }
  }

  /// `currentColor` (CSS Color 4, section 6.4), the words that every property takes (CSS Cascade 5,
  /// section 7.3), and the system colours (CSS Color 4, section 6.2).
  private static let words = [
    "currentcolor",
    "inherit", "initial", "revert", "revert-layer", "unset",
    "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface", "buttontext",
    "canvas", "canvastext", "field", "fieldtext", "graytext", "highlight", "highlighttext",
    "linktext", "mark", "marktext", "selecteditem", "selecteditemtext", "visitedtext",
  ]
}
