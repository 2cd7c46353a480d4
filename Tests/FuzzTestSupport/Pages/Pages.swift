import Recordings
import Reviewing
import SitePages

/// The files of a site or a review, with what is promised about them together.
struct Pages {
  /// What is in the files, by their path.
  private(set) var bytes: [String: [UInt8]] = [:]
  private var isRepeated = false
  /// Links of an author's, which lead wherever the author says.
  private var authorsLinks: Set<String> = []

  /// Renders the site of a recording.
  static func ofSite(_ recording: Recording) throws(BrokenPromise) -> Pages {
    var pages = Pages()
    let site = Site()
    let scenario = ScenarioSite(path: "a/s", recording: recording)
    _ = site.render(scenario) { pages.add($0, $1) }
    _ = site.renderIndex([site.summary(of: scenario)]) { pages.add($0, $1) }
    let told = site.pagePaths(of: scenario) + site.indexPaths([site.summary(of: scenario)])
    try pages.check(told)
    // The storyboard links to it, and others write it.
    pages.add("a/s/recording.json", RecordingWriter.write(recording)[...])
    pages.authorsLinks = authorsLinks(in: recording)
    return pages
  }

  private static func authorsLinks(in recording: Recording) -> Set<String> {
    let prose = recording.steps.flatMap { [$0.note] + $0.narration } + [recording.description]
    return Set(prose.flatMap(MarkdownFacts.links).map(LinkTarget.decoded))
  }

  /// Renders the pages of a review.
  static func ofReview(_ review: Review) throws(BrokenPromise) -> Pages {
    var pages = Pages()
    let site = ReviewSite(review, sides: Sides(base: "base", head: "head"))
    _ = site.render { pages.add($0, $1) }
    try pages.check(site.paths)
    return pages
  }

  private mutating func add(_ path: String, _ contents: ArraySlice<UInt8>) {
    if bytes.updateValue(Array(contents), forKey: path) != nil { isRepeated = true }
  }

  /// The files are those that were announced.
  private func check(_ paths: [String]) throws(BrokenPromise) {
    try BrokenPromise.check(!isRepeated, "a file is written twice")
    try BrokenPromise.check(
      Set(paths) == Set(bytes.keys) && paths.count == bytes.count,
      "other files than announced: \(Set(paths).symmetricDifference(bytes.keys).sorted())"
    )
  }

  /// Every page is well formed, and every link but an author's leads to something.
  func check() throws(BrokenPromise) {
    var html: [String: HTMLFacts] = [:]
    var links: [(page: String, links: [String])] = []
    for (path, contents) in bytes {
      try checkPath(path)
      if path.hasSuffix(".html") {
        let facts = try HTMLFacts.reading(path, contents)
        try facts.checkSchemes()
        html[path] = facts
        links.append((path, facts.links))
      } else if path.hasSuffix(".md") {
        links.append((path, try MarkdownFacts(contents).links))
      } else {
        try BrokenPromise.check(
          String(validating: contents, as: UTF8.self) != nil,
          "no text: \(path)"
        )
      }
    }
    for page in links {
      for link in page.links { try check(link, on: page.page, html) }
    }
  }

  private func checkPath(_ path: String) throws(BrokenPromise) {
    let isSafe = PublishedPath.isValid(path)
    try BrokenPromise.check(isSafe, "`\(path)` may not be published")
  }

  private func check(
    _ link: String,
    on page: String,
    _ html: [String: HTMLFacts]
  ) throws(BrokenPromise) {
    guard let target = LinkTarget(link, on: page),
      !authorsLinks.contains(LinkTarget.decoded(link))
    else { return }
    try BrokenPromise.check(
      bytes[target.path] != nil,
      "`\(page)` links to `\(link)`, which there is none of"
    )
    guard let fragment = target.fragment, let facts = html[target.path] else { return }
    try BrokenPromise.check(
      facts.ids.contains(fragment),
      "`\(page)` links to `\(link)`, where there is no such place"
    )
  }
}
