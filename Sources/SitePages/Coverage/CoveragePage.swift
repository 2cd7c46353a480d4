internal import MarkdownTree
internal import Measuring
internal import Recordings

/// What the steps of a scenario reached of its app, and what they did not, catalog by catalog.
struct CoveragePage: SitePage {
  /// The most names in a list; the page says how many more there are.
  private static let mostNames = 100

  /// What the pages share.
  let context: ScenarioContext
  /// What was reached.
  let coverage: Coverage

  private var recording: Recording { context.recording }

  var head: PageHead {
    var head = context.head(.coverage, "coverage", title: "Coverage")
    head.summary =
      "The steps of \(recording.title) reach \(coverage.totals.percent) % of its app."
    return head
  }

  func build(_ page: inout BlockBuilder, _ links: PageLinks, _ screens: inout ScreenRenderers) {
    page.heading(1, [.text("Coverage")])
    page.paragraph([
      .text("The steps of "), .link(destination: links.scenario("index"), [.name(recording.title)]),
      .text(" reach "), .strong([.text("\(coverage.totals.percent) %")]),
      .text(" of its app: the mean of the shares below."),
    ])
    buildTotals(&page)
    for (tab, catalog) in coverage.catalogs.enumerated() {
      if recording.hasTabBar { page.heading(2, [.name(recording.tabs[tab].title)]) }
      build(catalog, &page, links)
    }
  }
}

extension CoveragePage {
  private func buildTotals(_ page: inout BlockBuilder) {
    let form = page.form
    page.html { $0.raw("<div class=\"totals\">") }
    page.table(
      label: "How much was reached",
      header: ["What", "How many", "Share"].map { [.text($0)] },
      rows: CoverageAspect.allCases.compactMap { aspect in
        let count = coverage.totals[aspect]
        guard let share = count.share else { return nil }
        return [
          [.text(CoverageWording.reached(aspect))],
          [.text("\(count.reached) of \(count.total)")], CoverageWording.share(share, in: form),
        ]
      }
    )
    page.html { $0.raw("</div>") }
  }

  private func build(
    _ catalog: CatalogCoverage,
    _ page: inout BlockBuilder,
    _ links: PageLinks
  ) {
    guard !catalog.isComplete else { return page.paragraph([.text("Everything was reached.")]) }
    buildList(.rows, catalog, &page, catalog.rows.lazy.map { [itemLink($0, links)] })
    buildList(.options, catalog, &page, catalog.options.lazy.map { options($0, links) })
    buildList(.actions, catalog, &page, catalog.actions.lazy.map { [.name($0)] })
    buildList(.screens, catalog, &page, catalog.screens.lazy.map { [.text($0.rawValue)] })
    buildList(.segues, catalog, &page, catalog.segues.lazy.map(CoverageWording.segue))
  }

  private func buildList(
    _ aspect: CoverageAspect,
    _ catalog: CatalogCoverage,
    _ page: inout BlockBuilder,
    _ names: some Collection<[Inline]>
  ) {
    guard !names.isEmpty else { return }
    let count = catalog.totals[aspect]
    page.heading(recording.hasTabBar ? 3 : 2, [.text(CoverageWording.missing(aspect, count))])
    page.html { $0.raw("<div class=\"unreached\">") }
    page.list(Array(names.prefix(Self.mostNames)))
    page.html { $0.raw("</div>") }
    let more = names.count - Self.mostNames
    guard more > 0 else { return }
    page.paragraph([
      .text(aspect == .options ? "… and of \(more) more items." : "… and \(more) more.")
    ])
  }

  private func itemLink(_ item: Int, _ links: PageLinks) -> Inline {
    let record = recording.items[item]
    return .link(destination: links.item(record), [.name(record.title)])
  }

  private func options(_ options: CatalogCoverage.Options, _ links: PageLinks) -> [Inline] {
    var line: [Inline] = [itemLink(options.item, links), .text(": ")]
    for (position, label) in options.labels.prefix(Self.mostNames).enumerated() {
      if position > 0 { line.append(.text(", ")) }
      line.append(.name(label))
    }
    let more = options.labels.count - Self.mostNames
    if more > 0 { line.append(.text(", … and \(more) more")) }
    return line
  }
}
