/// The kinds that a script can name.
package struct KindRegistry: Sendable {
  /// The kinds, in order of registration.
  package private(set) var kinds: [Kind]

  /// The kinds that ship.
  package static let shipped = KindRegistry([.colorItem, .detailModel])

  /// Creates a registry.
  package init(_ kinds: [Kind]) {
    self.kinds = kinds
  }

  /// Returns the kind with a name.
  package subscript(name: String) -> Kind? {
    kinds.first { $0.name == name }
  }
}
