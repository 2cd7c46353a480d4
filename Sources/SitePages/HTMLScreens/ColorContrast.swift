/// Which of black and white can be read on a colour.
///
/// Contrast as in WCAG 2.2: (lighter + 0.05) / (darker + 0.05), of relative luminances. What is
/// translucent lies on the chequered ground, and the worse of its two squares counts.
enum ColorContrast {
  /// The two greys of the chequered ground, as in `style.css`.
  static let chequers: [UInt8] = [0xFF, 0xE6]

  /// Returns the class, with a space before it, for what stands on `color`.
  static func className(on color: CanonicalColor) -> StaticString {
    prefersWhite(on: color) ? " on-dark" : " on-light"
  }

  /// Returns whether white is easier to read on `color` than black.
  static func prefersWhite(on color: CanonicalColor) -> Bool {
    // What stands on an opaque colour is the same on all grounds.
    let grounds = color.isOpaque ? chequers.prefix(1) : chequers[...]
    let luminances = grounds.map { luminance(of: color, over: $0) }
    let onBlack = luminances.map { ($0 + 0.05) / 0.05 }.min() ?? 0
    let onWhite = luminances.map { 1.05 / ($0 + 0.05) }.min() ?? 0
    return onWhite > onBlack
  }

  /// Returns the class for a shape in `color` that could hardly be made out on a white ground
  /// (`pale`) or on a black one (`deep`): its contrast is below 1.4.
  static func edgeClass(of color: CanonicalColor) -> StaticString? {
    let own = luminance(of: color, over: 0xFF)
    if 1.05 / (own + 0.05) < 1.4 { return "pale" }
    return (own + 0.05) / 0.05 < 1.4 ? "deep" : nil
  }

  private static func luminance(of color: CanonicalColor, over ground: UInt8) -> Double {
    let share = Double(color.alpha) / 255
    func part(_ value: UInt8) -> Double {
      linear((Double(value) * share + Double(ground) * (1 - share)) / 255)
    }
    return 0.2126 * part(color.red) + 0.7152 * part(color.green) + 0.0722 * part(color.blue)
  }

  /// Returns the linear value of an sRGB part, both from 0 to 1.
  ///
  /// The curve's power is 2.4, worked out by Newton's method: the mathematical functions of C
  /// libraries may differ in the last digit, and with it, at worst, the choice.
  private static func linear(_ value: Double) -> Double {
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    return base * base * fifthRootSquared(base)
  }

  /// Returns `base` to the power of 0.4.
  private static func fifthRootSquared(_ base: Double) -> Double {
    let square = base * base
    var root = 1.0
    for _ in 0..<12 {
      let fourth = root * root * root * root
      root -= (root * fourth - square) / (5 * fourth)
    }
    return root
  }
}
