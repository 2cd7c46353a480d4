import Importing
import YAMLReading

/// The keys of an `expect`, besides the flags of the kind.
enum ExpectationKey: Int, SchemaKey {
  case screen, tab, title, rows, visible, count, items, detail, actions, options, selected, events
  case reloaded

  static let table = KeyTable(Self.self)

  /// Creates the key that a scalar names.
  init?(_ node: YAMLNode) {
    guard let index = Self.table.index(of: node) else { return nil }
    self.init(rawValue: index)
  }
}
