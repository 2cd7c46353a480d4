import CatalogModel
import Scenarios
import Testing

@Suite("Reading options")
struct OptionsTests {
  private func item(_ fields: String) -> Reading {
    Reading(kind: "DetailModel", items: "    - { title: T, \(fields) }")
  }

  private func options(_ reading: Reading) -> [Option] {
    guard case .options(let options) = reading.items.first?.values[1] else { return [] }
    return options
  }

  @Test("Plain options are texts, letter for letter")
  func texts() {
    let reading = item("options: [on, off, No, y, auto], selected: off")
    #expect(reading.messages == [])
    #expect(options(reading) == ["on", "off", "No", "y", "auto"].map { .text($0) })
    #expect(reading.items.first?.values[2] == .selection(1))
  }

  @Test("Version-like options stay three different ones")
  func versions() {
    let reading = item("options: [1.9, 1.10, 1.1], selected: 1.10")
    #expect(options(reading).map(\.label) == ["1.9", "1.10", "1.1"])
    #expect(reading.items.first?.values[2] == .selection(1))
  }

  @Test("An option may say its type")
  func typed() {
    let reading = item(
      ##"options: [{text: no}, {number: 1.10, unit: pt}, {color: "#f00", name: Warm}, {color: blue}]"##
    )
    #expect(reading.messages == [])
    #expect(options(reading).map(\.label) == ["no", "1.10 pt", "Warm", "#0000ff"])
    #expect(options(reading).map(\.bareText) == ["no", "1.10", "#f00", "blue"])
  }

  @Test("A list may say the type of its plain options")
  func typedList() {
    let numbers = item("options: {type: number, unit: pt, of: [8, 16, {text: Auto}, -4, 1.10]}")
    #expect(numbers.messages == [])
    #expect(options(numbers).map(\.label) == ["8 pt", "16 pt", "Auto", "-4 pt", "1.10 pt"])
    let colors = item(##"options: {type: color, of: [red, "#00F"]}"##)
    #expect(options(colors).map(\.label) == ["#ff0000", "#0000ff"])
    let texts = item("options: {of: [8, 16]}")
    #expect(options(texts) == [.text("8"), .text("16")])
  }

  @Test(
    "The selected option is named by its label, its bare text or its row",
    arguments: [("16 pt", 1), ("16", 1), ("{row: 1}", 0), ("Warm", 2), ("'#f00'", 2)]
  )
  func selected(text: String, index: Int) {
    let reading = item(
      ##"options: [{number: 8, unit: pt}, {number: 16, unit: pt}, {color: "#f00", name: Warm}], selected: "##
        + text
    )
    #expect(reading.messages == [])
    #expect(reading.items.first?.values[2] == .selection(index))
  }

  @Test("Of two options that differ in Unicode form only, the one with the same bytes is meant")
  func forms() {
    let both = #"options: ["Caf\u00e9", "Cafe\u0301"], selected: "#
    #expect(item(both + #""Cafe\u0301""#).items.first?.values[2] == .selection(1))
    #expect(item(both + #""Caf\u00e9""#).items.first?.values[2] == .selection(0))
    #expect(
      item(#"options: [a, "Caf\u00e9"], selected: "Cafe\u0301""#).items.first?.values[2]
        == .selection(1)
    )
  }

  @Test("The order of the fields does not matter, and the first option is selected by default")
  func order() {
    #expect(item("selected: b, options: [a, b]").items.first?.values[2] == .selection(1))
    #expect(item("options: [a, b]").items.first?.values[2] == .selection(0))
    #expect(item("selectedOptionIndex: b, options: [a, b]").items.first?.values[2] == .selection(1))
  }
}
