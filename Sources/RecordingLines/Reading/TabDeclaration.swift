import Diagnostics
import Importing
import YAMLReading

/// What the first line says about a tab and its list.
struct TabDeclaration {
  /// The keys of a tab.
  enum Key: Int, SchemaKey {
    case title, kind, catalog, fields, actions
    static let table = KeyTable(Self.self)
  }

  var title: String
  var kind = "Item"
  var catalog = "Catalog"
  /// The types of fields, by name.
  var fields: [String: FieldType] = [:]
  /// The titles that quick actions can have.
  var actions: [String] = []

  /// Makes the only tab of a recording that names none.
  init(title: String) {
    self.title = title
  }

  /// Reads a tab; `nil`, having said why, if it has no title.
  init?(_ node: YAMLNode, problems: inout DiagnosticBag) {
    guard let reader = MappingReader<Key>(node, "a tab", problems: &problems) else { return nil }
    let title = reader.needed(.title, problems: &problems)?.title("`title`", problems: &problems)
    self.title = title ?? ""
    kind = reader.value(.kind)?.visibleText("`kind`", problems: &problems) ?? kind
    catalog = reader.value(.catalog)?.visibleText("`catalog`", problems: &problems) ?? catalog
    actions = reader.value(.actions)?.texts("`actions`", problems: &problems) ?? []
    if let node = reader.value(.fields) { readFields(node, problems: &problems) }
    if title == nil { return nil }
  }

  private mutating func readFields(_ node: YAMLNode, problems: inout DiagnosticBag) {
    guard node.kind == .mapping else {
      problems.add(node.wrongType("`fields`", is: "a mapping"))
      return
    }
    for entry in node.entries {
      guard let type = FieldType(entry.value, problems: &problems) else { continue }
      fields[entry.key.text] = type
    }
  }
}
