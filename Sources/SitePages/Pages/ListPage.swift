internal import MarkdownTree
internal import Recordings

/// The list screens' whole lists, as they were at the start and at the end; a part of them if
/// they are long.
struct ListPage: SitePage {
  /// The most rows of a list on one page.
  static let rowsPerPage = 200

  /// What the pages share.
  let context: ScenarioContext
  /// What changed between the two states.
  let comparison: ListComparison
  /// Which page it is, from 0.
  let number: Int

  private var recording: Recording { context.recording }

  /// Returns how many pages the lists of a recording take.
  static func count(for recording: Recording) -> Int {
    let longest = recording.tabs.map { max($0.firstRows.count, $0.lastRows.count) }.max() ?? 0
    return max((longest + rowsPerPage - 1) / rowsPerPage, 1)
  }

  /// Returns the path of a page in the scenario's folder, without an ending.
  static func path(number: Int) -> String {
    number == 0 ? "list" : "list-\(number + 1)"
  }

  var head: PageHead {
    let count = Self.count(for: recording)
    var head = context.head(.list, Self.path(number: number), title: "List")
    if count > 1 { head.title += ", page \(number + 1) of \(count)" }
    head.summary = "The whole list of \(recording.title), at the start and at the end."
    if number > 0 { head.previous = neighbour(number - 1) }
    if number + 1 < count { head.next = neighbour(number + 1) }
    return head
  }

  func build(_ page: inout BlockBuilder, _ links: PageLinks, _ screens: inout ScreenRenderers) {
    page.heading(1, [.text(head.title)])
    for (index, tab) in recording.tabs.enumerated() {
      if recording.tabs.count > 1 { page.heading(2, [.name(tab.title)]) }
      page.paragraph([
        .name(tab.catalog), .text(", "),
        .text(Wording.count(tab.firstRows.count, "row", "rows") + " at the start, "),
        .text(Wording.count(tab.lastRows.count, "row", "rows") + " at the end"),
      ])
      page.html { $0.raw("<div class=\"pair\">") }
      let first = part(tab.firstRows, tab.firstSections, index)
      buildState("At the start", first, comparison.first[index], &page, links, &screens)
      let last = part(tab.lastRows, tab.lastSections, index)
      buildState("At the end", last, comparison.last[index], &page, links, &screens)
      page.html { $0.raw("</div>") }
    }
  }
}

extension ListPage {
  private func neighbour(_ number: Int) -> PageHead.Link {
    PageHead.Link(
      title: "List, page \(number + 1)",
      path: context.scenario.path + "/" + Self.path(number: number)
    )
  }

  /// Returns what of a list stands on this page; `nil` if the list is empty.
  private func part(_ rows: [Int], _ sections: [SectionRecord], _ tab: Int) -> ListPart? {
    guard !rows.isEmpty else { return nil }
    let start = min(number * Self.rowsPerPage, rows.count)
    let shown = rows[start..<min(start + Self.rowsPerPage, rows.count)]
    return ListPart(shown, of: sections, tab: tab)
  }

  private func buildState(
    _ label: StaticString,
    _ part: ListPart?,
    _ marks: [Int: ScreenMarks.Mark],
    _ page: inout BlockBuilder,
    _ links: PageLinks,
    _ screens: inout ScreenRenderers
  ) {
    let level = recording.tabs.count > 1 ? 3 : 2
    page.html { $0.raw("<div class=\"state\">") }
    page.heading(level, [.text("\(label)")])
    if let part, !part.groups.isEmpty {
      page.html { html in
        screens.html.write(part, marks: marks, into: &html) { links.item(recording.items[$0]) }
      }
      page.drawing { screens.text.draw(part, marks: marks) }
    } else {
      page.paragraph([.text(part == nil ? "No rows." : "No rows on this page.")])
    }
    page.html { $0.raw("</div>") }
  }
}
