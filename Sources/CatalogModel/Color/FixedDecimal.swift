/// A number with a fixed count of decimals, held as an integer.
///
/// Its text has a point whatever the locale, and all of its decimals.
package struct FixedDecimal: Sendable, Hashable {
  private let scaled: Int
  private let decimals: Int

  /// Rounds to the nearest, halves away from zero.
  ///
  /// - Parameters:
  ///   - value: Beyond ±10¹², and for what is no number, the nearest that fits, or 0.
  ///   - decimals: From 0 to 6.
  package init(_ value: Double, decimals: Int) {
    let decimals = min(max(decimals, 0), 6)
    let bounded = value.bounded(to: -1e12...1e12)
    let factor = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
    self.init(scaled: Int((bounded * factor).rounded(.toNearestOrAwayFromZero)), decimals: decimals)
  }

  private init(scaled: Int, decimals: Int) {
    self.scaled = scaled
    self.decimals = decimals
  }

  /// Whether all digits are 0.
  package var isZero: Bool { scaled == 0 }

  /// Returns 0 for `limit` itself, as angles have it that were rounded up to a full turn.
  func wrapped(at limit: Double) -> FixedDecimal {
    self == FixedDecimal(limit, decimals: decimals)
      ? FixedDecimal(scaled: 0, decimals: decimals) : self
  }
}

extension FixedDecimal: CustomStringConvertible {
  /// The digits, such as `-0.50`; never `-0`.
  package var description: String {
    guard decimals > 0 else { return String(scaled) }
    let digits = String(scaled.magnitude)
    let padding = String(repeating: "0", count: max(0, decimals + 1 - digits.utf8.count))
    let padded = padding + digits
    return (scaled < 0 ? "-" : "") + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }
}
