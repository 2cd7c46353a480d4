import Diagnostics
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

extension StepVerb {
  /// Words that other tools have for a step, and what it is called here.
  private static let otherWords = [
    "tap": "open", "click": "open", "touch": "open", "push": "open", "press": "peek",
    "hold": "peek", "longpress": "peek", "long_press": "peek", "preview": "peek",
    "assert": "expect", "check": "expect", "verify": "expect", "swipe": "scroll",
    "remove": "delete", "choose": "select", "pick": "select", "add": "insert",
    "update": "set", "change": "set", "comment": "note", "cancel": "release",
  ]

  /// Returns the hint for a word that is no step: what may have been meant, among some names.
  static func hint(for word: String, in names: [String]) -> String? {
    otherWords[word.lowercased()].map { "did you mean `\($0)`?" }
      ?? NearestName.hint(for: word, in: names)
  }
}
