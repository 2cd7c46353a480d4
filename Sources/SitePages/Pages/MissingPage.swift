internal import MarkdownTree

/// What a server shows where there is no page.
///
/// It is shown at any depth, so a relative link on it leads nowhere.
struct MissingPage: SitePage {
  var head: PageHead { PageHead(kind: .missing, path: "404", title: "Page not found") }

  func build(_ page: inout BlockBuilder, _ links: PageLinks, _ screens: inout ScreenRenderers) {
    page.heading(1, [.text("There is no such page")])
    page.paragraph([
      .text("The step or item may have been renamed, or its scenario removed.")
    ])
  }
}
