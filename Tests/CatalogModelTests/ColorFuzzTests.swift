import CatalogModel
import Testing

/// SplitMix64: small, and the same numbers on every machine.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

@Suite("Reading any bytes at all")
struct ColorFuzzTests {
  private static let pieces = [
    "#", "rgb(", "hsla(", "hwb(", "oklab(", "oklch(", "color(", "srgb ", "display-p3 ", "none",
    ")", ",", "/", " ", "%", "deg", "turn", "rad", "e", "E-", "-", "+", ".", "0", "1", "255", "9e9",
    "0.5", "100%", "1e999", "abc", "F", "red", "teal", "currentColor", "é", "\u{212A}", "\0",
    "\r\n",
  ]

  private func text(_ generator: inout SeededGenerator) -> String {
    let length = Int.random(in: 0...14, using: &generator)
    switch Int.random(in: 0...2, using: &generator) {
    case 0:
      let bytes = (0..<length).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
      return String(decoding: bytes, as: UTF8.self)
    case 1:
      let bytes = (0..<length).map { _ in UInt8.random(in: 0x20...0x7E, using: &generator) }
      return String(decoding: bytes, as: UTF8.self)
    default:
      return (0..<length).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
    }
  }

  @Test("Whatever comes in, a colour or a message comes out")
  func anyBytes() throws {
    var generator = SeededGenerator(seed: 20_260_728)
    var readings = 0
    for _ in 0..<100_000 {
      let text = text(&generator)
      do {
        try expectStable(try Color.parse(text).color)
        readings += 1
      } catch let error as ColorError {
        if error.message.isEmpty || error.hint?.isEmpty == true {
          Issue.record("nothing is said about \(text.debugDescription)")
        }
      }
    }
    #expect(readings > 100, "the pieces should make a colour now and then")
  }

  @Test("Whatever the components are, a colour comes out that reads back from its hex digits")
  func anyComponents() throws {
    var generator = SeededGenerator(seed: 7)
    let functions = [
      "rgb(", "hsl(", "hwb(", "oklab(", "oklch(", "color(display-p3 ", "color(srgb ",
    ]
    for _ in 0..<5_000 {
      let scale: Double = [0.5, 1, 300, 1e6].randomElement(using: &generator) ?? 1
      let values = (0..<3).map { _ in Double.random(in: -scale...scale, using: &generator) }
      let joined = values.map { "\($0)" }.joined(separator: " ")
      for function in functions {
        try expectStable(try Color.parse("\(function)\(joined))").color)
      }
    }
  }

  private func expectStable(_ color: Color) throws {
    let again = try Color.parse(color.hex).color
    // `#expect` is too slow for so many.
    if again != color || again.hex != color.hex { Issue.record("\(color) reads back as \(again)") }
  }
}
