/// A space whose colours are given as red, green and blue, each from 0 to 1.
package enum RGBSpace: String, Sendable, CaseIterable {
  /// sRGB.
  case srgb
  /// sRGB without its gamma.
  case linearSRGB = "srgb-linear"
  /// Display P3: wider primaries, sRGB's gamma.
  case displayP3 = "display-p3"

  /// The notation that a colour of this space is written in.
  package var notation: ColorReading.Notation {
    switch self {
    case .srgb: .srgb
    case .linearSRGB: .linearSRGB
    case .displayP3: .displayP3
    }
  }

  /// Converts components of this space to sRGB's, which lie outside 0 to 1 if sRGB can't show them.
  func encodedSRGB(_ components: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .srgb: components
    case .linearSRGB: SRGB.encoded(components)
    case .displayP3:
      SRGB.encoded(SRGB.linearFromXYZ * (Self.xyzFromLinearDisplayP3 * SRGB.linear(components)))
    }
  }

  /// `lin_P3_to_XYZ` of "Sample code for Color Conversions" in CSS Color 4.
  private static let xyzFromLinearDisplayP3 = Matrix3(
    SIMD3(608311.0 / 1250200, 189793.0 / 714400, 198249.0 / 1000160),
    SIMD3(35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2500400),
    SIMD3(0, 32229.0 / 714400, 5220557.0 / 5000800)
  )
}

extension ColorReading {
  /// Reads components of an RGB space, each meant to be from 0 to 1, as asset catalogs and design
  /// tokens have them.
  ///
  /// What sRGB can't show is clipped channel by channel and marked. That keeps a component that
  /// is full or absent full or absent, as in the tools that wrote the file: Display P3's
  /// `1 0 0` is `#ff0000`. A component that is no number counts as 0.
  package init(
    red: Double,
    green: Double,
    blue: Double,
    alpha: Double = 1,
    in space: RGBSpace
  ) {
    // Bounded, so that sums of products stay finite.
    let bounds = -1e9...1e9
    let encoded = space.encodedSRGB(
      SIMD3(red.bounded(to: bounds), green.bounded(to: bounds), blue.bounded(to: bounds))
    )
    self.init(
      Color(encoded: encoded, alpha: alpha),
      as: space.notation,
      isOutsideSRGB: !SRGB.isInGamut(encoded, within: SRGB.halfStep)
    )
  }
}
