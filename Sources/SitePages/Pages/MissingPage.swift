internal import MarkdownTree

/// What a server shows where there is no page.
struct MissingPage: SitePage {
  var head: PageHead { PageHead(kind: .missing, path: "404", title: "Page not found") }

  func build(_ page: inout BlockBuilder, _ links: PageLinks, _ screens: inout ScreenRenderers) {
    page.heading(1, [.text("There is no such page")])
    page.paragraph([
      .text("The step or item may have been renamed, or its scenario removed. "),
      .link(destination: links.index, [.text("Every scenario is listed on the first page")]),
      .text("."),
    ])
  }
}
