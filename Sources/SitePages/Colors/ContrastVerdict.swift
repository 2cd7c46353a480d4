internal import CatalogModel

/// What WCAG 2.2 says of a colour on a ground.
struct ContrastVerdict {
  /// The contrast ratio, from 1 to 21.
  let ratio: Double

  /// Judges a colour on an opaque ground; what is translucent is seen through.
  init(of color: Color, on ground: Color) {
    ratio = color.composited(over: ground).contrast(with: ground)
  }

  /// The ratio with two decimals, never rounded up: 4.4999 does not pass for 4.5.
  var ratioText: String {
    FixedDecimal((ratio * 100).rounded(.down) / 100, decimals: 2).description + ":1"
  }

  /// The verdict on text (success criteria 1.4.3 and 1.4.6).
  var text: String { Self.grade(ratio, enough: 4.5, best: 7) }

  /// The verdict on text from 24 px, or 19 px in bold (the same criteria).
  var largeText: String { Self.grade(ratio, enough: 3, best: 4.5) }

  /// The verdict on what is no text (success criterion 1.4.11, which has no level AAA).
  var graphics: String { ratio >= 3 ? "AA" : "fails" }

  private static func grade(_ ratio: Double, enough: Double, best: Double) -> String {
    ratio >= best ? "AAA" : ratio >= enough ? "AA" : "fails"
  }
}
