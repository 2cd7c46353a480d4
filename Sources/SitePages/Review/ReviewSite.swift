internal import Bytes
internal import MarkdownTree
internal import Recordings
package import Reviewing
package import Threading

/// A review as a folder of pages, in HTML and in Markdown.
///
/// There is a page for each scenario that differs, and for each step at which something begins to
/// differ; what merely lasts has none. Pages are handed out one by one.
package struct ReviewSite: Sendable {
  /// What its pages are made from, in words.
  static let source = "the recordings of base and head"

  private let review: Review
  /// The pages of the scenarios that differ.
  private let changed: [ReviewPages]
  private let sides: Sides<String>
  private let settings: SiteSettings
  private let templates: SiteTemplates

  private var renderer: PageRenderer {
    PageRenderer(settings: settings, templates: templates)
  }

  private let work: SharedWork

  /// Creates the pages of a review; `sides` says what base and head are, and `work` on how many threads
  /// they are rendered.
  ///
  /// - Complexity: O(*n*) in the steps and events.
  package init(
    _ review: Review,
    sides: Sides<String>,
    settings: SiteSettings = SiteSettings(title: "What changed"),
    templates: SiteTemplates = .embedded,
    sharing work: SharedWork = SharedWork(jobs: 1)
  ) {
    self.review = review
    self.work = work
    changed = work.map(review.scenarios.filter { !$0.differences.isEmpty }) { ReviewPages($0) }
    self.sides = sides
    self.settings = settings
    self.templates = templates
  }

  /// The path of every file.
  package var paths: [String] {
    var paths = changed.flatMap(\.paths) + ["index"]
    paths = paths.flatMap { page in PageForm.allCases.map { page + $0.ending } }
    paths += templates.assets.map(\.path) + [SearchData.path]
    if changed.contains(where: \.scenario.hasDeviceStyle) { paths.append(Self.deviceStyles) }
    return paths
  }

  /// Renders all pages.
  ///
  /// Files are emitted on the calling thread as they are done, in no particular order; what is in them,
  /// and what is returned, doesn't depend on the number of threads.
  ///
  /// - Complexity: O(*n*) in the steps and events, and in the rows that pages show.
  /// - Returns: What turned out to be wrong with the templates.
  /// - Throws: What `emit` throws.
  package func render<Failure>(emit: Site.Emit<Failure>) throws(Failure) -> TemplateProblems {
    let renderer = renderer
    let pieces = changed.flatMap(\.pieces)
    var problems = try work.files(
      pieces.count,
      desk: { PageDesk() },
      render: { desk, index, files in
        pieces[index].render(with: renderer, at: &desk, into: &files)
      },
      emit: emit
    )
    var rules: Set<[UInt8]> = []
    for pages in changed {
      for context in [pages.scenario.base, pages.scenario.head] {
        if let context { rules.formUnion(Site.deviceRules(for: context.recording)) }
      }
    }
    var desk = PageDesk()
    try renderer.render(index(hasDeviceStyle: !rules.isEmpty), scenario: nil, &desk, emit: emit)
    problems.add(desk.problems)
    for asset in templates.assets { try emit(asset.path, asset.bytes[...]) }
    let search = changed.map { Self.searchPart(of: $0.scenario) }
    try emit(SearchData.path, SearchData.script(search)[...])
    if !rules.isEmpty {
      let sorted = rules.sorted { $0.lexicographicallyPrecedes($1) }
      try emit(Self.deviceStyles, Array(sorted.joined())[...])
    }
    return problems
  }

  private static let deviceStyles = "assets/devices.css"
}

extension ReviewSite {
  private func index(hasDeviceStyle: Bool) -> ReviewIndexPage {
    ReviewIndexPage(
      title: settings.title,
      review: review,
      sides: sides,
      changed: changed.map { Self.entry($0.scenario, $0.pictures) },
      unchanged: review.scenarios.filter(\.differences.isEmpty).map(\.name),
      hasDeviceStyle: hasDeviceStyle
    )
  }

  private static func entry(
    _ scenario: ReviewedScenario,
    _ pictures: [[UInt8]]
  ) -> ReviewIndexPage.Entry {
    let first = scenario.pages.first.flatMap { step in
      scenario.page(of: step).map { PageHead.Link(title: scenario.title(of: step), path: $0) }
    }
    return ReviewIndexPage.Entry(
      path: scenario.path,
      title: scenario.title,
      differences: scenario.review.differences.count,
      failures: scenario.review.differences.count(where: \.isNewFailure),
      first: first,
      pictures: pictures
    )
  }

  private static func searchPart(of scenario: ReviewedScenario) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    for (key, text) in [("path", scenario.path), ("title", scenario.title.visible), ("lead", "")] {
      json.key(key)
      json.value(text)
    }
    json.key("steps")
    json.beginArray(layout: .lines)
    for step in scenario.pages {
      guard let page = scenario.page(of: step) else { continue }
      let name = String(page.utf8.dropFirst((scenario.path + "/steps/").utf8.count)) ?? ""
      json.row([name, scenario.title(of: step).visible])
    }
    json.endArray()
    for key in ["items", "events", "names"] {
      json.key(key)
      json.row([])
    }
    json.endObject()
    return json.bytes
  }
}
