import CatalogModel
import Diagnostics
import Scenarios
import Testing
import YAMLReading

@Suite("Reading expectations")
struct ExpectationTests {
  private func requirement(_ text: String, tab: String = "Colours") throws
    -> Scenarios.Expectation.Requirement
  {
    let reading = Reading(
      """
      title: T
      tabs:
        - { title: Colours, catalog: { kind: ColorItem, items: [] } }
        - { title: Settings, catalog: { kind: DetailModel, items: [] } }
      steps:
        - tab: \(tab)
        - expect: { \(text) }
      """
    )
    #expect(reading.messages == [])
    guard case .expect(let expectations) = try #require(reading.scenario?.steps.last?.action) else {
      throw NoExpectation()
    }
    return try #require(expectations.first).requirement
  }

  private struct NoExpectation: Error {}

  @Test(
    "Lists of titles are read as written",
    arguments: ["rows", "visible", "actions", "starred"]
  )
  func lists(key: String) throws {
    let titles: [String]
    switch try requirement("\(key): [no, 1.10, Red]") {
    case .rows(let list), .visible(let list), .actions(let list), .flagged(field: 2, let list):
      titles = list
    default: titles = []
    }
    #expect(titles == ["no", "1.10", "Red"])
  }

  @Test("The screen, the tab, the title and the count are read")
  func simple() throws {
    guard case .screen(.preview) = try requirement("screen: preview"),
      case .tab("Settings") = try requirement("tab: Settings"),
      case .title("no") = try requirement("title: no"),
      case .count(0) = try requirement("count: 0")
    else {
      Issue.record("another requirement")
      return
    }
  }

  @Test("Fields are typed by the kind, item by item")
  func items() throws {
    guard
      case .items(let items) = try requirement(
        "items: { 007: { starred: true }, Red: { name: no } }"
      )
    else { throw NoExpectation() }
    #expect(items.map(\.item.name) == [.title("007"), .title("Red")])
    #expect(items.map { $0.fields.map(\.field) } == [[2], [0]])
    guard
      case .items(let settings) = try requirement(
        "items: { My Int: { selected: 16 } }",
        tab: "Settings"
      ),
      case .option(let option) = try #require(settings.first?.fields.first).value
    else { throw NoExpectation() }
    #expect(option.name == .text("16"))
  }

  @Test("Detail texts, options and the selected one are texts")
  func settings() throws {
    guard case .detail(let detail) = try requirement("detail: { My Int: 16 }", tab: "Settings"),
      case .options(let options) = try requirement("options: [8, 16]", tab: "Settings"),
      case .selected(let selected) = try requirement("selected: 16", tab: "Settings")
    else { throw NoExpectation() }
    #expect(detail.map(\.text) == ["16"])
    #expect(options == ["8", "16"])
    #expect(selected == "16")
  }

  @Test("Events are names, or mappings of what they carry; an empty list is none")
  func events() throws {
    guard
      case .events(let events) = try requirement(
        "events: [colorItemDeleted, { name: colorItemUpdated, item: Red, field: starred, from: false, to: true, index: 0 }, { field: selected, from: 1.10 }]"
      ), case .events(let none) = try requirement("events: []")
    else { throw NoExpectation() }
    #expect(
      events == [
        EventPattern(name: "colorItemDeleted"),
        EventPattern(
          name: "colorItemUpdated",
          item: "Red",
          field: "starred",
          from: "false",
          to: "true",
          index: 0
        ),
        EventPattern(field: "selectedOptionIndex", from: "1.10"),
      ]
    )
    #expect(none == [])
  }

  @Test("The values of an event are written as those of the field are")
  func eventValues() throws {
    let text =
      "events: [{ field: selected, from: { row: 2 }, to: on }, { field: options, from: [8, { number: 16, unit: pt }], to: { type: number, unit: pt, of: [1, 2] } }]"
    guard case .events(let events) = try requirement(text, tab: "Settings") else {
      throw NoExpectation()
    }
    #expect(
      events == [
        EventPattern(field: "selectedOptionIndex", from: .row(2), to: "on"),
        EventPattern(
          field: "options",
          from: .labels(["8", "16 pt"]),
          to: .labels(["1 pt", "2 pt"])
        ),
      ]
    )
  }

  @Test("Reloaded rows are those of the current tab, or by tab")
  func reloaded() throws {
    guard case .reloaded(let current) = try requirement("reloaded: [Red]", tab: "Settings"),
      case .reloaded(let byTab) = try requirement("reloaded: { Settings: [], Colours: [Red] }")
    else { throw NoExpectation() }
    #expect(current.map(\.tab) == [1])
    #expect(byTab.map(\.tab) == [1, 0])
    #expect(byTab.map(\.titles) == [[], ["Red"]])
  }

  @Test("Expectations keep their order, their keys and their places")
  func order() throws {
    let reading = Reading(steps: "  - expect:\n      rows: []\n      count: 0\n      starred: []")
    guard case .expect(let expectations) = try #require(reading.scenario?.steps.first?.action)
    else {
      throw NoExpectation()
    }
    #expect(expectations.map(\.key) == ["rows", "count", "starred"])
    #expect(expectations.map { $0.place.node?.location.line } == [9, 10, 11])
  }
}
