internal import Bytes
internal import MarkdownTree
internal import Measuring
internal import Recordings

/// A site: pages of recordings, in HTML and in Markdown.
///
/// Pages are handed out one by one, so that none but the one at hand is in memory. The same
/// recordings give the same bytes.
package struct Site: Sendable {
  /// Receives a file: its path from the site's folder, and what is in it.
  package typealias Emit<Failure: Error> =
    (_ path: String, _ contents: ArraySlice<UInt8>) throws(Failure) -> Void

  private let settings: SiteSettings
  private let templates: SiteTemplates

  var renderer: PageRenderer {
    PageRenderer(settings: settings, templates: templates)
  }

  /// Whether addresses of pages can be told.
  var hasOrigin: Bool { settings.address?.origin != nil }

  /// Creates a site.
  package init(settings: SiteSettings = SiteSettings(), templates: SiteTemplates = .embedded) {
    self.settings = settings
    self.templates = templates
  }

  /// Returns the path of every file of a scenario, in the order in which `render` emits them.
  ///
  /// `recording.json`, to which the storyboard links, is not among them: it is no page.
  ///
  /// - Complexity: O(steps + items).
  package func pagePaths(of scenario: ScenarioSite) -> [String] {
    Self.pages(of: scenario).flatMap { page in PageForm.allCases.map { page + $0.ending } }
      + [PlayerData.path(of: scenario)]
  }

  /// Returns the paths of a scenario's pages, without endings.
  static func pages(of scenario: ScenarioSite) -> [String] {
    let recording = scenario.recording
    var names = ["index"]
    names += (0..<ListPage.count(for: recording)).map(ListPage.path)
    names += recording.items.map { "previews/" + $0.key }
    names += recording.steps.map { "steps/" + $0.key }
    names += ["timeline", "coverage"]
    return names.map { scenario.path + "/" + $0 }
  }

  /// Returns the paths of what `renderIndex` emits, in its order.
  package func indexPaths(_ summaries: [ScenarioSummary]) -> [String] {
    var paths = ["index.html", "index.md"]
    paths += (PageForm.allCases.map(\.ending) + [".json"]).map { SiteCoveragePage.path + $0 }
    paths.append("404.html")
    paths += templates.assets.map(\.path)
    paths.append(SearchData.path)
    if summaries.contains(where: { !$0.deviceRules.isEmpty }) { paths.append(Self.deviceStyles) }
    if hasOrigin { paths += SiteMap.paths(pages: Self.mappedPages(summaries).count) }
    if settings.hasFeed { paths.append(SiteFeed.path) }
    return paths
  }

  /// Renders what belongs to no scenario: the first page, the page for what is missing, assets.
  ///
  /// - Returns: What turned out to be wrong with the templates.
  /// - Throws: What `emit` throws.
  package func renderIndex<Failure>(
    _ summaries: [ScenarioSummary],
    emit: Emit<Failure>
  ) throws(Failure) -> TemplateProblems {
    let renderer = renderer
    var desk = PageDesk()
    let index = IndexPage(title: settings.title, summaries: summaries)
    try renderer.render(index, scenario: nil, &desk, emit: emit)
    let coverage = summaries.flatMap(\.coverage)
    let page = SiteCoveragePage(scenarios: coverage)
    try renderer.render(page, scenario: nil, &desk, emit: emit)
    let totals = coverage.map { (path: $0.path, totals: $0.totals) }
    try emit(SiteCoveragePage.path + ".json", CoverageWriter.write(totals)[...])
    let missing = MissingPage()
    var out = UTF8Writer()
    renderer.render(missing, missing.head, .html, scenario: nil, &desk, into: &out)
    try emit("404.html", out.bytes[...])
    for asset in templates.assets { try emit(asset.path, asset.bytes[...]) }
    try emit(SearchData.path, SearchData.script(summaries.map(\.searchPart))[...])
    let rules = Set(summaries.flatMap(\.deviceRules))
    if !rules.isEmpty {
      let sorted = rules.sorted { $0.lexicographicallyPrecedes($1) }
      try emit(Self.deviceStyles, Array(sorted.joined())[...])
    }
    try renderForMachines(summaries, emit)
    return desk.problems
  }

  /// Renders what needs the site's address: the list of all pages, and the feed.
  private func renderForMachines<Failure>(
    _ summaries: [ScenarioSummary],
    _ emit: Emit<Failure>
  ) throws(Failure) {
    guard let address = settings.address, hasOrigin else { return }
    let pages = Self.mappedPages(summaries).compactMap(address.page)
    for file in SiteMap.files(pages, address: { address.file($0) ?? $0 }) {
      try emit(file.path, file.bytes[...])
    }
    guard let timestamp = settings.timestamp else { return }
    let feed = SiteFeed(title: settings.title, address: address, timestamp: timestamp)
    try emit(SiteFeed.path, feed.xml(summaries)[...])
  }

  private static func mappedPages(_ summaries: [ScenarioSummary]) -> [String] {
    ["index", SiteCoveragePage.path] + summaries.flatMap(\.pages)
  }

  private static let deviceStyles = "assets/devices.css"
}
