import CatalogModel
import Diagnostics
import Importing
import KindTestSupport
import Testing

@Suite("Importing palettes")
struct PaletteTests {
  private func gpl(_ lines: String..., more: String = "") -> Import {
    Import("{ from: a.gpl\(more) }", "a.gpl", lines.joined(separator: "\n"))
  }

  @Test(
    "Real palettes are read whole",
    arguments: [
      ("open-color_1.9.1.gpl", 130, ["gray0", "#f8f9fa"], ["orange9", "#d9480f"]),
      ("mypaint-All_color_choice.gpl", 896, ["Untitled", "#ff0000"], ["Untitled", "#dbbb66"]),
      ("rgb.txt", 753, ["snow", "#fffafa"], ["LightGreen", "#90ee90"]),
    ]
  )
  func real(name: String, count: Int, first: [String], last: [String]) throws {
    let read = try Import("{ from: \(name) }", fixture: name)
    #expect(read.messages == [])
    #expect(read.items.count == count)
    #expect(read.pairs.first == first)
    #expect(read.pairs.last == last)
  }

  @Test("Colours without a name get names that are not taken")
  func untitled() {
    let read = gpl(
      "GIMP Palette",
      "Name: T",
      "#",
      "255 0 0",
      "0 255 0\t",
      "1 1 1 Untitled 2",
      "0 0 255 Blue"
    )
    #expect(read.messages == [])
    #expect(
      read.pairs == [
        ["Untitled 1", "#ff0000"], ["Untitled 3", "#00ff00"], ["Untitled 2", "#010101"],
        ["Blue", "#0000ff"],
      ]
    )
  }

  @Test("Headers may be missing, and a byte order mark, blank lines and comments are passed over")
  func headers() {
    #expect(gpl("\u{FEFF}GIMP Palette", "1 2 3 A").pairs == [["A", "#010203"]])
    let read = gpl(
      "GIMP Palette ",
      "#Palette Name: Dusk",
      "Columns: 4",
      "",
      "  1   2\t 3\tA b ",
      "# x",
      "4 5 6 #7"
    )
    #expect(read.messages == [])
    #expect(read.pairs == [["A b", "#010203"], ["#7", "#040506"]])
  }

  @Test("With `Channels: RGBA` the fourth number is the alpha")
  func alpha() {
    #expect(
      gpl("GIMP Palette", "Channels: RGBA", "1 2 3 128 Mist").pairs == [["Mist", "#01020380"]]
    )
    #expect(gpl("GIMP Palette", "1 2 3 128 Mist").pairs == [["128 Mist", "#010203"]])
  }

  @Test(
    "A first line that is not the palette's is an error",
    arguments: ["GIMP palette", "JASC-PAL", "", "\u{200B}GIMP Palette"]
  )
  func magic(line: String) {
    let read = gpl(line, "1 2 3 A")
    #expect(read.items.isEmpty)
    #expect(read.messages.count == 1)
    #expect(read.messages[0].hasPrefix("Examples/a.gpl:1:1: no GIMP palette"))
  }

  @Test("Each line that is no colour is an error with its place")
  func mistakes() {
    let read = gpl(
      "GIMP Palette",
      "12 13",
      "300 0 0 Hot",
      "-1 0 0 Cold",
      "0 0 999999999999999999999 Big",
      "word",
      "1 2 3 A"
    )
    #expect(
      read.messages == [
        "Examples/a.gpl:2:1: a colour is 3 numbers, then a name, not `12 13`",
        "Examples/a.gpl:3:1: a channel is a number from 0 to 255, not `300`",
        "Examples/a.gpl:4:1: a colour is 3 numbers, then a name, not `-1 0 0 Cold`",
        "Examples/a.gpl:5:5: a channel is a number from 0 to 255, not `999999999999999999999`",
        "Examples/a.gpl:6:1: a colour is 3 numbers, then a name, not `word`",
      ]
    )
  }

  @Test("X11 colours need a name")
  func x11() {
    let read = Import(
      "{ from: my.rgb.txt }",
      "my.rgb.txt",
      "! comment\n\n1 2 3\n 1  2\t3\t\tdark  sea\n4 5 six\n"
    )
    #expect(
      read.messages == [
        "Examples/my.rgb.txt:3:1: a colour is 3 numbers, then a name, not `1 2 3`",
        "Examples/my.rgb.txt:5:1: a colour is 3 numbers, then a name, not `4 5 six`",
      ]
    )
    #expect(read.pairs == [["dark  sea", "#010203"]])
  }

  @Test("Line ends of any sort give the same items and the same line numbers")
  func lineEnds() {
    let lines = ["GIMP Palette", "#", "1 2 3 A", "4 5 6", "300 0 0 X"]
    let twins = ["\n", "\r\n", "\r"].map { end in
      Import("{ from: a.gpl }", "a.gpl", lines.joined(separator: end) + end)
    }
    #expect(twins.allSatisfy { $0.pairs == twins[0].pairs && $0.messages == twins[0].messages })
    #expect(
      twins[0].messages == ["Examples/a.gpl:5:1: a channel is a number from 0 to 255, not `300`"]
    )
  }

  @Test("Bytes that are no text are an error, wherever they stand")
  func bytes() {
    let latin = Array("GIMP Palette\n1 2 3 caf".utf8) + [0xE9, 0x0A]
    #expect(
      Import("{ from: a.gpl }", files: ["a.gpl": latin]).messages
        == ["Examples/a.gpl:2:10: not valid UTF-8 at byte 22, counted from 0"]
    )
    let nul = Array("GIMP Palette\n1 2 3 a\u{0}b\n".utf8)
    #expect(
      Import("{ from: a.gpl }", files: ["a.gpl": nul]).messages
        == ["Examples/a.gpl:2:8: the control character U+0000"]
    )
  }

  @Test("A palette has two columns, one list and no identifiers")
  func columns() {
    #expect(
      gpl("GIMP Palette", "1 2 3 A", more: ", map: { name: name, color: color }").pairs == [
        ["A", "#010203"]
      ]
    )
    #expect(
      gpl("GIMP Palette", "1 2 3 A", more: ", map: { color: hex }").messages
        == ["Examples/s.yaml:1:30: a `gpl` file has no `hex`"]
    )
    #expect(
      gpl("GIMP Palette", "1 2 3 A", more: ", at: colors").messages
        == ["Examples/s.yaml:1:20: `at` has no meaning for a `gpl` file"]
    )
  }

  @Test("What a palette can't fill is missing")
  func otherKind() {
    let read = Import("{ from: a.gpl }", kind: .detailModel, "a.gpl", "GIMP Palette\n1 2 3 A")
    #expect(read.messages == ["Examples/a.gpl:2:1: `options` is missing"])
  }

  @Test("A limit takes the first colours")
  func limit() {
    #expect(
      gpl("GIMP Palette", "1 2 3 A", "4 5 6 B", more: ", limit: 1").pairs == [["A", "#010203"]]
    )
  }

  @Test("An import of any bytes ends, and is refused with a place or read")
  func noise() {
    var seed: UInt64 = 7
    let alphabet = Array("GIMP Palette\n1 2 3 A\r#:\t255\u{E9}".utf8) + [0xFF, 0x00]
    for _ in 0..<2_000 {
      let bytes = (0..<40).map { _ -> UInt8 in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return alphabet[Int(seed >> 33) % alphabet.count]
      }
      for (file, start) in [("a.gpl", "GIMP Palette\n"), ("rgb.txt", ""), ("c.json", "[")] {
        let read = Import("{ from: \(file) }", files: [file: Array(start.utf8) + bytes])
        #expect(read.problems.all.allSatisfy { $0.location != nil })
      }
    }
  }
}
