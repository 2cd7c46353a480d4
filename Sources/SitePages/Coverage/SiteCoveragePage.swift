internal import MarkdownTree
internal import Measuring

/// How much each scenario of the site reached.
struct SiteCoveragePage: SitePage {
  /// The path of the page, without an ending, and of the totals as JSON, with theirs.
  static let path = "coverage"

  /// The scenarios, in their order.
  let scenarios: [ScenarioCoverage]

  private var totals: CoverageTotals {
    scenarios.reduce(into: CoverageTotals()) { $0.add($1.totals) }
  }

  var head: PageHead {
    var head = PageHead(kind: .coverage, path: Self.path, title: "Coverage")
    head.summary = "How much each scenario reaches of its app."
    return head
  }

  func build(_ page: inout BlockBuilder, _ links: PageLinks, _ screens: inout ScreenRenderers) {
    page.heading(1, [.text("Coverage")])
    guard !scenarios.isEmpty else { return page.paragraph([.text("There is no scenario yet.")]) }
    page.paragraph([
      .text(Wording.count(scenarios.count, "scenario reaches ", "scenarios reach ")),
      .strong([.text("\(totals.percent) %")]),
      .text(
        ": the mean of the shares of rows, options, actions, screens and segues. What several "
          + "scenarios have is counted in each. The totals are there "
      ),
      .link(destination: links.toSite + Self.path + ".json", [.text("as JSON")]), .text(" too."),
    ])
    let form = page.form
    page.table(
      label: "Coverage of each scenario",
      header: [[.text("Scenario")], [.text("Share")]]
        + CoverageAspect.allCases.map { [.text(CoverageWording.noun($0))] },
      rows: scenarios.map { row($0, form, links) } + [lastRow(form)]
    )
  }
}

extension SiteCoveragePage {
  private func row(
    _ scenario: ScenarioCoverage,
    _ form: PageForm,
    _ links: PageLinks
  ) -> [[Inline]] {
    let page = links.page(scenario.path + "/coverage")
    return [
      [.link(destination: page, [.name(scenario.title)])],
      CoverageWording.share(scenario.totals.share, in: form),
    ] + counts(scenario.totals)
  }

  private func lastRow(_ form: PageForm) -> [[Inline]] {
    let share = CoverageWording.share(totals.share, in: form)
    return [[.strong([.text("All")])], share] + counts(totals)
  }

  private func counts(_ totals: CoverageTotals) -> [[Inline]] {
    CoverageAspect.allCases.map { aspect in
      let count = totals[aspect]
      return [.text(count.total == 0 ? "—" : "\(count.reached) of \(count.total)")]
    }
  }
}
