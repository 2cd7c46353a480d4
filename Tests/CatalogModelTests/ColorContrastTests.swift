import CatalogModel
import Testing

@Suite("Contrast, difference and covering")
struct ColorContrastTests {
  private func color(_ text: String) throws -> Color {
    try Color.parse(text).color
  }

  @Test(
    "Contrast with white and black is WCAG's",
    arguments: [
      ("#ff3b30", 3.547, 5.920), ("#ffcc00", 1.512, 13.889), ("#007aff", 4.017, 5.228),
      ("#5856d6", 5.650, 3.717), ("#767676", 4.542, 4.623), ("#777777", 4.478, 4.689),
      ("#000000", 21, 1), ("#ffffff", 1, 21),
    ]
  )
  func contrast(hex: String, white: Double, black: Double) throws {
    let color = try color(hex)
    #expect(abs(color.contrast(with: .white) - white) < 0.0006)
    #expect(abs(color.contrast(with: .black) - black) < 0.0006)
    #expect(color.contrast(with: .white) == Color.white.contrast(with: color))
    #expect(color.contrast(with: color) == 1)
  }

  @Test("The best text is the more legible one, and always legible enough")
  func bestText() throws {
    #expect(try color("#ffcc00").bestTextColor == .black)
    #expect(try color("#5856d6").bestTextColor == .white)
    #expect(try color("#000").bestTextColor == .white)
    #expect(try color("#fff").bestTextColor == .black)
    for level in UInt8.min ... .max {
      for color in [
        Color(red: level, green: level, blue: level), Color(red: level, green: 60, blue: 200),
      ] {
        #expect(color.contrast(with: color.bestTextColor) > 4.58)
      }
    }
  }

  @Test("Luminance is 0 for black, 1 for white, and weighs green most")
  func luminance() throws {
    #expect(Color.black.relativeLuminance == 0)
    #expect(abs(Color.white.relativeLuminance - 1) < 1e-12)
    #expect(abs(try color("#0f0").relativeLuminance - 0.7152) < 1e-12)
    #expect(abs(try color("#ff3b30").relativeLuminance - 0.24601) < 0.00001)
  }

  @Test("Difference is the distance in OKLab")
  func difference() throws {
    #expect(abs(Color.black.deltaEOK(to: .white) - 1) < 1e-9)
    #expect(abs(try color("#ff3b30").deltaEOK(to: color("#ff2d55")) - 0.044779) < 0.000001)
    #expect(abs(try color("#ff3b30").deltaEOK(to: color("#007aff")) - 0.412987) < 0.000001)
    #expect(try color("#808080").deltaEOK(to: color("#818181")) < 0.004)
    #expect(try color("#123456").deltaEOK(to: color("#123456")) == 0)
  }

  @Test(
    "A translucent colour lets its ground through",
    arguments: [
      ("#ff000080", "#ffffff", "#ff7f7f"),
      ("#00000080", "#ffffff", "#7f7f7f"),
      ("#0af8", "#ffffff", "#77d2ff"),
      ("#0af8", "#000000", "#005b88"),
      ("#123456", "#ffffff", "#123456"),
      ("#12345600", "#abcdef", "#abcdef"),
      ("#12345600", "#abcdef00", "#00000000"),
      ("#ff000080", "#0000ff80", "#aa0055c0"),
      ("#ff0000", "#00ff0080", "#ff0000"),
      ("#01020301", "#01020300", "#01020301"),
    ]
  )
  func compositing(top: String, ground: String, seen: String) throws {
    #expect(try color(top).composited(over: color(ground)).hex == seen)
  }
}
