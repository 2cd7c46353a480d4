import CatalogModel
import Testing

/// A spelling and the canonical one that it stands for.
struct Spelling: CustomTestStringConvertible {
  let text: String
  let hex: String

  init(_ text: String, _ hex: String) {
    self.text = text
    self.hex = hex
  }

  var testDescription: String { text }
}

@Suite("Reading colours")
struct ColorParsingTests {
  @Test(
    "Hex digits are read in all four lengths and any case",
    arguments: [
      Spelling("#0af", "#00aaff"),
      Spelling("#0AF", "#00aaff"),
      Spelling("#0af8", "#00aaff88"),
      Spelling("#0aff", "#00aaff"),
      Spelling("#FF3B30", "#ff3b30"),
      Spelling("#12345678", "#12345678"),
      Spelling("#008799FF", "#008799"),
      Spelling("  #5319E7\t", "#5319e7"),
      Spelling("\r\n#5319E7\r\n", "#5319e7"),
    ]
  )
  func hex(_ spelling: Spelling) throws {
    let reading = try Color.parse(spelling.text)
    #expect(reading.color.hex == spelling.hex)
    #expect(reading.notation == .hex)
    #expect(!reading.isOutsideSRGB)
  }

  @Test("Equal colours are equal, whatever they were written as")
  func canonical() throws {
    let red = [
      "RED", "red", "rgb(255 0 0)", "#f00", "#ff0000ff", "hsl(0 100% 50%)", "hwb(0 0% 0%)",
    ]
    for text in red {
      #expect(try Color.parse(text).color == Color(red: 255, green: 0, blue: 0))
    }
    #expect(try Color.parse("#008799").color == Color.parse("#008799FF").color)
    #expect(try Color.parse("#087").color == Color.parse("#008877").color)
    #expect(try Color.parse("#087").color != Color.parse("#008799").color)
  }

  @Test(
    "`rgb()` is read with spaces or commas, numbers or percentages",
    arguments: [
      Spelling("rgb(255 59 48)", "#ff3b30"),
      Spelling("RGB(255,59,48)", "#ff3b30"),
      Spelling("rgb( 255 , 59 , 48 )", "#ff3b30"),
      Spelling("rgba(0,116,200,.2)", "#0074c833"),
      Spelling("rgba(0, 116, 200, 20%)", "#0074c833"),
      Spelling("rgb(0 116 200/.2)", "#0074c833"),
      Spelling("rgb(0 116 200 / 20%)", "#0074c833"),
      Spelling("rgb(100% 0% 50%)", "#ff0080"),
      Spelling("rgb(100%,0%,50%)", "#ff0080"),
      Spelling("rgb(100% 0 127.5)", "#ff0080"),
      Spelling("rgb(none 0 none / none)", "#00000000"),
      Spelling("rgb(300 0 -5)", "#ff0000"),
      Spelling("rgb(1e2 +1.6e+1 16e-1)", "#641002"),
      Spelling("rgb(1E2-3+4)", "#640004"),
      Spelling("rgb(.5.4 1)", "#010001"),
      Spelling("rgb(0 0 0 / 2)", "#000000"),
      Spelling("rgb(0 0 0 / -1)", "#00000000"),
      Spelling("rgb(0\n0\t0)", "#000000"),
    ]
  )
  func rgb(_ spelling: Spelling) throws {
    let reading = try Color.parse(spelling.text)
    #expect(reading.color.hex == spelling.hex)
    #expect(reading.notation == .rgb)
    #expect(!reading.isOutsideSRGB, "CSS clamps what `rgb()` says as it is read")
  }

  // Expected with Python's `colorsys`, but for the halves that it computes a hair too low.
  @Test(
    "`hsl()` and `hwb()` are read with any angle",
    arguments: [
      Spelling("hsl(0 0% 10%)", "#1a1a1a"),
      Spelling("hsl(3, 100%, 59%)", "#ff382e"),
      Spelling("hsl(3deg 100 59)", "#ff382e"),
      Spelling("hsl(120 100% 25%)", "#008000"),
      Spelling("hsla(210, 50%, 50%, .5)", "#4080bf80"),
      Spelling("hsl(300 75% 80%)", "#f2a6f2"),
      Spelling("hsl(59.5 33% 33%)", "#706f38"),
      Spelling("hsl(-30 40% 60%)", "#c27099"),
      Spelling("hsl(750 40% 60%)", "#c29970"),
      Spelling("hsl(0.5turn 100% 50%)", "#00ffff"),
      Spelling("hsl(200grad 100% 50%)", "#00ffff"),
      Spelling("hsl(3.14159265rad 100% 50%)", "#00ffff"),
      Spelling("hsl(180DEG 500% 50%)", "#00ffff"),
      Spelling("hsl(none none 150%)", "#ffffff"),
      Spelling("hwb(90 10% 20%)", "#73cc1a"),
      Spelling("hwb(200 30 30)", "#4d91b3"),
      Spelling("hwb(45 60% 60%)", "#808080"),
      Spelling("hwb(45 0% 100%)", "#000000"),
      Spelling("hwb(210 40% 0% / 50%)", "#66b3ff80"),
    ]
  )
  func hslAndHWB(_ spelling: Spelling) throws {
    let reading = try Color.parse(spelling.text)
    #expect(reading.color.hex == spelling.hex)
    #expect(!reading.isOutsideSRGB)
  }

  @Test(
    "Numbers are read by CSS's rules, however long",
    arguments: [
      Spelling("rgb(255.0000 00059 4.8e1)", "#ff3b30"),
      Spelling("rgb(12e999 0 0)", "#ff0000"),
      Spelling("rgb(1e-999 0 0)", "#000000"),
      Spelling("rgb(1e99999999999999999999 -1e99999999999999999999 0)", "#ff0000"),
      Spelling("rgb(0.000000000000000000000000000001e32 0 0)", "#640000"),
      Spelling("rgb(" + String(repeating: "9", count: 5000) + " 0 0)", "#ff0000"),
      Spelling("rgb(" + String(repeating: "0", count: 5000) + "16 0 0)", "#100000"),
      Spelling("rgb(16." + String(repeating: "3", count: 5000) + " 0 0)", "#100000"),
      Spelling("rgb(1" + String(repeating: "0", count: 500) + "e-498 0 0)", "#640000"),
      Spelling("hsl(1e99 100% 50%)", "#aa00ff"),
      Spelling("oklch(0.5 1e999 30)", "#c30000"),
    ]
  )
  func numbers(_ spelling: Spelling) throws {
    #expect(try Color.parse(spelling.text).color.hex == spelling.hex)
  }

  @Test("Every colour of the cube's lattice reads back from its hex digits and from `rgb()`")
  func roundTrip() throws {
    let levels = stride(from: UInt8(0), through: 255, by: 51)
    for red in levels {
      for green in levels {
        for blue in levels {
          for alpha: UInt8 in [0, 1, 127, 128, 254, 255] {
            let color = Color(red: red, green: green, blue: blue, alpha: alpha)
            #expect(try Color.parse(color.hex).color == color)
            #expect(try Color.parse(color.rgbText).color == color)
          }
        }
      }
    }
  }
}
