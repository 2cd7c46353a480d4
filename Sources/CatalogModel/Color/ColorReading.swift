/// What a spelling of a colour says.
package struct ColorReading: Sendable, Hashable {
  /// How a colour was written.
  ///
  /// The raw value is the name that CSS has for it, to be shown beside the swatch.
  package enum Notation: String, Sendable, CaseIterable {
    /// Hex digits after a `#`.
    case hex
    /// One of the CSS names, or `transparent`.
    case name
    /// `rgb()` or `rgba()`.
    case rgb
    /// `hsl()` or `hsla()`.
    case hsl
    /// `hwb()`.
    case hwb
    /// `oklab()`.
    case oklab
    /// `oklch()`.
    case oklch
    /// Components of sRGB, as in `color(srgb 1 0 0)`.
    case srgb
    /// Components of sRGB without its gamma, as in `color(srgb-linear 1 0 0)`.
    case linearSRGB = "srgb-linear"
    /// Components of Display P3, as in `color(display-p3 1 0 0)`.
    case displayP3 = "display-p3"
  }

  /// The colour in sRGB: the one that was written, or the nearest that sRGB can show.
  package var color: Color
  /// Whether sRGB can't show the colour that was written, so that `color` stands in for it.
  ///
  /// Set when a channel, rounded to 8 bits, falls outside 0 to 255. Not set by `rgb()`, `hsl()`
  /// and `hwb()`: CSS clamps their components as they are read, so they are always inside.
  package var isOutsideSRGB: Bool
  /// How the colour was written.
  package var notation: Notation

  /// Creates a reading.
  package init(_ color: Color, as notation: Notation, isOutsideSRGB: Bool = false) {
    self.color = color
    self.notation = notation
    self.isOutsideSRGB = isOutsideSRGB
  }
}
