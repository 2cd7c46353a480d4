package import YAMLReading

/// The keys of one sort of mapping.
package protocol SchemaKey: RawRepresentable<String>, CaseIterable, Sendable, Equatable {
  /// The keys by their bytes; made once.
  static var table: KeyTable<Self> { get }
}

/// The keys that a mapping may have, found by their bytes.
package struct KeyTable<Key: SchemaKey>: Sendable {
  private let entries: [(bytes: [UInt8], key: Key)]
  /// The keys as written, in the order of their declaration.
  package let names: [String]

  /// Creates the table of all keys.
  package init() {
    entries = Key.allCases.map { (Array($0.rawValue.utf8), $0) }
    names = Key.allCases.map(\.rawValue)
  }

  /// Returns the key that a scalar names.
  ///
  /// - Complexity: O(*k*) for *k* keys; allocates nothing.
  package func key(of node: YAMLNode) -> Key? {
    let text = node.utf8
    let count = text.count
    for entry in entries where entry.bytes.count == count {
      if text.elementsEqual(entry.bytes) { return entry.key }
    }
    return nil
  }
}
