internal import Recordings

extension HTMLWriter {
  /// Appends a field's value.
  mutating func value(_ value: ValueRecord) {
    switch value {
    case .absent: raw("<span class=\"absent\">—<span class=\"vh\"> no value</span></span>")
    case .text, .number, .date, .selection: name(value.text)
    case .flag(let flag): raw(flag ? "yes" : "no")
    case .color(let hex, let written, let isMapped): color(hex, written, isMapped: isMapped)
    case .list([]): self.value(.absent)
    case .list(let texts): list(texts)
    }
  }

  private mutating func color(_ hex: String, _ written: String, isMapped: Bool) {
    raw("<span class=\"color\">")
    swatch(hex)
    raw("<code>")
    text(hex)
    raw("</code></span>")
    if isMapped || !written.isSameColorText(as: hex) {
      raw(" <small class=\"written\">")
      name(written)
      if isMapped { raw(", outside sRGB") }
      raw("</small>")
    }
  }

  private mutating func list(_ texts: [String]) {
    for (position, text) in texts.enumerated() {
      if position > 0 { raw(", ") }
      name(text)
    }
  }
}

extension String {
  /// Whether it is the colour `hex` but for the case of its letters.
  func isSameColorText(as hex: String) -> Bool {
    utf8.elementsEqual(hex.utf8) { left, right in
      left == right || left | 0x20 == right && (0x41...0x46).contains(left)
    }
  }
}
