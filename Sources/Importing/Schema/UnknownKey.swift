package import Diagnostics
package import YAMLReading

/// A key that means nothing where it stands.
package struct UnknownKey {
  private let key: YAMLNode
  private let names: [String]
  /// The name that was probably meant.
  package let meant: String?

  /// Creates an unknown key; `names` are those that are known there.
  package init(_ key: YAMLNode, among names: [String]) {
    self.key = key
    self.names = names
    meant = NearestName.nearest(to: key.text, in: names)
  }

  /// What is said about it.
  package var diagnostic: Diagnostic {
    key.error(
      .unknownKey,
      "unknown key " + key.text.inBackticks,
      hint: meant.map { "did you mean `\($0)`?" } ?? "the keys here are " + names.inWords
    )
  }
}
