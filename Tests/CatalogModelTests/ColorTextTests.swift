import CatalogModel
import Testing

@Suite("Writing colours")
struct ColorTextTests {
  // Expected with Python's `colorsys` and, for OKLCH, as in ColorSpaceTests.
  @Test(
    "A colour is written in the notations of CSS",
    arguments: [
      ("#FF3B30", "rgb(255 59 48)", "hsl(3 100% 59%)", "oklch(65.4% 0.232 28.7)"),
      ("#FF9500", "rgb(255 149 0)", "hsl(35 100% 50%)", "oklch(76.5% 0.175 62.6)"),
      ("#FFCC00", "rgb(255 204 0)", "hsl(48 100% 50%)", "oklch(86.5% 0.177 90.4)"),
      ("#4CD964", "rgb(76 217 100)", "hsl(130 65% 57%)", "oklch(78.4% 0.200 146.3)"),
      ("#5AC8FA", "rgb(90 200 250)", "hsl(199 94% 67%)", "oklch(78.9% 0.122 230.8)"),
      ("#007AFF", "rgb(0 122 255)", "hsl(211 100% 50%)", "oklch(60.3% 0.218 257.4)"),
      ("#5856D6", "rgb(88 86 214)", "hsl(241 61% 59%)", "oklch(52.9% 0.191 278.3)"),
      ("#FF2D55", "rgb(255 45 85)", "hsl(349 100% 59%)", "oklch(65.0% 0.238 17.9)"),
      ("#0A0B0C", "rgb(10 11 12)", "hsl(210 9% 4%)", "oklch(14.9% 0.003 248.1)"),
      ("#C8096A", "rgb(200 9 106)", "hsl(330 91% 41%)", "oklch(54.2% 0.216 0.0)"),
      ("#000", "rgb(0 0 0)", "hsl(0 0% 0%)", "oklch(0.0% 0.000 none)"),
      ("#FFF", "rgb(255 255 255)", "hsl(0 0% 100%)", "oklch(100.0% 0.000 none)"),
      ("#808080", "rgb(128 128 128)", "hsl(0 0% 50%)", "oklch(60.0% 0.000 none)"),
      ("#FF0001", "rgb(255 0 1)", "hsl(0 100% 50%)", "oklch(62.8% 0.258 29.2)"),
    ]
  )
  func notations(hex: String, rgb: String, hsl: String, oklch: String) throws {
    let color = try Color.parse(hex).color
    #expect(color.rgbText == rgb)
    #expect(color.hslText == hsl)
    #expect(color.oklchText == oklch)
    #expect(color.description == hex.lowercased() || hex.utf8.count == 4)
  }

  @Test("Alpha stands in every notation")
  func alpha() {
    let veil = Color(red: 0, green: 170, blue: 255, alpha: 136)
    #expect(veil.hex == "#00aaff88")
    #expect(veil.rgbText == "rgb(0 170 255 / 53.3%)")
    #expect(veil.hslText == "hsl(200 100% 50% / 53.3%)")
    #expect(veil.oklchText.hasSuffix(" / 53.3%)"))
    #expect(Color(red: 0, green: 0, blue: 0, alpha: 51).rgbText == "rgb(0 0 0 / 20%)")
    #expect(Color(red: 0, green: 0, blue: 0, alpha: 0).hslText == "hsl(0 0% 0% / 0%)")
  }

  @Test("All 256 alphas read back from their percentage")
  func alphaRoundTrip() throws {
    for alpha in UInt8.min ... .max {
      let color = Color(red: 1, green: 2, blue: 3, alpha: alpha)
      #expect(try Color.parse(color.rgbText).color == color)
    }
  }

  @Test("What is written in OKLCH or HSL reads back as nearly the same colour")
  func nearRoundTrip() throws {
    for red in stride(from: UInt8(0), through: 255, by: 17) {
      for green in stride(from: UInt8(0), through: 255, by: 17) {
        let color = Color(red: red, green: green, blue: 200)
        #expect(try Color.parse(color.oklchText).color.deltaEOK(to: color) < 0.003)
        #expect(try Color.parse(color.hslText).color.deltaEOK(to: color) < 0.02)
      }
    }
  }

  @Test(
    "Decimals are fixed, and halves are rounded away from zero",
    arguments: [
      (0.0, 2, "0.00"), (-0.0, 2, "0.00"), (0.004, 2, "0.00"), (-0.004, 2, "0.00"),
      (0.125, 2, "0.13"), (-0.125, 2, "-0.13"), (2.5, 0, "3"), (-2.5, 0, "-3"),
      (359.96, 1, "360.0"), (1234.5, 1, "1234.5"), (0.05, 3, "0.050"), (-12.5, 3, "-12.500"),
      (.nan, 1, "0.0"), (.infinity, 0, "1000000000000"), (7, -1, "7"),
    ]
  )
  func fixedDecimals(value: Double, decimals: Int, text: String) {
    #expect(FixedDecimal(value, decimals: decimals).description == text)
  }
}
