#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Double {
  /// The value, or the bound that is nearest; 0 if it is no number.
  func bounded(to bounds: ClosedRange<Double>) -> Double {
    isNaN ? 0 : min(max(self, bounds.lowerBound), bounds.upperBound)
  }
}

/// The functions of the C mathematics library that colours need; the one file that imports it.
///
/// Unlike `+` and `squareRoot`, these are not specified to the last bit, so two machines may differ
/// by one unit in the last place. What is published is rounded to 8 bits a channel or to a few
/// decimals, some nine orders of magnitude coarser.
enum Math {
  /// Returns `base` to the power of `exponent`.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    pow(base, exponent)
  }

  /// Returns the cube root, negative for a negative value.
  static func cubeRoot(_ value: Double) -> Double {
    cbrt(value)
  }

  /// Returns cosine and sine of an angle in degrees.
  static func direction(degrees: Double) -> (cosine: Double, sine: Double) {
    let radians = degrees * .pi / 180
    return (cos(radians), sin(radians))
  }

  /// Returns the angle of a direction, in degrees from 0 up to 360.
  static func degrees(x: Double, y: Double) -> Double {
    let degrees = atan2(y, x) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }
}
