package import CatalogModel
package import YAMLReading

/// The fields of a kind by the names that scripts use, found by their bytes.
package struct FieldTable: Sendable {
  private let entries: [(bytes: [UInt8], field: Int)]
  /// What the title is called in other kinds, and what it is called here.
  package let titles: [String: String]
  /// The names, in the order of the fields; a short name comes after the long one.
  package let names: [String]

  /// Creates the table of a kind.
  package init(kind: Kind) {
    var entries: [(bytes: [UInt8], field: Int)] = []
    var names: [String] = []
    for (index, field) in kind.fields.enumerated() {
      for name in [field.name, field.shortName].compactMap(\.self) {
        entries.append((Array(name.utf8), index))
        names.append(name)
      }
    }
    self.entries = entries
    let title = kind.fields[kind.titleField].name
    let others = ["name", "title"].filter { !names.contains($0) }
    titles = Dictionary(others.map { ($0, title) }, uniquingKeysWith: { first, _ in first })
    self.names = names
  }

  /// Returns the index of the field that a key names.
  ///
  /// - Complexity: O(*k*) for *k* fields; allocates nothing.
  package func index(of key: YAMLNode) -> Int? {
    let text = key.utf8
    let count = text.count
    for entry in entries where entry.bytes.count == count {
      if text.elementsEqual(entry.bytes) { return entry.field }
    }
    return nil
  }
}
