internal import Bytes
internal import MarkdownTree
internal import Recordings
package import Reviewing

/// A review as a folder of pages, in HTML and in Markdown.
///
/// There is a page for each scenario that differs, and for each step at which something begins to
/// differ; what merely lasts has none. Pages are handed out one by one.
package struct ReviewSite: Sendable {
  /// The most rows of the model that a page shows.
  private static let mostModelRows = 60
  /// What its pages are made from, in words.
  static let source = "the recordings of base and head"

  private let review: Review
  private let sides: Sides<String>
  private let settings: SiteSettings
  private let templates: SiteTemplates

  private var renderer: PageRenderer {
    PageRenderer(settings: settings, templates: templates)
  }

  /// Creates the pages of a review; `sides` says what base and head are.
  package init(
    _ review: Review,
    sides: Sides<String>,
    settings: SiteSettings = SiteSettings(title: "What changed"),
    templates: SiteTemplates = .embedded
  ) {
    self.review = review
    self.sides = sides
    self.settings = settings
    self.templates = templates
  }

  /// The path of every file, in the order in which `render` emits them.
  package var paths: [String] {
    var paths: [String] = []
    var hasDeviceStyle = false
    for scenario in changed {
      paths += Self.pages(of: scenario).flatMap { page in PageForm.allCases.map { page + $0.ending }
      }
      if scenario.hasDeviceStyle { hasDeviceStyle = true }
    }
    paths += PageForm.allCases.map { "index" + $0.ending } + templates.assets.map(\.path)
    paths.append(SearchData.path)
    if hasDeviceStyle { paths.append(Self.deviceStyles) }
    return paths
  }

  /// Renders all pages.
  ///
  /// - Complexity: O(*n*) in the steps and events, and in the rows that pages show.
  /// - Returns: What turned out to be wrong with the templates.
  /// - Throws: What `emit` throws.
  package func render<Failure>(emit: Site.Emit<Failure>) throws(Failure) -> TemplateProblems {
    var desk = PageDesk()
    var entries: [ReviewIndexPage.Entry] = []
    var search: [[UInt8]] = []
    var rules: Set<[UInt8]> = []
    for scenario in changed {
      entries.append(try render(scenario, &desk, emit))
      search.append(Self.searchPart(of: scenario))
      for context in [scenario.base, scenario.head] {
        if let context { rules.formUnion(Site.deviceRules(for: context.recording)) }
      }
    }
    let index = ReviewIndexPage(
      title: settings.title,
      review: review,
      sides: sides,
      changed: entries,
      unchanged: review.scenarios.filter(\.differences.isEmpty).map(\.name),
      hasDeviceStyle: !rules.isEmpty
    )
    try renderer.render(index, scenario: nil, &desk, emit: emit)
    for asset in templates.assets { try emit(asset.path, asset.bytes[...]) }
    try emit(SearchData.path, SearchData.script(search)[...])
    if !rules.isEmpty {
      let sorted = rules.sorted { $0.lexicographicallyPrecedes($1) }
      try emit(Self.deviceStyles, Array(sorted.joined())[...])
    }
    return desk.problems
  }

  private static let deviceStyles = "assets/devices.css"

  /// The scenarios that differ, made one by one.
  private var changed: some Sequence<ReviewedScenario> {
    review.scenarios.lazy.filter { !$0.differences.isEmpty }.map { ReviewedScenario($0) }
  }

  private static func pages(of scenario: ReviewedScenario) -> [String] {
    [scenario.path + "/index"] + scenario.pages.compactMap(scenario.page)
  }
}

extension ReviewSite {
  private func render<Failure>(
    _ scenario: ReviewedScenario,
    _ desk: inout PageDesk,
    _ emit: Site.Emit<Failure>
  ) throws(Failure) -> ReviewIndexPage.Entry {
    let renderer = renderer
    let page = ReviewScenarioPage(scenario: scenario)
    try renderer.render(page, scenario: scenario.path, &desk, emit: emit)
    var panes = PaneDrawer(scenario)
    var pictures: [[UInt8]] = panes.pictures(ofStep: scenario.pages.first)
    var states = ModelStates(panes.recordings, scenario.review.items)
    var next = 0
    for step in scenario.pages {
      while next <= step {
        let pair = scenario.review.steps[next]
        states.advance(base: pair.base, head: pair.head)
        next += 1
      }
      let page = ReviewStepPage(
        scenario: scenario,
        step: step,
        panes: panes.panes(ofStep: step),
        model: states.rows(limit: Self.mostModelRows)
      )
      try renderer.render(page, scenario: scenario.path, &desk, emit: emit)
    }
    if pictures.isEmpty { pictures = panes.lastPictures() }
    return entry(scenario, pictures)
  }

  private func entry(
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
