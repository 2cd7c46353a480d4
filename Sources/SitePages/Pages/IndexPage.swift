internal import MarkdownTree

/// The site's first page: every scenario with a picture, its counts and its verdict.
struct IndexPage: SitePage {
  /// The site's title.
  let title: String
  /// The scenarios, in their order.
  let summaries: [ScenarioSummary]

  var head: PageHead {
    var head = PageHead(kind: .index, path: "index", title: title)
    head.summary = Wording.count(summaries.count, "scenario", "scenarios") + "."
    head.hasDeviceStyle = summaries.contains { !$0.deviceRules.isEmpty }
    return head
  }

  func build(_ page: inout BlockBuilder, _ links: PageLinks, _ screens: inout ScreenRenderers) {
    page.heading(1, [.name(title)])
    if summaries.isEmpty { page.paragraph([.text("There is no scenario yet.")]) }
    buildViews(&page, links)
    page.html { $0.raw("<ul class=\"cards-grid\">") }
    for summary in summaries {
      switch page.form {
      case .html: page.html { write(summary, links, into: &$0) }
      case .markdown: build(summary, &page, links)
      }
    }
    page.html { $0.raw("</ul>") }
  }
}

extension IndexPage {
  private func buildViews(_ page: inout BlockBuilder, _ links: PageLinks) {
    page.html { html in
      html.raw("<nav class=\"views\" aria-label=\"Views of this site\"><a")
      html.attribute("href", links.page(SiteCoveragePage.path))
      html.raw(">Coverage</a></nav>")
    }
    guard page.form == .markdown else { return }
    let coverage = links.page(SiteCoveragePage.path)
    page.list([[.link(destination: coverage, [.text("Coverage: what was not reached")])]])
  }

  private func build(
    _ summary: ScenarioSummary,
    _ page: inout BlockBuilder,
    _ links: PageLinks
  ) {
    page.heading(
      2,
      [.link(destination: links.page(summary.path + "/index"), [.name(summary.title)])]
    )
    if !summary.lead.isEmpty { page.paragraph([.text(summary.lead)]) }
    page.paragraph([.text(CountWording.sentence(summary.counts))])
    page.drawing { summary.drawing }
  }

  private func write(
    _ summary: ScenarioSummary,
    _ links: PageLinks,
    into html: inout HTMLWriter
  ) {
    html.raw(
      summary.counts.failed > 0 ? "<li class=\"scenario failed\"" : "<li class=\"scenario\""
    )
    html.attribute("data-steps", summary.counts.steps)
    html.attribute("data-events", summary.counts.events)
    html.attribute("data-failed", summary.counts.failed)
    html.attribute("data-held", summary.counts.passed)
    html.raw("><div class=\"pictures\">")
    for picture in summary.pictures { html.append(html: picture) }
    html.raw("</div><div class=\"about\"><h2><a")
    html.attribute("href", links.page(summary.path + "/index"))
    html.raw(">")
    html.name(summary.title)
    html.raw("</a></h2>")
    if !summary.lead.isEmpty {
      html.raw("<p>")
      html.text(summary.lead)
      html.raw("</p>")
    }
    html.counts(summary.counts)
    html.raw("</div></li>")
  }
}
