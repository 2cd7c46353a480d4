package import Diagnostics
package import YAMLReading

/// The entries of a mapping by its known keys; the unknown ones are reported.
///
/// A key with nothing behind it is absent.
package struct MappingReader<Key: SchemaKey> {
  /// The mapping.
  package let node: YAMLNode
  private var found: [(index: Int, entry: YAMLEntry)] = []
  /// The keys that were probably meant by unknown ones.
  private var meant: [String] = []
  /// The keys with nothing behind them, though unknown ones follow that may belong there.
  private var outdented: Set<Int> = []

  /// Creates a reader of `node`, or reports that it is no mapping.
  ///
  /// `what` says what the mapping is, such as `a tab`.
  package init?(_ node: YAMLNode, _ what: String, problems: inout DiagnosticBag) {
    guard node.kind == .mapping else {
      problems.add(node.wrongType(what, is: "a mapping", hint: Self.keysHint))
      return nil
    }
    self.node = node
    let table = Key.table
    found.reserveCapacity(node.entries.count)
    var emptied: (index: Int, key: YAMLNode)?
    for entry in node.entries {
      if let index = table.index(of: entry.key) {
        found.append((index, entry))
        emptied = entry.value.isAbsent ? (index, entry.key) : nil
      } else {
        let unknown = UnknownKey(entry.key, among: table.names, behind: emptied?.key)
        problems.add(unknown.diagnostic)
        if let name = unknown.meant { meant.append(name) }
        if let emptied { outdented.insert(emptied.index) }
      }
    }
  }

  private static var keysHint: String { "its keys are " + Key.table.names.inWords }

  /// The value of a key; `nil` if it is absent.
  package subscript(key: Key) -> YAMLNode? {
    guard let value = entry(key)?.value, !value.isAbsent else { return nil }
    return value
  }

  /// Returns the entry of a key, even if nothing is behind it.
  package func entry(_ key: Key) -> YAMLEntry? {
    let index = key.rawValue
    for place in found.indices where found[place].index == index { return found[place].entry }
    return nil
  }

  /// Whether a key was reported as unknown: perhaps the one that is missed.
  package var hasUnknownKey: Bool { found.count < node.entries.count }

  /// Whether an unknown key is likely to be this one.
  package func isMeant(_ key: Key) -> Bool { meant.contains(key.name) }

  /// Returns the value of a key, or reports that it is missing, unless a key that was reported as
  /// unknown is likely to be this one.
  package func required(
    _ key: Key,
    hint: String? = nil,
    problems: inout DiagnosticBag
  ) -> YAMLNode? {
    if let value = self[key] { return value }
    guard !isMeant(key), !outdented.contains(key.rawValue) else { return nil }
    let place = entry(key)?.key ?? node
    problems.add(
      place.error(.missingKey, key.name.inBackticks + " is missing", hint: hint)
    )
    return nil
  }

  /// Returns the only entry, or reports that there are none or several.
  ///
  /// `what` says what the mapping is, such as `an item`.
  package func single(_ what: String, problems: inout DiagnosticBag) -> (key: Key, value: YAMLNode)?
  {
    let given = found.filter { !$0.entry.value.isAbsent }
    if given.count == 1, found.count == 1, let key = Key(rawValue: given[0].index) {
      return (key, given[0].entry.value)
    }
    if found.isEmpty, hasUnknownKey { return nil }
    let expected = "one of " + Key.table.names.inWords
    if given.count > 1 {
      let names = given.map { Key.table.names[$0.index] }.inWords
      let place = given[1].entry.key
      problems.add(place.error(.conflictingKeys, "\(what) has \(names), \(expected) is expected"))
    } else {
      let place = found.first?.entry.key ?? node
      problems.add(place.error(.missingKey, "\(what) needs \(expected)"))
    }
    return nil
  }
}
