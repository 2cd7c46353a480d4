import Recordings
import SitePages
import Testing

@Suite("Pages about coverage")
struct CoveragePageTests {
  private static func scenario(items: Int) -> ScenarioSite {
    var sample = SampleBuilder(title: "Many", look: ColorLook())
    sample.addTab(
      TabRecord(
        title: "Many",
        integration: "code",
        kind: "ColorItem",
        catalog: "ColorData",
        actions: ["Star", "Unstar", "Delete"]
      ),
      items: (0..<items).map { ColorLook.item("Color \($0)", "#0000ff") }
    )
    sample.start()
    sample.top = (.preview, 0)
    sample.step("peek", "Color 0", item: 0)
    return ScenarioSite(path: "many", recording: sample.finish())
  }

  @Test("A long list is named in part, and the rest is counted", arguments: [".html", ".md"])
  func bounded(ending: String) {
    let page = SampleSite.render([Self.scenario(items: 3000)])["many/coverage" + ending]
    #expect(page.contains("2999 of 3000 rows never peeked"))
    #expect(page.contains("Color 100<") || page.contains("[Color 100]"))
    #expect(!page.contains("Color 101<") && !page.contains("[Color 101]"))
    #expect(page.contains("… and 2899 more."))
    #expect(page.utf8.count < 20_000)
  }

  @Test("What is not bounded is named in full and nothing is counted", arguments: [".html", ".md"])
  func whole(ending: String) {
    let page = SampleSite.render([Self.scenario(items: 101)])["many/coverage" + ending]
    #expect(page.contains("100 of 101 rows never peeked"))
    #expect(!page.contains(" more."))
  }

  @Test("The totals of the site are the sums, and stand in JSON as well")
  func totals() {
    let site = SampleSite.render([Self.scenario(items: 3), Self.scenario(items: 5)])
    #expect(
      site["coverage.md"].contains("| **All** | 31 % | 2 of 8 | — | 0 of 6 | 4 of 6 | 2 of 6 |")
    )
    #expect(site["coverage.json"].contains(#""rows": {"reached":2,"total":8}"#))
  }

  @Test("A site without scenarios has the page all the same")
  func empty() {
    #expect(SampleSite.render([])["coverage.md"].contains("There is no scenario yet."))
  }

  @Test("The index and the storyboard lead to it, in both forms", arguments: [".html", ".md"])
  func linked(ending: String) {
    let site = SampleSite.render([Self.scenario(items: 1)])
    for page in ["index", "many/index"] {
      let link = ending == ".html" ? "href=\"coverage.html\"" : "](coverage.md)"
      #expect(site[page + ending].contains(link), "\(page)")
    }
  }

  @Test("A broken invariant is called that on its step's page", arguments: [".html", ".md"])
  func invariant(ending: String) {
    var scenario = Self.scenario(items: 1)
    scenario.recording.steps[1].expectations = [
      ExpectationRecord(
        kind: .invariant,
        subject: "every change has its event",
        expected: ["Red › starred: false"],
        actual: ["Red › starred: true"],
        holds: false
      )
    ]
    let site = SampleSite.render([scenario])
    let page = site["many/steps/peek-color-0" + ending]
    #expect(page.contains("✗ broken invariant:"))
    #expect(page.contains("every change has its event"))
    #expect(page.contains("Red › starred: true"))
    #expect(site["many/index" + ending].contains("1 of 1 expectation failed"))
    #expect(site["many/index" + ending].contains("✗ 1"))
  }
}
