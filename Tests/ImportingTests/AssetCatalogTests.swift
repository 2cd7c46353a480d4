import CatalogModel
import Diagnostics
import Importing
import KindTestSupport
import Testing

@Suite("Importing asset catalogs")
struct AssetCatalogTests {
  /// Imports a catalog of one colour set, `Sea`, with these colours.
  private func set(_ colors: String, kind: Kind = .colorItem, more: String = "") -> Import {
    Import(
      "{ from: A.xcassets\(more) }",
      kind: kind,
      files: ["A.xcassets/Sea.colorset/Contents.json": Array(#"{"colors":[\#(colors)]}"#.utf8)]
    )
  }

  private func color(_ components: String, space: String = "srgb") -> String {
    #"{"idiom":"universal","color":{"color-space":"\#(space)","components":{\#(components)}}}"#
  }

  @Test(
    "Components are hex texts, whole numbers and fractions, each read as Xcode writes it",
    arguments: [
      (##""red":"0x5F","green":"0.250","blue":128,"alpha":1"##, "srgb", "#5f4080", false),
      (##""red":"0x5F","green":"0X40","blue":"0x80","alpha":"1.000""##, "srgb", "#5f4080", false),
      (##""red":"95","green":"64","blue":"128","alpha":"0.500""##, "srgb", "#5f408080", false),
      // The text is 1 of 255, the number is full strength, as people write it.
      (##""red":"1","green":"1","blue":"1","alpha":"1""##, "srgb", "#010101", false),
      (##""red":1,"green":1.0,"blue":0,"alpha":1"##, "srgb", "#ffff00", false),
      (##""red":2,"green":255,"blue":0"##, "srgb", "#02ff00", false),
      (##""red":"1.000","green":"0","blue":"0.0","alpha":"0x80""##, "srgb", "#ff000080", false),
      (
        ##""red":"1.200","green":"-0.100","blue":"0.000","alpha":"1.000""##, "extended-srgb",
        "#ff0000", true
      ),
      (
        ##""red":"0x92","green":"0x6B","blue":"0xC7","alpha":"1.000""##, "extended-srgb", "#926bc7",
        false
      ),
      (
        ##""red":"1.0","green":"0.0","blue":"0.0","alpha":"1.000""##, "extended-linear-srgb",
        "#ff0000", false
      ),
      (
        ##""red":"0.800","green":"0.400","blue":"0.200","alpha":"1.000""##, "display-p3", "#db5e1f",
        false
      ),
      (
        ##""red":"0x80","green":"0x80","blue":"0x80","alpha":"1.000""##, "display-p3", "#808080",
        false
      ),
      (##""red":"1.0","green":"0.0","blue":"0.0","alpha":"1.000""##, "display-p3", "#ff0000", true),
      (##""white":"0.5","alpha":"1.000""##, "extended-gray", "#808080", false),
      (##""white":"0x80","alpha":"0.500""##, "gray-gamma-22", "#80808080", false),
    ]
  )
  func components(components: String, space: String, hex: String, isMapped: Bool) {
    let read = set(color(components, space: space))
    #expect(read.messages == [])
    guard case .color(let color) = read.items.first?.values[1] else {
      Issue.record("no colour")
      return
    }
    #expect(color.color.hex == hex)
    #expect(color.isMapped == isMapped)
  }

  @Test("Each of 255 strengths survives in a space that takes fractions")
  func allBytes() {
    for byte in 0...255 {
      let read = set(color(##""red":"\##(byte)","green":"0.0","blue":"0.0""##))
      let hex = String(byte, radix: 16)
      #expect(read.pairs.first?[1] == "#" + (byte < 16 ? "0" : "") + hex + "0000")
    }
  }

  @Test("The space in which a colour was written is told")
  func written() {
    let read = set(color(##""red":"0.800","green":"0x80","blue":"0""##, space: "display-p3"))
    guard case .color(let color) = read.items.first?.values[1] else {
      Issue.record("no colour")
      return
    }
    #expect(color.text == "color(display-p3 0.800 0.5020 0.0000)")
  }

  @Test(
    "What is wrong with a colour is told, and the others are read",
    arguments: [
      (
        ##""red":"300","green":"0","blue":"0""##,
        "`red` is a fraction, or a number from 0 to 255 or from `0x00` to `0xFF`, not `300`"
      ),
      (
        ##""red":"0x1FF","green":"0","blue":"0""##,
        "`red` is a fraction, or a number from 0 to 255 or from `0x00` to `0xFF`, not `0x1FF`"
      ),
      (
        ##""red":"red","green":"0","blue":"0""##,
        "`red` is a fraction, or a number from 0 to 255 or from `0x00` to `0xFF`, not `red`"
      ),
      (
        ##""red":"","green":"0","blue":"0""##,
        "`red` is a fraction, or a number from 0 to 255 or from `0x00` to `0xFF`, not ``"
      ),
      (
        ##""red":[],"green":"0","blue":"0""##,
        "`red` is a fraction, or a number from 0 to 255 or from `0x00` to `0xFF`, not a list"
      ),
      (##""red":"0","green":"0""##, "`blue` is missing"),
      (
        ##""red":"0","green":"0","blue":"0","alpha":"x""##,
        "`alpha` is a fraction, or a number from 0 to 255 or from `0x00` to `0xFF`, not `x`"
      ),
    ]
  )
  func mistakes(components: String, message: String) {
    let read = set(color(components) + "," + color(##""white":"1.0""##, space: "extended-gray"))
    #expect(read.problems.sorted.map(\.message) == [message])
    #expect(
      read.problems.all.first?.location?.file == "Examples/A.xcassets/Sea.colorset/Contents.json"
    )
    #expect(read.pairs == [["Sea", "#ffffff"]])
  }

  @Test(
    "A description that is none is told, and the other sets are read",
    arguments: [
      ("{", 1), ("[]", 1), (##"{"colors":{}}"##, 1), (##"{"colors":[1]}"##, 1),
      (##"{"colors":[{"color":{"color-space":"cmyk","components":{}}}]}"##, 1),
      (##"{"colors":[{"color":{"components":{}}}]}"##, 1),
      (##"{"colors":[{"color":{"color-space":"srgb"}}]}"##, 1),
      (##"{"colors":[{"color":"red"}]}"##, 1),
    ]
  )
  func badSet(text: String, count: Int) {
    let good = #"{"colors":[\#(color(##""white":"1.0""##, space: "extended-gray"))]}"#
    let read = Import(
      "{ from: A.xcassets }",
      files: [
        "A.xcassets/A.colorset/Contents.json": Array(text.utf8),
        "A.xcassets/B.colorset/Contents.json": Array(good.utf8),
      ]
    )
    #expect(read.problems.sorted.count == count)
    #expect(
      read.problems.all.first?.location?.file == "Examples/A.xcassets/A.colorset/Contents.json"
    )
    #expect(read.pairs == [["B", "#ffffff"]])
  }

  private let variants = ##"""
    {"idiom":"universal","color":{"color-space":"extended-gray","components":{"white":"1.0"}}},
    {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
     "color":{"color-space":"extended-gray","components":{"white":"0.0"}}},
    {"idiom":"ipad","display-gamut":"display-P3","appearances":[{"appearance":"luminosity","value":"dark"},{"appearance":"contrast","value":"high"}],
     "color":{"color-space":"extended-gray","components":{"white":"0.2"}}}
    """##

  @Test("Colours for some appearances and devices are items of their own, and may be asked for")
  func appearances() {
    #expect(
      set(variants).pairs == [
        ["Sea", "#ffffff"], ["Sea (dark)", "#000000"],
        ["Sea (dark, high contrast, ipad, display-P3)", "#333333"],
      ]
    )
    #expect(set(variants, more: ", where: { variant: '' }").pairs == [["Sea", "#ffffff"]])
    #expect(
      set(variants, more: ", map: { name: base }, where: { variant: dark }").pairs
        == [["Sea", "#000000"]]
    )
  }

  private let colorless = ##"""
    {"idiom":"universal","color":{"platform":"ios","reference":"systemTealColor"}},
    {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}]}
    """##

  @Test("A reference to the system and a set without a colour are left out where items need one")
  func leftOut() {
    let read = set(colorless + "," + color(##""white":"1.0""##, space: "extended-gray"))
    #expect(read.pairs == [["Sea", "#ffffff"]])
    #expect(
      read.messages == [
        "Examples/A.xcassets/Sea.colorset/Contents.json:1:12: 2 entries have no colour and are left out: `Sea`, `Sea (dark)`"
      ]
    )
    #expect(
      read.problems.all.first?.notes.map(\.message) == [
        "it refers to `systemTealColor`, a colour of the system", "the set has no colour here",
      ]
    )
    #expect(
      set(colorless, more: ", where: { type: color }").problems.all.map(\.code) == [.nothingFits]
    )
  }

  @Test("Where items need no colour these are items like others")
  func withoutColor() {
    let kind = Kind.texts(title: "name", "type", "reference")
    let read = set(colorless, kind: kind)
    #expect(read.messages == [])
    #expect(read.pairs == [["Sea", "reference"], ["Sea (dark)", "none"]])
    #expect(read.items.first?.values[2] == .text("systemTealColor"))
    #expect(
      set(colorless, kind: .swatch).pairs == [["Sea", "#ffffff"], ["Sea (dark)", "#ffffff"]]
    )
  }

  @Test("A single colour set may be imported, with or without a slash at its end")
  func single() {
    let text = #"{"colors":[\#(color(##""white":"1.0""##, space: "extended-gray"))]}"#
    for path in ["A.xcassets/Sea.colorset", "A.xcassets/Sea.colorset/"] {
      let read = Import(
        "{ from: \(path) }",
        files: ["A.xcassets/Sea.colorset/Contents.json": Array(text.utf8)]
      )
      #expect(read.messages == [])
      #expect(read.pairs == [["Sea", "#ffffff"]])
    }
  }

  @Test("A folder that is not there, or has no colour sets, is told at the script's place")
  func noSets() {
    let files = ["A.xcassets/Contents.json": Array("{}".utf8)]
    #expect(
      Import("{ from: A.xcassets }", files: files).messages
        == ["Examples/s.yaml:1:9: `A.xcassets` has no colour sets"]
    )
    #expect(
      Import("{ from: B.xcassets }", files: files).messages
        == ["Examples/s.yaml:1:9: `B.xcassets` does not exist"]
    )
    #expect(
      Import("{ from: ../../B.xcassets }", files: files).messages
        == ["Examples/s.yaml:1:9: `../../B.xcassets` lies outside the project"]
    )
  }

  // The figures are those of a reader in Python that shares nothing with this one.
  @Test(
    "Real catalogs have as many colours as another reader finds",
    arguments: [
      ("Styles", 5, 0, ["24Vision/Background", "#edf2f4"], ["Vengo/Tint", "#8ac4ab"]),
      ("App", 4, 0, ["launchScreen-background", "#fafafa"], ["accentColor (dark)", "#009ac7"]),
      ("Colors", 10, 0, ["primaryBackground", "#fafafa"], ["switch", "#ffc107"]),
      ("Widgets", 0, 2, [], []),
      ("WatchWidgets", 0, 2, [], []),
    ]
  )
  func real(name: String, colors: Int, others: Int, first: [String], last: [String]) throws {
    let path = "xcassets/\(name).xcassets"
    let read = try Import("{ from: \(path) }", fixtureFolder: path)
    #expect(read.problems.hasErrors == false)
    #expect(read.problems.all.count == (others == 0 ? 0 : 1))
    #expect(read.items.count == colors)
    #expect((read.pairs.first ?? []) == first)
    #expect((read.pairs.last ?? []) == last)
    let all = try Import("{ from: \(path) }", kind: .swatch, fixtureFolder: path)
    #expect(all.items.count == colors + others)
  }
}
