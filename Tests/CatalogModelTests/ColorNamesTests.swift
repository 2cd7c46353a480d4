import CatalogModel
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Colours that others wrote down")
struct ColorNamesTests {
  private func fixture(_ name: String) throws -> Data {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try Data(contentsOf: folder.appending(path: "Fixtures/" + name))
  }

  private func names() throws -> [String: String] {
    try JSONDecoder().decode([String: String].self, from: fixture("css-color-names.json"))
  }

  @Test("All 148 names of CSS are known, in any case")
  func cssNames() throws {
    let names = try names()
    #expect(names.count == 148)
    for (name, hex) in names {
      for text in [name, name.uppercased(), name.capitalized, " \(name)\n"] {
        let reading = try Color.parse(text)
        #expect(reading == ColorReading(try Color.parse(hex).color, as: .name))
        #expect(reading.color.hex == hex)
      }
    }
  }

  @Test("A name with a letter more or less is another, or none, and is never taken for the first")
  func nearNames() throws {
    let names = try names()
    for (name, hex) in names {
      for text in [String(name.dropLast()), name + "e", "a" + name] where names[text] == nil {
        let reading = try? Color.parse(text)
        #expect(reading?.color.hex != hex)
      }
    }
  }

  @Test("The names of the web's colours agree with a second list")
  func webColors() throws {
    struct List: Decodable {
      struct Entry: Decodable {
        let color: String
        let hex: String
      }
      let colors: [Entry]
    }
    let list = try JSONDecoder().decode(List.self, from: fixture("corpora-web_colors.json"))
    #expect(list.colors.count > 100)
    for entry in list.colors {
      #expect(try Color.parse(entry.color).color == Color.parse(entry.hex).color, "\(entry.color)")
    }
  }

  @Test("Names that CSS has beside the list are read")
  func otherNames() throws {
    #expect(try Color.parse("transparent").color.hex == "#00000000")
    #expect(try Color.parse("TransParent").color.hex == "#00000000")
    #expect(try Color.parse("grey").color.hex == "#808080")
    #expect(try Color.parse("GREY").color.hex == "#808080")
    #expect(try Color.parse("rebeccapurple").color.hex == "#663399")
  }

  @Test("Every colour of Tailwind's theme is read")
  func tailwind() throws {
    let text = String(decoding: try fixture("tailwind-theme.css"), as: UTF8.self)
    var count = 0
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let line = String(decoding: line, as: UTF8.self)
      guard line.hasPrefix("  --color-"), line.hasSuffix(";"),
        let colon = line.utf8.firstIndex(of: UInt8(ascii: ":"))
      else { continue }
      let reading = try Color.parse(String(line[line.index(after: colon)...].dropLast()))
      #expect(reading.color.isOpaque)
      #expect(reading.notation == (line.contains("oklch") ? .oklch : .hex))
      count += 1
    }
    #expect(count == 288)
  }
}
