package import Diagnostics
package import YAMLReading

/// A key that means nothing where it stands.
package struct UnknownKey {
  private let key: YAMLNode
  private let names: [String]
  /// The key before it, behind which nothing stands.
  private let emptied: YAMLNode?
  /// The name that was probably meant.
  package let meant: String?

  /// Creates an unknown key.
  ///
  /// `names` are those that are known there, and `instead` has those that are called otherwise
  /// elsewhere. `emptied` is a key before it with nothing behind it, to which it may belong.
  package init(
    _ key: YAMLNode,
    among names: [String],
    instead: [String: String] = [:],
    behind emptied: YAMLNode? = nil
  ) {
    self.key = key
    self.names = names
    self.emptied = emptied
    meant = instead[key.text] ?? NearestName.nearest(to: key.text, in: names)
  }

  /// What is said about it.
  package var diagnostic: Diagnostic {
    key.error(.unknownKey, "unknown key " + key.text.inBackticks, hint: hint)
  }

  private var hint: String {
    if let emptied { return Self.indentation(of: emptied) }
    return meant.map { "did you mean `\($0)`?" } ?? "the keys here are " + names.inWords
  }

  /// The hint for a key that may belong behind another.
  package static func indentation(of emptied: YAMLNode) -> String {
    "indent it if it belongs to \(emptied.text.inBackticks), behind which there is nothing"
  }
}
