extension Color {
  /// The colour as `rgb(255 59 48)`, or `rgb(0 170 255 / 53.3%)`.
  ///
  /// Reads back as the same colour.
  package var rgbText: String {
    "rgb(\(red) \(green) \(blue)\(alphaText))"
  }

  /// The colour as `hsl(3 100% 59%)`, rounded to whole degrees and percents.
  ///
  /// Computed in integers. A grey has the hue 0.
  package var hslText: String {
    let (largest, least) = (Int(max(red, green, blue)), Int(min(red, green, blue)))
    let (sum, span) = (largest + least, largest - least)
    let lightness = Self.rounded(100 * sum, over: 510)
    let saturation = span == 0 ? 0 : Self.rounded(100 * span, over: min(sum, 510 - sum))
    return "hsl(\(hueInDegrees(span: span)) \(saturation)% \(lightness)%\(alphaText))"
  }

  /// The colour as `oklch(65.4% 0.232 28.7)`, always with so many decimals.
  ///
  /// A colour so near to grey that its chroma is written as `0.000` has the hue `none`, since the
  /// angle that is left is noise.
  package var oklchText: String {
    let lab = oklab
    let lightness = FixedDecimal(lab.lightness * 100, decimals: 1)
    let chroma = FixedDecimal(lab.chroma, decimals: 3)
    let hue = FixedDecimal(lab.hue, decimals: 1).wrapped(at: 360)
    let hueText = chroma.isZero ? "none" : hue.description
    return "oklch(\(lightness)% \(chroma) \(hueText)\(alphaText))"
  }

  /// The hue of a colour whose channels span `span`, in whole degrees from 0 up to 360.
  private func hueInDegrees(span: Int) -> Int {
    guard span > 0 else { return 0 }
    let (red, green, blue) = (Int(red), Int(green), Int(blue))
    // Which channel is the largest decides the sextant that degrees are counted from.
    let sixths =
      if red >= green, red >= blue {
        green - blue + (green < blue ? 6 * span : 0)
      } else if green >= blue {
        blue - red + 2 * span
      } else {
        red - green + 4 * span
      }
    return Self.rounded(60 * sixths, over: span) % 360
  }

  /// Returns a quotient of two integers that are not negative, to the nearest, halves up.
  private static func rounded(_ dividend: Int, over divisor: Int) -> Int {
    (2 * dividend + divisor) / (2 * divisor)
  }

  /// The end of a function, such as ` / 53.3%`, or nothing if the colour is opaque.
  ///
  /// One decimal tells all 256 values apart.
  private var alphaText: String {
    guard !isOpaque else { return "" }
    let tenths = Self.rounded(1000 * Int(alpha), over: 255)
    return tenths % 10 == 0 ? " / \(tenths / 10)%" : " / \(tenths / 10).\(tenths % 10)%"
  }
}
