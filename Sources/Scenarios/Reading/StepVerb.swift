import Importing
import YAMLReading

/// The keys that say what a step does.
enum StepVerb: Int, SchemaKey {
  case peek, commit, pop, release, open, action, star, unstar, delete, select, back, tab, scroll
  case set, insert, move, expect

  static let table = KeyTable(Self.self)

  /// Creates the verb that a scalar names.
  init?(_ node: YAMLNode) {
    guard let index = Self.table.index(of: node) else { return nil }
    self.init(rawValue: index)
  }

  /// The verb as an action that needs no value; `nil` for others.
  var bare: Bare? {
    switch self {
    case .commit, .pop: .gesture(.commit)
    case .release: .gesture(.release)
    case .back: .gesture(.back)
    case .star: .quickAction("Star")
    case .unstar: .quickAction("Unstar")
    case .delete: .quickAction("Delete")
    default: nil
    }
  }

  /// An action that needs no value.
  enum Bare {
    case gesture(ScriptAction)
    /// A quick action with a title.
    case quickAction(String)
  }
}
