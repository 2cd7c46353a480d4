package import CatalogModel
package import Diagnostics
package import YAMLReading

/// Reads items that stand in a script: mappings with the fields of their kind, and nothing else.
package struct ItemReader {
  private let fields: FieldTable
  private let kind: Kind
  private var assembler: ItemAssembler

  /// Creates a reader of items of a kind.
  package init(kind: Kind) {
    self.kind = kind
    fields = FieldTable(kind: kind)
    assembler = ItemAssembler(kind: kind)
  }

  /// Returns an item of a list, which may have an `id` among its fields.
  package mutating func item(_ node: YAMLNode, problems: inout DiagnosticBag) -> ItemDraft? {
    read(node, mayHaveID: true, problems: &problems)
  }

  /// Returns an item of which `node` has the fields only.
  package mutating func item(fields node: YAMLNode, problems: inout DiagnosticBag) -> ItemDraft? {
    read(node, mayHaveID: false, problems: &problems)
  }

  private mutating func read(
    _ node: YAMLNode,
    mayHaveID: Bool,
    problems: inout DiagnosticBag
  ) -> ItemDraft? {
    guard node.kind == .mapping else {
      let hint = "write `{\(kind.fields[kind.titleField].name): …}`"
      problems.add(node.wrongType("an item", is: "a mapping", hint: hint))
      return nil
    }
    assembler.begin()
    var id: String?
    var isGood = true
    for entry in node.entries {
      if let field = fields.index(of: entry.key) {
        if !give(entry, to: field, problems: &problems) { isGood = false }
      } else if mayHaveID, entry.key.equals("id") {
        guard !entry.value.isAbsent else { continue }
        id = entry.value.visibleText("`id`", problems: &problems)
        if id == nil { isGood = false }
      } else {
        problems.add(unknown(entry.key, mayHaveID: mayHaveID))
        isGood = false
      }
    }
    guard let values = assembler.finish(at: node, problems: &problems), isGood else { return nil }
    return ItemDraft(id: id, values: values, node: node)
  }

  private mutating func give(
    _ entry: YAMLEntry,
    to field: Int,
    problems: inout DiagnosticBag
  ) -> Bool {
    guard !assembler.hasValue(for: field) else {
      let message = entry.key.text.inBackticks + " names a field that has a value already"
      problems.add(entry.key.error(.conflictingKeys, message))
      return false
    }
    return assembler.give(entry.value, to: field, problems: &problems)
  }

  /// Returns what is said about a key, and remembers the field that was probably meant, so that it
  /// is not reported as missing.
  private mutating func unknown(_ key: YAMLNode, mayHaveID: Bool) -> Diagnostic {
    if key.equals("id") {
      return key.error(.unknownKey, "unknown key `id`", hint: "`id` stands beside `fields`")
    }
    let unknown = UnknownKey(
      key,
      among: fields.names + (mayHaveID ? ["id"] : []),
      instead: fields.titles
    )
    if let field = unknown.meant.flatMap(kind.fieldIndex(named:)) { assembler.excuse(field) }
    return unknown.diagnostic
  }
}
