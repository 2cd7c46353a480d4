import SitePages
import Testing

@Suite("A page of each kind is as it was looked at")
struct SnapshotTests {
  struct Page: Sendable, CustomTestStringConvertible {
    var name: String
    var path: String
    var testDescription: String { name }
  }

  static let site = SampleSite.render(SampleSite.all)

  @Test(
    "Both of its forms",
    arguments: [
      Page(name: "index", path: "index"),
      Page(name: "storyboard", path: "colors/index"),
      Page(name: "list", path: "colors/list"),
      Page(name: "item", path: "colors/previews/pink-2"),
      Page(name: "step", path: "colors/steps/action-star"),
      Page(name: "step-choice", path: "guides/settings/steps/select-16-pt"),
      Page(name: "step-preview", path: "guides/settings/steps/peek-setting-5"),
      Page(name: "timeline", path: "colors/timeline"),
      Page(name: "coverage", path: "colors/coverage"),
      Page(name: "coverage-site", path: "coverage"),
    ]
  )
  func page(_ page: Page) {
    for ending in [".html", ".md"] {
      Snapshot.expect(Self.site[page.path + ending], page.name + ending)
    }
  }
}
