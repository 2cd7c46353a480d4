import CatalogModel
import Diagnostics
import Scenarios
import Testing
import YAMLReading

@Suite("Reading the app of a script")
struct AppTests {
  @Test("The example of the script reference is read")
  func example() throws {
    let reading = Reading(
      """
      title: Star and delete colours
      description: |
        How the two integrations behave. *Markdown* is welcome here.
      tabs:
        - title: Storyboard
          integration: storyboard
          catalog: { kind: ColorItem, items: &colours [
            { name: Red,    color: "#FF3B30" },
            { name: Orange, color: "#FF9500", starred: true } ] }
        - title: Code
          integration: code
          catalog: { kind: ColorItem, items: *colours }
      steps: []
      """
    )
    #expect(reading.messages == [])
    let scenario = try #require(reading.scenario)
    #expect(scenario.title == "Star and delete colours")
    #expect(
      scenario.description == "How the two integrations behave. *Markdown* is welcome here.\n"
    )
    #expect(scenario.hasTabBar)
    #expect(scenario.tabs.map(\.title) == ["Storyboard", "Code"])
    #expect(scenario.tabs.map(\.integration) == [.storyboard, .code])
    #expect(scenario.tabs.map(\.kind.name) == ["ColorItem", "ColorItem"])
    for tab in scenario.tabs {
      #expect(tab.items.map { $0.values[0] } == [.text("Red"), .text("Orange")])
      #expect(tab.items.map { $0.values[2] } == [.flag(false), .flag(true)])
    }
    #expect(scenario.integrations == [])
  }

  @Test("A single catalog needs no tabs, and its list is titled like its catalog")
  func single() throws {
    let reading = Reading(items: "    - { name: Red, color: red }")
    let scenario = try #require(reading.scenario)
    #expect(!scenario.hasTabBar)
    #expect(scenario.tabs.map(\.title) == ["ColorData"])
    #expect(scenario.tabs.map(\.integration) == [.storyboard])
  }

  @Test("A single catalog may title its list")
  func titledCatalog() {
    let reading = Reading(
      "title: T\ncatalog: { title: Colours, kind: ColorItem, items: [] }\nsteps: []"
    )
    #expect(reading.messages == [])
    #expect(reading.scenario?.tabs.map(\.title) == ["Colours"])
  }

  @Test("Integrations to compare stand at the top, beside a catalog or tabs; the first is shown")
  func integrations() {
    let catalog = "{ kind: ColorItem, items: [] }"
    let single = Reading(
      "title: T\nintegrations: [code, storyboard]\ncatalog: \(catalog)\nsteps: []"
    )
    #expect(single.messages == [])
    #expect(single.scenario?.integrations == [.code, .storyboard])
    #expect(single.scenario?.tabs.map(\.integration) == [.code])
    let tabs = Reading(
      "title: T\nintegrations: [storyboard, code]\ntabs: [{title: A, catalog: \(catalog)}]\nsteps: []"
    )
    #expect(tabs.messages == [])
    #expect(tabs.scenario?.integrations == [.storyboard, .code])
  }

  @Test("A title fits a tab in any Unicode form")
  func tabTitles() throws {
    let reading = Reading(
      #"title: T"# + "\n"
        + #"tabs: [{title: A, catalog: {kind: ColorItem, items: []}}, {title: "Caf\u00e9", catalog: {kind: DetailModel, items: []}}]"#
        + "\n" + #"steps: [{tab: "Cafe\u0301"}]"#
    )
    #expect(reading.messages == [])
    guard case .tab(1) = try #require(reading.scenario?.steps.first?.action) else {
      Issue.record("another tab")
      return
    }
  }

  @Test("JSON is a script as well")
  func json() {
    let reading = Reading(
      """
      {"title": "T", "catalog": {"kind": "ColorItem", "items": [{"name": "a\\/b", "color": "#fff"}]},
       "steps": ["commit", {"back": null, "id": "b"}, {"peek": {"row": 1}}]}
      """
    )
    #expect(reading.messages == [])
    #expect(reading.titles == ["a/b"])
    #expect(reading.scenario?.steps.count == 3)
  }

  @Test("One anchor may serve 500 items")
  func anchors() {
    let items = (0..<499).map { _ in "    - *tone" }.joined(separator: "\n")
    let reading = Reading(items: "    - &tone { name: Tone, color: red }\n" + items)
    #expect(reading.messages == [])
    #expect(reading.items.count == 500)
  }

  @Test("Of an alias bomb nothing is built")
  func bomb() {
    let lines = (1...8).map {
      "l\($0): &l\($0) [\(repeatElement("*l\($0 - 1)", count: 9).joined(separator: ","))]"
    }
    let reading = Reading("l0: &l0 {name: X}\n" + lines.joined(separator: "\n"))
    #expect(reading.scenario == nil)
    #expect(reading.problems.hasErrors)
  }

  @Test("After a thousand problems the others are not shown")
  func manyProblems() {
    let items = (0..<5_000).map { _ in "    - {}" }.joined(separator: "\n")
    let reading = Reading(items: items)
    #expect(reading.scenario == nil)
    #expect(reading.problems.all.count == 1_001)
    #expect(
      reading.problems.all.last?.message == "more than 1000 problems; the others are not shown"
    )
  }
}
