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
  /// The path of the scenario's folder with a slash at its end; empty for a page of no scenario.
  private let scenarioFolder: String

  /// Creates links for the page at `path`, a path from the site's folder; `scenario` is the path
  /// of the scenario's folder, `nil` for a page of no scenario.
  init(form: PageForm, path: String, scenario: String?) {
    self.form = form
    scenarioFolder = scenario.map { $0 + "/" } ?? ""
    toSite = Self.up(from: path.utf8)
    toScenario = Self.up(from: path.utf8.dropFirst(scenarioFolder.utf8.count))
  }

  private static func up(from path: some Sequence<UInt8>) -> String {
    String(repeating: "../", count: path.count { $0 == UInt8(ascii: "/") })
  }

  /// Links to the index of the site.
  var index: String { toSite + "index" + form.ending }

  /// Links to a page by its path from the site's folder, without an ending.
  func page(_ path: String) -> String {
    let isInside = !scenarioFolder.isEmpty && path.utf8.starts(with: scenarioFolder.utf8)
    guard isInside else { return link(toSite, path) }
    return scenario(String(Substring(path.utf8.dropFirst(scenarioFolder.utf8.count))))
  }

  /// Links to a page of the scenario, such as `index`, `list`, `timeline`.
  func scenario(_ page: String) -> String {
    link(toScenario, page)
  }

  /// Links to a step's page.
  func step(_ step: StepRecord) -> String {
    link(toScenario, step.key, in: "steps/")
  }

  /// Links to an item's page.
  func item(_ item: ItemRecord) -> String {
    link(toScenario, item.key, in: "previews/")
  }

  /// Links to the page whose path has these parts; put together in one piece of memory.
  private func link(_ up: String, _ page: String, in folder: String = "") -> String {
    var path = up
    path.reserveCapacity(
      up.utf8.count + folder.utf8.count + page.utf8.count + form.ending.utf8.count
    )
    path += folder
    path += page
    path += form.ending
    return RelativeLink.encode(path: path)
  }
}
