internal import Diagnostics
internal import Templating

/// Finds templates that show themselves, at once or by way of others.
///
/// Pages hold no values within values of the same name to any depth, so that such a template could
/// come to no end. It is refused before a page is rendered.
struct PartialCycles {
  private let library: TemplateLibrary
  /// The partials that are being followed, from the first template to the one at hand.
  private var path: [TemplateName] = []
  private var finished: Set<String> = []
  private var bag = DiagnosticBag()

  /// Returns an error for each cycle.
  ///
  /// - Complexity: O(*n*) in the partials of all templates.
  static func diagnostics(of library: TemplateLibrary) -> DiagnosticBag {
    var cycles = PartialCycles(library: library)
    for name in library.names { cycles.follow(name) }
    return cycles.bag
  }

  private init(library: TemplateLibrary) {
    self.library = library
  }

  /// Follows the partials of a template; no deeper than there are templates.
  private mutating func follow(_ name: String, from start: String? = nil) {
    guard !finished.contains(name), let template = library[name] else { return }
    let names = [start ?? name] + path.map(\.text)
    for partial in template.partials {
      if let place = names.firstIndex(of: partial.text) {
        report(path[place...] + [partial])
      } else {
        path.append(partial)
        follow(partial.text, from: start ?? name)
        path.removeLast()
      }
    }
    finished.insert(name)
  }

  /// Reports a cycle by the tags that make it, of which the last leads back.
  private mutating func report(_ cycle: ArraySlice<TemplateName>) {
    guard let last = cycle.last else { return }
    let others = cycle.dropLast()
    let way =
      others.isEmpty ? "" : ", by way of " + others.map { "`\($0.text)`" }.joined(separator: ", ")
    bag.add(
      Diagnostic(
        .endlessPartial,
        "`\(last.text)` shows itself without end\(way)",
        at: last.location,
        hint: "take the tag out here" + (others.isEmpty ? "" : ", or one of those on the way"),
        notes: others.map { Diagnostic.Note("`\($0.text)` is shown here", at: $0.location) }
      )
    )
  }
}
