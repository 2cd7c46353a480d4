internal import MarkdownTree
internal import Recordings

/// Links from one page to others, relative and percent-encoded, in the form of the page.
struct PageLinks {
  /// The form of the page that the links stand on.
  let form: PageForm
  /// What leads from the page's folder to the site's, such as `../`; empty if it is the same.
  let toSite: String
  /// What leads from the page's folder to the scenario's.
  let toScenario: String

  /// Creates links for a page.
  ///
  /// - Parameters:
  ///   - scenarioDepth: how many folders the scenario's folder lies below the site's.
  ///   - pageDepth: how many folders the page's folder lies below the scenario's.
  init(form: PageForm, scenarioDepth: Int, pageDepth: Int) {
    self.form = form
    toScenario = String(repeating: "../", count: pageDepth)
    toSite = String(repeating: "../", count: scenarioDepth + pageDepth)
  }

  /// Links to the index of the site.
  var index: String { toSite + "index" + form.ending }

  /// Links to a page of the site by its path without an ending.
  func site(_ path: String, fragment: String? = nil) -> String {
    RelativeLink.encode(path: toSite + path + form.ending, fragment: fragment)
  }

  /// Links to a file of the site by its whole path.
  func file(_ path: String) -> String {
    RelativeLink.encode(path: toSite + path)
  }

  /// Links to a page of the scenario, such as `index`, `list`, `timeline`.
  func scenario(_ page: String, fragment: String? = nil) -> String {
    RelativeLink.encode(path: toScenario + page + form.ending, fragment: fragment)
  }

  /// Links to a step's page.
  func step(_ step: StepRecord) -> String {
    RelativeLink.encode(path: toScenario + "steps/" + step.key + form.ending)
  }

  /// Links to an item's page.
  func item(_ item: ItemRecord) -> String {
    RelativeLink.encode(path: toScenario + "previews/" + item.key + form.ending)
  }
}
