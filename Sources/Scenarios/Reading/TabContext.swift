import CatalogModel
import Importing

/// What a step can know of the app when it is reached.
struct TabContext {
  /// The app.
  let app: App
  /// The index of the selected tab.
  let tab: Int
  /// What its items are; `nil` if that is wrong, and nothing is to be said about fields.
  let kind: Kind?

  /// Creates a context.
  init(_ app: App, tab: Int) {
    self.app = app
    self.tab = tab
    kind = app.scopes[tab].kind
  }
}
