internal import Bytes

/// Text cut and padded to a number of columns.
enum TextFit {
  /// Text that fits, and the columns that it takes.
  struct Fitted {
    /// The text, made visible, perhaps cut.
    var text: String
    /// How many columns it takes.
    var width: Int
  }

  /// Returns `text`, made visible and cut with `…` if it takes more than `limit` columns.
  ///
  /// Text with right-to-left characters comes in isolates, so that the line around it keeps its
  /// order.
  ///
  /// - Complexity: O(*limit*) beyond making the text visible.
  static func fit(_ text: String, to limit: Int) -> Fitted {
    let length = text.utf8.count
    if length <= limit, text.isPrintableASCII { return Fitted(text: text, width: length) }
    var fitted = cut(text.visible, to: limit)
    if fitted.text.unicodeScalars.contains(where: \.isRightToLeft) {
      fitted.text = "\u{2068}" + fitted.text + "\u{2069}"
    }
    return fitted
  }

  private static func cut(_ text: String, to limit: Int) -> Fitted {
    var measure = DisplayWidth()
    var width = 0
    var lastFitting = (end: text.startIndex, width: 0)
    for index in text.unicodeScalars.indices {
      let added = measure.add(text.unicodeScalars[index])
      if added > 0, width <= limit - 1 { lastFitting = (index, width) }
      width += added
      guard width <= limit else {
        return Fitted(
          text: String(text[..<lastFitting.end]) + "…",
          width: lastFitting.width + 1
        )
      }
    }
    return Fitted(text: text, width: width)
  }
}

extension Unicode.Scalar {
  /// Whether the character belongs to a script that runs from right to left.
  var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE: true
    case 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
