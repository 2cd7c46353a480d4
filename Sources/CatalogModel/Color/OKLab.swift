/// A colour in OKLab, where equal distances look about equally far apart (CSS Color 4, section 9).
package struct OKLab: Sendable, Hashable {
  /// Perceived lightness, from 0 (black) to 1 (white).
  package var lightness: Double
  /// From green (negative) to red; within about ±0.4.
  package var a: Double
  /// From blue (negative) to yellow; within about ±0.4.
  package var b: Double

  /// Creates a colour from its coordinates.
  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Creates a colour from polar coordinates, which is what OKLCH is; `hue` is in degrees.
  package init(lightness: Double, chroma: Double, hue: Double) {
    let direction = Math.direction(degrees: hue)
    self.init(lightness: lightness, a: chroma * direction.cosine, b: chroma * direction.sine)
  }

  /// How far the colour is from grey: 0 for a grey, at most about 0.32 in sRGB.
  package var chroma: Double { (a * a + b * b).squareRoot() }

  /// The hue, in degrees from 0 up to 360; means nothing for a grey.
  package var hue: Double { Math.degrees(x: a, y: b) }

  /// Returns the distance ΔE-OK: 0 for the same colour, 1 from black to white.
  package func distance(to other: OKLab) -> Double {
    let lightness = lightness - other.lightness
    let (a, b) = (a - other.a, b - other.b)
    return (lightness * lightness + a * a + b * b).squareRoot()
  }
}

extension OKLab {
  /// Converts from sRGB without its gamma.
  init(linearSRGB channels: SIMD3<Double>) {
    let lms = Self.lmsFromXYZ * (SRGB.xyzFromLinear * channels)
    let roots = SIMD3(Math.cubeRoot(lms.x), Math.cubeRoot(lms.y), Math.cubeRoot(lms.z))
    let lab = Self.labFromLMSRoots * roots
    self.init(lightness: lab.x, a: lab.y, b: lab.z)
  }

  /// The colour in sRGB without its gamma; outside 0 to 1 if sRGB can't show it.
  var linearSRGB: SIMD3<Double> {
    let roots = Self.lmsRootsFromLab * SIMD3(lightness, a, b)
    return SRGB.linearFromXYZ * (Self.xyzFromLMS * (roots * roots * roots))
  }

  // `XYZ_to_OKLab` and `OKLab_to_XYZ` of "Sample code for Color Conversions" in CSS Color 4, in the
  // precision that they have had there since 2024.
  private static let lmsFromXYZ = Matrix3(
    SIMD3(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
    SIMD3(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
    SIMD3(0.0481771893596242, 0.2642395317527308, 0.6335478284694309)
  )
  private static let labFromLMSRoots = Matrix3(
    SIMD3(0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
    SIMD3(1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
    SIMD3(0.0259040424655478, 0.7827717124575296, -0.8086757549230774)
  )
  private static let xyzFromLMS = Matrix3(
    SIMD3(1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
    SIMD3(-0.0405757452148008, 1.1122868032803170, -0.0717110580655164),
    SIMD3(-0.0763729366746601, -0.4214933324022432, 1.5869240198367816)
  )
  private static let lmsRootsFromLab = Matrix3(
    SIMD3(1, 0.3963377773761749, 0.2158037573099136),
    SIMD3(1, -0.1055613458156586, -0.0638541728258133),
    SIMD3(1, -0.0894841775298119, -1.2914855480194092)
  )
}
