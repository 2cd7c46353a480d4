import Importing

/// The keys of an `expect`, besides the flags of the kind.
enum ExpectationKey: String, SchemaKey {
  case screen, tab, title, rows, visible, count, items, detail, actions, options, selected, events
  case reloaded

  static let table = KeyTable<Self>()
}
