internal import MarkdownTree
internal import Recordings
internal import Reviewing

/// The first page of a review: groups of equal differences, and the scenarios.
struct ReviewIndexPage: SitePage {
  /// The most groups that are listed.
  private static let mostGroups = 200

  /// What is shown of a scenario.
  struct Entry {
    /// The path of its folder; its title; how it came out.
    var path: String
    var title: String
    var differences: Int
    var failures: Int
    /// The step where it begins, if it has a page.
    var first: PageHead.Link?
    /// The screens of base and head where it begins, drawn as HTML.
    var pictures: [[UInt8]]
  }

  /// The page's title.
  let title: String
  /// What the review says.
  let review: Review
  /// What base and head are.
  let sides: Sides<String>
  /// The scenarios that differ.
  let changed: [Entry]
  /// The titles of those that do not.
  let unchanged: [String]
  /// Whether a phone has a class of its own.
  let hasDeviceStyle: Bool

  var head: PageHead {
    var head = PageHead(kind: .review, path: "index", title: title)
    head.summary = ReviewReport(review).headline + "."
    head.source = ReviewSite.source
    head.hasDeviceStyle = hasDeviceStyle
    return head
  }

  func build(_ page: inout BlockBuilder, _ links: PageLinks, _ screens: inout ScreenRenderers) {
    page.heading(1, [.name(title)])
    page.paragraph(
      [.text("Base: ")] + Wording.sentence(sides.base) + [.text(" · Head: ")]
        + Wording.sentence(sides.head)
    )
    page.html { $0.raw("<div class=\"lead\">") }
    page.paragraph([.text(Wording.capitalized(ReviewReport(review).headline) + ".")])
    page.html { $0.raw("</div>") }
    page.section("groups") { buildGroups(&$0) }
    buildScenarios(&page, links)
    guard !unchanged.isEmpty else { return }
    page.heading(2, id: "unchanged", [.text("Without a difference")])
    page.list(unchanged.prefix(1000).map { [.name($0)] })
    if unchanged.count > 1000 { page.paragraph([.text("… and \(unchanged.count - 1000) more.")]) }
  }
}

extension ReviewIndexPage {
  private func buildGroups(_ page: inout BlockBuilder) {
    guard !review.groups.isEmpty else { return }
    let wording = DifferenceWording(form: page.form)
    page.heading(2, id: "groups", [.text("What changed, equal differences together")])
    page.table(
      label: "Groups of differences",
      header: ["What", "Differences", "Frames", "Scenarios"].map { [.text($0)] },
      rows: groups.prefix(Self.mostGroups).map { group in
        [
          sentence(of: group, wording), [.text("\(group.members.count)")],
          [.text("\(group.frameCount)")], [.text("\(group.scenarioCount)")],
        ]
      }
    )
    let left = review.groups.count - Self.mostGroups
    if left > 0 { page.paragraph([.text("… and \(left) more groups.")]) }
  }

  /// The groups, those first in which an expectation fails now.
  private var groups: [DifferenceGroup] {
    let failing = review.groups.filter(isFailing)
    return failing + review.groups.filter { !isFailing($0) }
  }

  private func isFailing(_ group: DifferenceGroup) -> Bool {
    group.members.first.map {
      review.scenarios[$0.scenario].differences[$0.difference].isNewFailure
    } ?? false
  }

  private func sentence(of group: DifferenceGroup, _ wording: DifferenceWording) -> [Inline] {
    guard let member = group.members.first else { return [] }
    let difference = review.scenarios[member.scenario].differences[member.difference]
    let isGeneric = !group.sentence.utf8.elementsEqual(difference.sentence.utf8)
    let line = wording.badge(group.change) + wording.sentence(difference, isGeneric: isGeneric)
    return difference.isNewFailure ? line + wording.failureBadge() : line
  }

  private func buildScenarios(_ page: inout BlockBuilder, _ links: PageLinks) {
    guard !changed.isEmpty else { return }
    page.heading(2, id: "scenarios", [.text("Scenarios that differ")])
    page.html { $0.raw("<ul class=\"cards-grid\">") }
    for entry in changed {
      switch page.form {
      case .html: page.html { write(entry, links, into: &$0) }
      case .markdown: build(entry, &page, links)
      }
    }
    page.html { $0.raw("</ul>") }
  }

  private func build(_ entry: Entry, _ page: inout BlockBuilder, _ links: PageLinks) {
    page.heading(
      3,
      [.link(destination: links.page(entry.path + "/index"), [.name(entry.title)])]
    )
    var line: [Inline] = [.text(Self.count(entry))]
    if let first = entry.first {
      line += [
        .text("; first at "), .link(destination: links.page(first.path), [.name(first.title)]),
      ]
    }
    page.paragraph(line)
  }

  private static func count(_ entry: Entry) -> String {
    Wording.count(entry.differences, "difference", "differences")
      + (entry.failures > 0
        ? ", " + Wording.count(entry.failures, "expectation fails", "expectations fail") + " now"
        : "")
  }

  private func write(_ entry: Entry, _ links: PageLinks, into html: inout HTMLWriter) {
    html.raw(entry.failures > 0 ? "<li class=\"scenario failed\">" : "<li class=\"scenario\">")
    html.raw("<div class=\"pictures\">")
    for picture in entry.pictures { html.append(html: picture) }
    html.raw("</div><div class=\"about\"><h3><a")
    html.attribute("href", links.page(entry.path + "/index"))
    html.raw(">")
    html.name(entry.title)
    html.raw("</a></h3>")
    if let first = entry.first {
      html.raw("<p>First at ")
      html.name(first.title)
      html.raw("</p>")
    }
    html.raw("<p class=\"counts\"><span>")
    html.text(Wording.count(entry.differences, "difference", "differences"))
    html.raw("</span>")
    if entry.failures > 0 {
      html.raw(" <span class=\"badge fail\">✗ ")
      html.text(Wording.count(entry.failures, "new failure", "new failures"))
      html.raw("</span>")
    }
    html.raw("</p></div></li>")
  }
}
