extension Color {
  /// Returns what is seen where this colour lies over another one.
  ///
  /// This is source-over of the encoded channels, as browsers do it (CSS Compositing 1, section
  /// 5.1). It is computed in integers, rounded to the nearest, halves up: the same on every machine.
  package func composited(over ground: Color) -> Color {
    let top = Int(alpha) * 255
    let bottom = Int(ground.alpha) * (255 - Int(alpha))
    let total = top + bottom
    guard total > 0 else { return Color(red: 0, green: 0, blue: 0, alpha: 0) }
    func blended(_ mine: UInt8, _ others: UInt8) -> UInt8 {
      // A mean of two bytes is a byte.
      UInt8(
        truncatingIfNeeded: (2 * (Int(mine) * top + Int(others) * bottom) + total) / (2 * total)
      )
    }
    return Color(
      red: blended(red, ground.red),
      green: blended(green, ground.green),
      blue: blended(blue, ground.blue),
      alpha: UInt8(truncatingIfNeeded: (2 * total + 255) / 510)
    )
  }
}
