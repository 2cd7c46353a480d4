import Diagnostics
import MarkdownTree
import Recordings
import SitePages
import Templating
import Testing
import Threading

@Suite("The stacks of threads that render")
struct WorkerStackTests {
  /// The sample scenario, with prose in each step as deep as it may be nested.
  private static var deepScenario: ScenarioSite {
    var scenario = SampleRecordings.colors
    // A level for the quotations' paragraph.
    let note = String(repeating: "> ", count: AuthoredMarkdown.deepestNesting - 1) + "deep"
    for index in scenario.recording.steps.indices { scenario.recording.steps[index].note = note }
    return scenario
  }

  /// A page in sections as deep as they may be nested.
  private static func deepTemplates() throws -> SiteTemplates {
    let levels = 100
    let text =
      String(repeating: "{{#title}}", count: levels) + "{{{body}}}"
      + String(repeating: "{{/title}}", count: levels)
    return try SiteTemplates.embedded.overriding(with: [
      .init(name: "page.html", bytes: Array(text.utf8))
    ])
  }

  @Test("Prose and templates at their depth limits are rendered on all of them")
  func depthLimits() throws {
    let scenario = Self.deepScenario
    let site = Site(templates: try Self.deepTemplates())
    let sample = SampleSite.render([scenario], site: site)
    let page = try #require(sample.pages.first { $0.path.contains("/steps/") })
    let html = String(decoding: page.bytes, as: UTF8.self)
    // As deep as that, and not refused and shown as typed.
    #expect(html.ranges(of: "<blockquote>").count == AuthoredMarkdown.deepestNesting - 1)
    #expect(sample.problems.diagnostics.all.isEmpty)
    let files = sample.files.map(\.bytes)
    let others = SharedWork(jobs: 4).map(Array(repeating: scenario, count: 8)) {
      SampleSite.render([$0], site: site).files.map(\.bytes)
    }
    #expect(others.allSatisfy { $0 == files })
  }
}
