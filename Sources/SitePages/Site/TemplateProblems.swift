package import Diagnostics

/// What turned out to be wrong with templates while pages were laid out with them.
///
/// A place in a template is reported once, with the first page that it showed on and how many
/// others there were: the same template lays out thousands of pages.
package struct TemplateProblems: Sendable {
  private struct Entry: Sendable {
    var diagnostic: Diagnostic
    var page: String
    var others = 0
  }

  private var entries: [Entry] = []
  private var places: [Diagnostic: Int] = [:]

  /// Creates a collection without problems.
  package init() {}

  /// Whether nothing was wrong.
  var isEmpty: Bool { entries.isEmpty }

  /// The problems in the order in which they were found, each with a note on its pages.
  package var diagnostics: DiagnosticBag {
    DiagnosticBag(
      entries.map { entry in
        var diagnostic = entry.diagnostic
        let others =
          entry.others > 0 ? ", and on \(Wording.count(entry.others, "other", "others"))" : ""
        diagnostic.notes.append(Diagnostic.Note("it shows on the page `\(entry.page)`\(others)"))
        return diagnostic
      }
    )
  }

  /// Adds the problems of another part of the site.
  package mutating func add(_ other: TemplateProblems) {
    for entry in other.entries { add(entry.diagnostic, on: entry.page, others: entry.others) }
  }

  /// Adds what was found when a page was laid out.
  mutating func add(_ bag: DiagnosticBag, on page: String) {
    guard !bag.all.isEmpty else { return }
    for diagnostic in bag.all { add(diagnostic, on: page, others: 0) }
  }

  private mutating func add(_ diagnostic: Diagnostic, on page: String, others: Int) {
    if let place = places[diagnostic] {
      entries[place].others += 1 + others
    } else {
      places[diagnostic] = entries.count
      entries.append(Entry(diagnostic: diagnostic, page: page, others: others))
    }
  }
}
