import CatalogModel
import Importing

/// What a step can know of the app when it is reached.
///
/// An object, and made once for each tab: every step is read with one, and values as rich as a kind
/// cost more to copy than a step does to read.
final class TabContext: Sendable {
  /// The app.
  let app: App
  /// The index of the selected tab.
  let tab: Int
  /// What its items are; `nil` if that is wrong, and nothing is to be said about fields.
  let kind: Kind?
  /// The readers of fields for each tab; `nil` where the kind is wrong.
  let assignments: [AssignmentReader?]
  /// The kinds of all tabs, each once, the selected tab's first; `nil` if one of them is wrong.
  let kinds: [Kind]?
  /// The names of the events that items and catalogs of the app post; `nil` if a kind is wrong.
  let eventNames: [String]?

  private init(_ app: App, tab: Int, kinds: [Kind]?, assignments: [AssignmentReader?]) {
    self.app = app
    self.tab = tab
    self.assignments = assignments
    let kind = app.scopes[tab].kind
    self.kind = kind
    self.kinds = kinds.map { kinds in
      kinds.filter { $0.name == kind?.name } + kinds.filter { $0.name != kind?.name }
    }
    eventNames = kinds?.flatMap(\.eventNames.all)
  }

  /// Returns a context for each tab of an app.
  static func all(_ app: App) -> [TabContext] {
    let kinds = app.kinds
    let assignments = app.scopes.map { $0.kind.map(AssignmentReader.init) }
    return app.scopes.indices.map {
      TabContext(app, tab: $0, kinds: kinds, assignments: assignments)
    }
  }
}
