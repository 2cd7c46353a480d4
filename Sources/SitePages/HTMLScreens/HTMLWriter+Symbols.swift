internal import Recordings

extension HTMLWriter {
  /// Appends a row's symbol in its colour.
  ///
  /// The colour stands in a presentation attribute: a strict Content-Security-Policy forbids
  /// `style`, and not these. What is translucent lies on chequered ground. The shapes are defined
  /// once a page, by the template `symbols.html`.
  mutating func symbol(_ symbol: RowRecord.Symbol, isLabelled: Bool) {
    guard symbol.shape != .swatch else {
      return swatch(symbol.tint)
    }
    raw("<svg")
    if let color = symbol.tint.flatMap(CanonicalColor.init) {
      raw(" color=\"")
      text(color.opaqueHex)
      raw("\"")
      if !color.isOpaque {
        attribute("fill-opacity", color.opacity)
        attribute("stroke-opacity", color.opacity)
        raw(" class=\"clear\"")
      } else if let edge = ColorContrast.edgeClass(of: color) {
        raw(" class=\"")
        raw(edge)
        raw("\"")
      }
    }
    if isLabelled {
      raw(" role=\"img\" aria-label=\"")
      raw(symbol.shape.label)
      raw("\"")
    }
    raw("><use href=\"#")
    raw(symbol.shape.reference)
    raw("\"/></svg>")
  }

  /// Appends a disc of a colour, on chequered ground if it is translucent.
  mutating func swatch(_ hex: String?) {
    guard let color = hex.flatMap(CanonicalColor.init) else {
      return raw("<svg class=\"swatch none\" aria-hidden=\"true\"></svg>")
    }
    raw(color.isOpaque ? "<svg class=\"swatch\"" : "<svg class=\"swatch clear\"")
    fill(color)
    raw(" viewBox=\"0 0 2 2\" aria-hidden=\"true\"><circle cx=\"1\" cy=\"1\" r=\"1\"/></svg>")
  }

  /// Appends a ground of a colour that fills what it stands in.
  mutating func ground(_ color: CanonicalColor) {
    raw("<svg class=\"ground\"")
    fill(color)
    raw(" aria-hidden=\"true\"><rect width=\"100%\" height=\"100%\"/></svg>")
  }

  /// Appends the attributes that fill a shape.
  mutating func fill(_ color: CanonicalColor) {
    attribute("fill", color.opaqueHex)
    if !color.isOpaque { attribute("fill-opacity", color.opacity) }
  }
}

extension RowRecord.Symbol.Shape {
  /// The `id` of its definition on the page.
  fileprivate var reference: StaticString {
    switch self {
    case .star: "star"
    case .starFilled: "star-filled"
    case .heart: "heart"
    case .heartFilled: "heart-filled"
    case .swatch: "swatch"
    }
  }

  /// What it says to somebody who can't see it.
  fileprivate var label: StaticString {
    switch self {
    case .star: "star, outline"
    case .starFilled: "star, filled"
    case .heart: "heart, outline"
    case .heartFilled: "heart, filled"
    case .swatch: "colour"
    }
  }
}
