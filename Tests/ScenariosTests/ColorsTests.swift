import CatalogModel
import Scenarios
import Testing

@Suite("Reading colours of a script")
struct ColorsTests {
  @Test(
    "Every notation becomes a colour, and keeps its spelling",
    arguments: [
      ("\"#F00\"", "#ff0000"), ("\"#0af8\"", "#00aaff88"), ("\"#FF3B30\"", "#ff3b30"),
      ("\"#FF3B3080\"", "#ff3b3080"), ("rgb(255 59 48)", "#ff3b30"), ("GREY", "#808080"),
      ("\"rgba(0,116,200,.2)\"", "#0074c833"), ("hsl(0 100% 50%)", "#ff0000"),
      ("oklch(63.7% 0.237 25.331)", "#fb2c36"), ("transparent", "#00000000"),
    ]
  )
  func notations(written: String, hex: String) throws {
    let reading = Reading(items: "    - name: A\n      color: \(written)")
    #expect(reading.messages == [])
    guard case .color(let color) = try #require(reading.items.first?.values[1]) else {
      Issue.record("no colour")
      return
    }
    #expect(color.color.hex == hex)
    #expect(color.text == written.filter { $0 != "\"" })
    #expect(!color.isMapped)
  }

  @Test("A colour outside sRGB is marked")
  func mapped() throws {
    let reading = Reading(items: "    - name: A\n      color: oklch(0.7 0.4 150)")
    guard case .color(let color) = try #require(reading.items.first?.values[1]) else {
      Issue.record("no colour")
      return
    }
    #expect(color.isMapped)
  }
}
