/// The colour functions that are read (CSS Color 4, sections 5 to 10).
enum ColorFunction: String, CaseIterable {
  case rgb, hsl, hwb, oklab, oklch, color

  /// Returns the function of a name in lower case; `rgba` and `hsla` are older names.
  init?(name: String) {
    switch name {
    case "rgba": self = .rgb
    case "hsla": self = .hsl
    default: self.init(rawValue: name)
    }
  }

  /// Reads from behind the opening parenthesis to the end of the text.
  func reading(_ cursor: inout CSSCursor) throws(ColorError.FunctionFault) -> ColorReading {
    let space = self == .color ? try Self.space(&cursor) : .srgb
    let arguments = try ColorArguments(components, commas: commas, from: &cursor)
    guard cursor.next == nil else { throw .textAfter(cursor.excerpt()) }
    return reading(arguments.components, alpha: arguments.alpha, in: space)
  }

  private static func space(_ cursor: inout CSSCursor) throws(ColorError.FunctionFault) -> RGBSpace
  {
    cursor.skipSpaces()
    let name = cursor.takeName()
    guard let space = RGBSpace(rawValue: name) else {
      throw .unknownSpace(name: ColorError.cut(name, to: 20))
    }
    return space
  }

  private var components: [ColorComponent] {
    switch self {
    case .rgb: [.quantity(of: 255), .quantity(of: 255), .quantity(of: 255)]
    case .hsl, .hwb: [.hue, .quantity(of: 100), .quantity(of: 100)]
    case .oklab: [.quantity(of: 1), .quantity(of: 0.4), .quantity(of: 0.4)]
    case .oklch: [.quantity(of: 1), .quantity(of: 0.4), .hue]
    case .color: [.quantity(of: 1), .quantity(of: 1), .quantity(of: 1)]
    }
  }

  private var commas: ColorArguments.CommaForm? {
    switch self {
    case .rgb: .alike
    case .hsl: .hueAndPercentages
    case .hwb, .oklab, .oklch, .color: nil
    }
  }

  private func reading(_ c: SIMD3<Double>, alpha: Double, in space: RGBSpace) -> ColorReading {
    switch self {
    case .rgb:
      ColorReading(Color(scaled: c, alpha: alpha), as: .rgb)
    case .hsl:
      ColorReading(
        Color(encoded: HSL.encodedSRGB(hue: c.x, saturation: c.y, lightness: c.z), alpha: alpha),
        as: .hsl
      )
    case .hwb:
      ColorReading(
        Color(encoded: HSL.encodedSRGB(hue: c.x, whiteness: c.y, blackness: c.z), alpha: alpha),
        as: .hwb
      )
    case .oklab:
      ColorReading(OKLab(lightness: c.x, a: c.y, b: c.z), alpha: alpha, as: .oklab)
    case .oklch:
      ColorReading(
        // A chroma below 0 counts as 0 (section 9.4), not as the opposite hue.
        OKLab(lightness: c.x, chroma: max(c.y, 0), hue: c.z),
        alpha: alpha,
        as: .oklch
      )
    case .color:
      ColorReading(red: c.x, green: c.y, blue: c.z, alpha: alpha, in: space)
    }
  }
}
