/// Hue, saturation and lightness, and hue, whiteness and blackness: other coordinates of sRGB
/// (CSS Color 4, sections 7 and 8).
enum HSL {
  /// Returns encoded channels from 0 to 1.
  ///
  /// The hue is in degrees, of any number of turns; saturation and lightness are clamped to 0 to 100.
  static func encodedSRGB(hue: Double, saturation: Double, lightness: Double) -> SIMD3<Double> {
    let saturation = saturation.bounded(to: 0...100) / 100
    let lightness = lightness.bounded(to: 0...100) / 100
    let reach = saturation * min(lightness, 1 - lightness)
    func channel(_ offset: Double) -> Double {
      let k = positive(offset + hue / 30, modulo: 12)
      return lightness - reach * max(-1, min(k - 3, 9 - k, 1))
    }
    return SIMD3(channel(0), channel(8), channel(4))
  }

  /// Returns encoded channels from 0 to 1.
  ///
  /// The hue is in degrees, of any number of turns; whiteness and blackness are clamped to 0 to 100,
  /// and make a grey if they come to 100 or more together.
  static func encodedSRGB(hue: Double, whiteness: Double, blackness: Double) -> SIMD3<Double> {
    let whiteness = whiteness.bounded(to: 0...100) / 100
    let blackness = blackness.bounded(to: 0...100) / 100
    guard whiteness + blackness < 1 else {
      return SIMD3(repeating: whiteness / (whiteness + blackness))
    }
    let pure = encodedSRGB(hue: hue, saturation: 100, lightness: 50)
    return pure * (1 - whiteness - blackness) + SIMD3(repeating: whiteness)
  }

  private static func positive(_ value: Double, modulo divisor: Double) -> Double {
    let remainder = value.truncatingRemainder(dividingBy: divisor)
    return remainder < 0 ? remainder + divisor : remainder
  }
}
