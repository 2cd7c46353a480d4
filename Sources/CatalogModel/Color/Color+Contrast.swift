extension Color {
  /// How much light the colour gives, from 0 (black) to 1 (white).
  ///
  /// This is WCAG 2.2's relative luminance. Alpha is left out; see `composited(over:)`.
  package var relativeLuminance: Double {
    let linear = linearChannels
    return 0.2126 * linear.x + 0.7152 * linear.y + 0.0722 * linear.z
  }

  /// Returns the contrast ratio of WCAG 2.2: 1 for equal colours, 21 for black and white.
  ///
  /// Text needs 4.5, large text and parts of the interface 3 (success criteria 1.4.3 and 1.4.11,
  /// level AA). The order of the two does not matter; alpha is left out.
  package func contrast(with other: Color) -> Double {
    let (mine, others) = (relativeLuminance, other.relativeLuminance)
    return (max(mine, others) + 0.05) / (min(mine, others) + 0.05)
  }

  /// Black or white, whichever is more legible on this colour.
  ///
  /// Its contrast is 4.58 or more, so it passes for text of any size. Alpha is left out: a translucent colour has to be composited over its ground first.
  package var bestTextColor: Color {
    contrast(with: .black) >= contrast(with: .white) ? .black : .white
  }
}
