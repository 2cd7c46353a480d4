import CatalogModel
import Diagnostics
import Importing
import YAMLReading

/// The app that a script sets up, as far as it is right: what its steps can refer to.
struct App {
  /// What a step can know of a tab.
  struct Scope {
    /// Its title; `nil` if it is wrong.
    let title: String?
    /// What its items are; `nil` if that is wrong.
    let kind: Kind?
  }

  /// The tabs that are right.
  var tabs: [TabPlan] = []
  /// All tabs, in order: at least one.
  var scopes: [Scope]
  /// Whether the script has `tabs:`.
  var hasTabBar: Bool
}

extension App {
  /// Returns the index of the tab that a scalar names, or reports that there is none.
  func tab(_ node: YAMLNode, _ what: String, problems: inout DiagnosticBag) -> Int? {
    guard let title = node.text(what, problems: &problems) else { return nil }
    guard hasTabBar else {
      problems.add(
        node.error(.unknownTab, "the script has no tabs", hint: "`tabs:` would set them up")
      )
      return nil
    }
    // `String` compares titles in any normalisation form.
    if let index = scopes.firstIndex(where: { $0.title == title }) { return index }
    let titles = scopes.compactMap(\.title)
    // A tab with a wrong title was reported, and may be the one that is meant.
    guard titles.count == scopes.count else { return nil }
    let hint = NearestName.hint(for: title, in: titles) ?? "the tabs are " + titles.inWords
    problems.add(node.error(.unknownTab, "there is no tab " + title.inBackticks, hint: hint))
    return nil
  }

  /// The kinds of the tabs, each once; `nil` if one of them is not known.
  var kinds: [Kind]? {
    var kinds: [Kind] = []
    for scope in scopes {
      guard let kind = scope.kind else { return nil }
      if !kinds.contains(where: { $0.name == kind.name }) { kinds.append(kind) }
    }
    return kinds
  }
}

extension Diagnostic.Code {
  /// No tab has the title.
  static let unknownTab = Diagnostic.Code("unknown-tab")
}
