import CatalogModel
import Testing

/// A spelling, the colour of sRGB that stands for it, and whether it is only a stand-in.
struct SpacedSpelling: CustomTestStringConvertible {
  let text: String
  let hex: String
  let isOutside: Bool

  init(_ text: String, _ hex: String, outside isOutside: Bool = false) {
    self.text = text
    self.hex = hex
    self.isOutside = isOutside
  }

  var testDescription: String { text }
}

// The expected values were computed apart from this code, in Python, from the rational matrices, the
// transfer function and the pseudo-code for gamut mapping that CSS Color 4 prints; the matrices
// were checked to be each other's inverses. "Outside" is a channel that rounds to below 0 or above
// 255 in 8 bits.
@Suite("Colours of other spaces")
struct ColorSpaceTests {
  @Test(
    "OKLCH and OKLab are converted, and mapped where sRGB ends",
    arguments: [
      SpacedSpelling("oklch(0.971 0.013 17.38)", "#fef2f2"),
      SpacedSpelling("oklch(63.7% 0.237 25.331)", "#fb2c36"),
      SpacedSpelling("oklch(96% 2% 259)", "#eff2f7"),
      SpacedSpelling("oklch(0.5 none none)", "#636363"),
      SpacedSpelling("oklch(0.546 0.245 262.881)", "#155dfc"),
      SpacedSpelling("oklch(0.457 0.24 277.023)", "#432dd7"),
      SpacedSpelling("oklch(0.667 0.295 322.15)", "#e12afb"),
      SpacedSpelling("oklch(0.208 0.042 265.755)", "#0f172b"),
      SpacedSpelling("oklch(0.5 0.1 -30)", "#834d7e"),
      SpacedSpelling("oklch(0.25 0.05 400)", "#35180e"),
      SpacedSpelling("oklch(0.9 12.5% 0.5turn)", "#bbe9df"),
      SpacedSpelling("oklch(50% 0.1 -30deg / 50%)", "#834d7e80"),
      SpacedSpelling("oklch(0.5 -1 30)", "#636363"),
      SpacedSpelling("oklch(0.705 0.213 47.604)", "#ff6900", outside: true),
      SpacedSpelling("oklch(0.852 0.199 91.936)", "#fcc800", outside: true),
      SpacedSpelling("oklch(0.841 0.238 128.85)", "#9ae600", outside: true),
      SpacedSpelling("oklch(0.765 0.177 163.223)", "#00d492", outside: true),
      SpacedSpelling("oklch(0.715 0.143 215.221)", "#00b8db", outside: true),
      SpacedSpelling("oklch(0.627 0.265 303.9)", "#ad46ff", outside: true),
      SpacedSpelling("oklch(0.7 0.4 150)", "#00c248", outside: true),
      SpacedSpelling("oklch(0.5 0.4 264)", "#0033ff", outside: true),
      SpacedSpelling("oklch(0.8 0.3 30)", "#ff9a88", outside: true),
      SpacedSpelling("oklch(0.3 0.3 110)", "#313000", outside: true),
      SpacedSpelling("oklch(0.95 0.2 200)", "#8cffff", outside: true),
      SpacedSpelling("oklch(0.05 0.2 330)", "#020002", outside: true),
      SpacedSpelling("oklch(0.6 5 40)", "#e33a00", outside: true),
      SpacedSpelling("oklab(0.6 0.1 -0.1)", "#9f63ba"),
      SpacedSpelling("oklab(60% -25% 25%)", "#599233"),
      SpacedSpelling("oklab(0.2 -0.02 0)", "#0b1916"),
      SpacedSpelling("oklab(0.4 0.3 0.3)", "#802300", outside: true),
    ]
  )
  func oklab(_ spelling: SpacedSpelling) throws {
    let reading = try Color.parse(spelling.text)
    #expect(reading.color.hex == spelling.hex)
    #expect(reading.isOutsideSRGB == spelling.isOutside)
    #expect(reading.notation.rawValue == String(spelling.text.prefix(5)))
  }

  @Test(
    "A lightness beyond its ends counts as black or white",
    arguments: [
      SpacedSpelling("oklch(1.2 0 0)", "#ffffff"),
      SpacedSpelling("oklch(0.99999 0 0)", "#ffffff"),
      SpacedSpelling("oklch(-1 0 0)", "#000000"),
      SpacedSpelling("oklch(1 0.2 100)", "#ffffff", outside: true),
      SpacedSpelling("oklch(0 0.2 100)", "#000000", outside: true),
    ]
  )
  func lightness(_ spelling: SpacedSpelling) throws {
    let reading = try Color.parse(spelling.text)
    #expect(reading.color.hex == spelling.hex)
    #expect(reading.isOutsideSRGB == spelling.isOutside)
  }

  @Test(
    "Display P3 is converted, not copied, and clipped where sRGB ends",
    arguments: [
      SpacedSpelling("color(display-p3 0.8 0.4 0.2)", "#db5e1f"),
      SpacedSpelling("color(display-p3 50% 25% 75%)", "#893bc6"),
      SpacedSpelling("color(display-p3 1 1 1 / 0.5)", "#ffffff80"),
      SpacedSpelling("color(Display-P3 1 0 0)", "#ff0000", outside: true),
      SpacedSpelling("color(display-p3 0 1 0)", "#00ff00", outside: true),
      SpacedSpelling("color(display-p3 0 0 1)", "#0000ff", outside: true),
      SpacedSpelling("color(display-p3 1 1 0)", "#ffff00", outside: true),
      SpacedSpelling("color(display-p3 0.1 0.9 0.3)", "#00ea25", outside: true),
    ]
  )
  func displayP3(_ spelling: SpacedSpelling) throws {
    let reading = try Color.parse(spelling.text)
    #expect(reading.color.hex == spelling.hex)
    #expect(reading.isOutsideSRGB == spelling.isOutside)
    #expect(reading.notation == .displayP3)
  }

  @Test("`color()` takes sRGB with and without its gamma")
  func colorFunction() throws {
    #expect(try Color.parse("color(srgb 1 0.5 0)").color.hex == "#ff8000")
    #expect(try Color.parse("color(srgb-linear 1 0.21586 0)").color.hex == "#ff8000")
    let beyond = try Color.parse("color(srgb 1.2 0.5 -0.1)")
    #expect(beyond.color.hex == "#ff8000")
    #expect(beyond.isOutsideSRGB)
  }

  @Test("Components are read as `color()` reads them")
  func components() {
    let grey = 128.0 / 255
    #expect(
      ColorReading(red: grey, green: grey, blue: grey, in: .displayP3).color.hex == "#808080"
    )
    let orange = ColorReading(red: 0.8, green: 0.4, blue: 0.2, alpha: 0.2, in: .displayP3)
    #expect(orange.color.hex == "#db5e1f33")
    #expect(orange.notation == .displayP3)
    #expect(ColorReading(red: 1, green: 0, blue: 0, in: .displayP3).isOutsideSRGB)
    #expect(ColorReading(red: 0.25, green: 0, blue: 1, in: .srgb).color.hex == "#4000ff")
  }

  @Test(
    "What is no number, or none that a colour has, still gives a colour",
    arguments: [
      Double.nan, -.nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]
  )
  func hostileComponents(_ value: Double) {
    for space in RGBSpace.allCases {
      let reading = ColorReading(red: value, green: value, blue: 1, alpha: value, in: space)
      #expect(reading.notation == space.notation)
    }
    let blue = ColorReading(red: value, green: value, blue: 1, alpha: value, in: .srgb)
    #expect(blue.color.blue == 255)
    let full = ColorReading(red: .infinity, green: 0, blue: 0, in: .displayP3)
    #expect(full.color.hex == "#ff0000")
    let lab = OKLab(lightness: 0.5, a: value, b: -value)
    #expect(ColorReading(lab, alpha: value, as: .oklab).notation == .oklab)
    let lch = OKLab(lightness: value, chroma: value, hue: value)
    #expect(ColorReading(lch, as: .oklch).notation == .oklch)
  }

  @Test("A mapped colour keeps its lightness and hue where clipping would not")
  func mappingKeepsTone() throws {
    let wanted = OKLab(lightness: 0.7, chroma: 0.4, hue: 150)
    let mapped = try Color.parse("oklch(0.7 0.4 150)").color.oklab
    let clipped = try Color.parse("#00d600").color.oklab
    #expect(abs(mapped.lightness - wanted.lightness) < 0.02)
    #expect(abs(mapped.hue - wanted.hue) < 4)
    #expect(abs(clipped.lightness - wanted.lightness) > 0.05)
    #expect(abs(clipped.hue - wanted.hue) > 7)
  }

  @Test("Every grey and primary reads back from its OKLab coordinates")
  func oklabRoundTrip() {
    for level in stride(from: UInt8(0), through: 255, by: 15) {
      for color in [
        Color(red: level, green: level, blue: level), Color(red: level, green: 0, blue: 0),
        Color(red: 0, green: level, blue: 255), Color(red: 255, green: 255, blue: level),
      ] {
        let reading = ColorReading(color.oklab, as: .oklab)
        #expect(reading.color == color)
        #expect(!reading.isOutsideSRGB)
      }
    }
  }
}
