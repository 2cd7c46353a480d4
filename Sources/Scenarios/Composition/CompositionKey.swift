import Importing
import YAMLReading

/// The keys of an entry of `steps:` that stands for other steps.
enum CompositionKey: Int, SchemaKey {
  case include, with, `repeat`, steps
  static let table = KeyTable(Self.self)

  /// The keys by which such an entry is told from a step.
  static let names = ["include", "repeat"]

  /// Returns whether an entry stands for other steps.
  static func areKeys(of node: YAMLNode) -> Bool {
    guard node.kind == .mapping else { return false }
    for entry in node.entries where entry.key.equals("include") || entry.key.equals("repeat") {
      return true
    }
    return false
  }
}
