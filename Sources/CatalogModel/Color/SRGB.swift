/// The sRGB space: its gamma, its primaries, its bounds.
///
/// After "Sample code for Color Conversions" in CSS Color 4, whose names the matrices carry.
enum SRGB {
  /// Half of the distance between two neighbouring 8-bit values.
  static let halfStep = 0.5 / 255

  /// Removes the gamma from a channel; a negative one is mirrored.
  static func linear(_ channel: Double) -> Double {
    let magnitude = abs(channel)
    guard magnitude > 0.04045 else { return channel / 12.92 }
    let linear = Math.power((magnitude + 0.055) / 1.055, 2.4)
    return channel < 0 ? -linear : linear
  }

  /// Applies the gamma to a channel; a negative one is mirrored.
  static func encoded(_ channel: Double) -> Double {
    let magnitude = abs(channel)
    guard magnitude > 0.0031308 else { return channel * 12.92 }
    let encoded = 1.055 * Math.power(magnitude, 1 / 2.4) - 0.055
    return channel < 0 ? -encoded : encoded
  }

  /// Removes the gamma from three channels.
  static func linear(_ channels: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(linear(channels.x), linear(channels.y), linear(channels.z))
  }

  /// Applies the gamma to three channels.
  static func encoded(_ channels: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(encoded(channels.x), encoded(channels.y), encoded(channels.z))
  }

  /// Whether all channels are between 0 and 1, give or take `tolerance`.
  static func isInGamut(_ channels: SIMD3<Double>, within tolerance: Double = 0) -> Bool {
    channels.min() >= -tolerance && channels.max() <= 1 + tolerance
  }

  /// Returns the channels, each at least 0 and at most 1.
  static func clipped(_ channels: SIMD3<Double>) -> SIMD3<Double> {
    channels.clamped(lowerBound: .zero, upperBound: .one)
  }

  /// `lin_sRGB_to_XYZ`; XYZ is relative to D65.
  static let xyzFromLinear = Matrix3(
    SIMD3(506752.0 / 1_228_815, 87881.0 / 245763, 12673.0 / 70218),
    SIMD3(87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545),
    SIMD3(7918.0 / 409605, 87881.0 / 737289, 1_001_167.0 / 1_053_270)
  )

  /// `XYZ_to_lin_sRGB`.
  static let linearFromXYZ = Matrix3(
    SIMD3(12831.0 / 3959, -329.0 / 214, -1974.0 / 3959),
    SIMD3(-851781.0 / 878810, 1_648_619.0 / 878810, 36519.0 / 878810),
    SIMD3(705.0 / 12673, -2585.0 / 12673, 705.0 / 667)
  )
}

extension Color {
  /// Creates a colour from channels and alpha between 0 and 1; what lies beyond is clipped.
  init(encoded channels: SIMD3<Double>, alpha: Double) {
    self.init(scaled: channels * 255, alpha: alpha)
  }

  /// Creates a colour from channels between 0 and 255 and an alpha between 0 and 1, rounded to the
  /// nearest, halves up.
  init(scaled channels: SIMD3<Double>, alpha: Double) {
    self.init(
      red: Self.eightBits(channels.x),
      green: Self.eightBits(channels.y),
      blue: Self.eightBits(channels.z),
      alpha: Self.eightBits(alpha * 255)
    )
  }

  /// The channels, from 0 to 1.
  var encodedChannels: SIMD3<Double> {
    SIMD3(Double(red), Double(green), Double(blue)) / 255
  }

  /// The channels without their gamma, from 0 to 1.
  var linearChannels: SIMD3<Double> { SRGB.linear(encodedChannels) }

  private static func eightBits(_ value: Double) -> UInt8 {
    // What is a hair below a half counts as one: halves that people write, such as 70% of 255, may
    // come out so, and not on every machine.
    UInt8((value.bounded(to: 0...255) + 1e-9).rounded(.toNearestOrAwayFromZero))
  }
}
