/// Finds the colour of sRGB that stands in for one that sRGB can't show.
///
/// This is the "CSS gamut mapping" of CSS Color 4, section 13: lightness and hue are kept and chroma
/// is taken away, by halving, until plain clipping would change the rest by less than a just
/// noticeable difference; then that is clipped. Clipping alone would be simpler, but shifts hue and
/// lightness: it turns `oklch(0.7 0.4 150)` into `#00d600` where this keeps the tone, `#00c248`.
enum GamutMapping {
  /// The ΔE-OK below which two colours can't be told apart.
  private static let justNoticeableDifference = 0.02
  /// Where the search stops.
  private static let epsilon = 0.0001

  /// Returns the encoded sRGB channels of `color`, all from 0 to 1, and whether it was outside.
  ///
  /// A colour is inside if its channels are, once rounded to 8 bits; then they are just clipped.
  static func map(_ color: OKLab) -> (channels: SIMD3<Double>, isOutside: Bool) {
    let channels = SRGB.encoded(color.linearSRGB)
    if SRGB.isInGamut(channels, within: SRGB.halfStep) {
      return (SRGB.clipped(channels), false)
    }
    if color.lightness >= 1 { return (.one, true) }
    if color.lightness <= 0 { return (.zero, true) }
    return (reduced(color), true)
  }

  /// Takes away chroma.
  private static func reduced(_ color: OKLab) -> SIMD3<Double> {
    let origin = Candidate(color)
    if origin.difference < justNoticeableDifference { return origin.clipped }
    let hue = color.hue
    var (low, high) = (0.0, color.chroma)
    var isLowInGamut = true
    var clipped = origin.clipped
    while high - low > epsilon {
      let chroma = (low + high) / 2
      let candidate = Candidate(OKLab(lightness: color.lightness, chroma: chroma, hue: hue))
      if isLowInGamut, SRGB.isInGamut(candidate.channels) {
        low = chroma
        continue
      }
      clipped = candidate.clipped
      if candidate.difference >= justNoticeableDifference {
        high = chroma
      } else if justNoticeableDifference - candidate.difference < epsilon {
        break
      } else {
        isLowInGamut = false
        low = chroma
      }
    }
    return clipped
  }

  /// A colour with less chroma, and what clipping would make of it.
  private struct Candidate {
    let channels: SIMD3<Double>
    let clipped: SIMD3<Double>
    private let color: OKLab

    init(_ color: OKLab) {
      self.color = color
      channels = SRGB.encoded(color.linearSRGB)
      clipped = SRGB.clipped(channels)
    }

    /// The ΔE-OK that clipping costs.
    var difference: Double {
      color.distance(to: OKLab(linearSRGB: SRGB.linear(clipped)))
    }
  }
}

extension OKLab {
  /// The colour with coordinates that the search can halve: what is no number becomes 0.
  fileprivate var bounded: OKLab {
    OKLab(
      lightness: lightness.bounded(to: 0...1),
      a: a.bounded(to: -1e9...1e9),
      b: b.bounded(to: -1e9...1e9)
    )
  }
}

extension ColorReading {
  /// Reads a colour of OKLab; what sRGB can't show is mapped into it and marked.
  ///
  /// See `GamutMapping` for how. As in CSS, a lightness beyond 0 or 1 counts as 0 or 1.
  package init(_ color: OKLab, alpha: Double = 1, as notation: Notation) {
    let mapped = GamutMapping.map(color.bounded)
    self.init(
      Color(encoded: mapped.channels, alpha: alpha),
      as: notation,
      isOutsideSRGB: mapped.isOutside
    )
  }
}
