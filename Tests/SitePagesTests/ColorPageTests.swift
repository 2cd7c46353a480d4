import CatalogModel
import Recordings
import SitePages
import Testing

/// Expected with Python: WCAG's formulas, and Ottosson's own matrices for OKLab.
@Suite("Colour pages")
struct ColorPageTests {
  private static func site(_ colors: [(name: String, hex: String, written: String)]) -> SampleSite {
    SampleSite.render([SampleRecordings.palette(colors)])
  }

  @Test("A colour's page tells it in four notations")
  func notations() {
    let page = Self.site([("Orange", "#ff9500", "orange-ish")])["palette/previews/orange.md"]
    for row in [
      "| Hex | `#ff9500` |", "| RGB | `rgb(255 149 0)` |", "| HSL | `hsl(35 100% 50%)` |",
      "| OKLCH | `oklch(76.5% 0.175 62.6)` |", "| As written | `orange-ish` |",
    ] { #expect(page.contains(row), "\(row)") }
  }

  @Test(
    "Contrast is told with WCAG's verdicts, and never rounded up",
    arguments: [
      ("#ff9500", "2.19:1 | fails | fails | fails", "9.55:1 | AAA | AAA | AA"),
      ("#767676", "4.54:1 | AA | AAA | AA", "4.62:1 | AA | AAA | AA"),
      ("#777777", "4.47:1 | fails | AA | AA", "4.68:1 | AA | AAA | AA"),
      ("#949494", "3.03:1 | fails | AA | AA", "6.92:1 | AA | AAA | AA"),
      ("#959595", "2.99:1 | fails | fails | fails", "7.01:1 | AAA | AAA | AA"),
      ("#000000", "21.00:1 | AAA | AAA | AA", "1.00:1 | fails | fails | fails"),
      ("#0074c833", "1.32:1 | fails | fails | fails", "1.15:1 | fails | fails | fails"),
    ]
  )
  func contrast(hex: String, onWhite: String, onBlack: String) {
    let page = Self.site([("It", hex, hex)])["palette/previews/it.md"]
    #expect(page.contains("| White | \(onWhite) |"))
    #expect(page.contains("| Black | \(onBlack) |"))
  }

  @Test("The nearest colours of the catalog are listed by ΔE OK, a duplicate is flagged")
  func neighbours() {
    let colors = [
      ("Red", "#ff3b30"), ("Orange", "#ff9500"), ("Yellow", "#ffcc00"), ("Green", "#4cd964"),
      ("Teal", "#5ac8fa"), ("Blue", "#007aff"), ("Almost", "#ff3b31"), ("Scarlet", "#ff3b30"),
    ]
    let sample = Self.site(colors.map { ($0.0, $0.1, $0.1) })
    let page = sample["palette/previews/red.md"]
    #expect(page.contains("Duplicate: the same colour as [Scarlet](../previews/scarlet.md)"))
    let found = page.split(separator: "\n").filter {
      $0.contains("](../previews/") && $0.hasPrefix("| ")
    }
    #expect(
      found.map { $0.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" } }
        == ["Almost", "Orange", "Yellow", "Teal", "Green"]
    )
    #expect(found.first?.contains("| 0.001, hardly to be told apart |") == true)
    #expect(found.dropFirst().first?.contains("| 0.171 |") == true)
    #expect(sample["palette/previews/orange.md"].contains("[Red](../previews/red.md) and 1 more |"))
    #expect(!sample["palette/previews/orange.md"].contains("Duplicate"))
  }

  @Test("A colour that is alone says so")
  func alone() {
    let page = Self.site([("Red", "#ff3b30", "#FF3B30")])["palette/previews/red.md"]
    #expect(page.contains("No other colour is in the catalog."))
    #expect(!page.contains("As written"))
  }

  @Test("A colour outside sRGB says how it was mapped")
  func mapped() {
    let written = [
      ("A", "oklch(0.7 0.4 150)", "chroma was taken away"),
      ("B", "color(display-p3 1 0 0)", "each was clipped"),
    ]
    for (name, text, words) in written {
      var scenario = SampleRecordings.palette([(name, "#00c248", text)])
      scenario.recording.items[0].lastFields[1].value = .color(
        hex: "#00c248",
        written: text,
        isMapped: true
      )
      let page = SampleSite.render([scenario])["palette/previews/\(name.lowercased()).md"]
      #expect(page.contains("What was written, `\(text)`, lies outside sRGB."))
      #expect(page.contains(words))
    }
  }

  @Test("An item without a colour has no such section")
  func none() {
    let page = SampleSite.render([SampleRecordings.settings])
    #expect(page.pages.filter { $0.path.contains("/previews/") }.count > 0)
    #expect(
      page.pages.allSatisfy { !String(decoding: $0.bytes, as: UTF8.self).contains("id=\"color\"") }
    )
  }

  @Test("The neighbours are those that a look at every colour finds, among many and equal ones")
  func manyColors() throws {
    var state: UInt64 = 1
    func next() -> UInt8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 56)
    }
    var colors: [Color] = (0..<400).map { _ in Color(red: next(), green: next(), blue: next()) }
    // Greys share two of three coordinates, and every other one is there twice.
    colors += (0..<100).map { Color(red: $0, green: $0, blue: $0) }
    colors += colors.prefix(60)
    let sample = Self.site(colors.enumerated().map { ("c\($0)", $1.hex, $1.hex) })
    for (index, color) in colors.enumerated() {
      let others = Set(colors).subtracting([color]).map { ($0, $0.deltaEOK(to: color)) }
      let expected = others.map(\.1).sorted().prefix(5).map {
        FixedDecimal($0, decimals: 3).description
      }
      let page = sample["palette/previews/c\(index).md"]
      let rows = page.split(separator: "\n").filter { $0.hasPrefix("| [c") }
      let found = rows.map {
        $0.split(separator: "|")[2].dropFirst().prefix { $0 != " " && $0 != "," }
      }
      #expect(found.map(String.init) == expected, "\(index)")
      #expect(page.contains("Duplicate") == (colors.filter { $0 == color }.count > 1), "\(index)")
    }
  }
}
