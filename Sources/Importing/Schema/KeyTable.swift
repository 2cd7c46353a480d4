package import YAMLReading

/// The keys of one sort of mapping: an enumeration whose cases are called like the keys.
package protocol SchemaKey: RawRepresentable<Int>, CaseIterable, Sendable {
  /// The keys by their bytes; made once, as `KeyTable(Self.self)`.
  static var table: KeyTable { get }
}

extension SchemaKey {
  /// The key as written.
  package var name: String { Self.table.names[rawValue] }
}

/// The keys that a mapping may have, found by their bytes.
///
/// It is not generic, so that code in other modules need not ask for metadata at run time: every
/// key of every step goes through here.
package struct KeyTable: Sendable {
  private let shortNames: [ShortName]
  /// The keys as written, in the order of their declaration.
  package let names: [String]

  /// Creates the table of all keys.
  ///
  /// `spellings` has those that are written otherwise than their cases are called.
  package init<Key: SchemaKey>(_ keys: Key.Type, spellings: [String: String] = [:]) {
    names = Key.allCases.map { key in
      let name = String(describing: key)
      return spellings[name] ?? name
    }
    shortNames = names.compactMap { ShortName($0.utf8) }
    precondition(shortNames.count == names.count, "keys are short")
  }

  /// Returns the raw value of the key that a scalar names.
  ///
  /// - Complexity: O(*k*) for *k* keys; allocates nothing.
  package func index(of node: YAMLNode) -> Int? {
    guard let name = ShortName(node.utf8) else { return nil }
    for index in shortNames.indices where shortNames[index] == name { return index }
    return nil
  }
}

/// A text of at most 15 bytes as two numbers, which are compared in no time.
private struct ShortName: Equatable {
  private var low: UInt64 = 0
  private var high: UInt64

  init?(_ bytes: some Collection<UInt8>) {
    let count = bytes.count
    guard count <= 15 else { return nil }
    high = UInt64(count) << 56
    var shift: UInt64 = 0
    for byte in bytes {
      if shift < 64 { low |= UInt64(byte) << shift } else { high |= UInt64(byte) << (shift - 64) }
      shift += 8
    }
  }
}
