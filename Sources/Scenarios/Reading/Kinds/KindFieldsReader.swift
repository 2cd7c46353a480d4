import CatalogModel
import Diagnostics
import Importing
import YAMLReading

/// Reads the fields of a kind.
struct KindFieldsReader {
  private static let mostFields = 200

  /// Returns the fields, or `nil` after it has reported that there are none.
  static func fields(_ node: YAMLNode, problems: inout DiagnosticBag) -> KindFields? {
    let hint = "write `title: text`, one line for each field"
    guard node.kind == .mapping else {
      problems.add(node.wrongType("`fields`", is: "a mapping of names to types", hint: hint))
      return nil
    }
    guard !node.entries.isEmpty else {
      problems.add(node.error(.missingKey, "the kind has no fields", hint: hint))
      return nil
    }
    guard node.entries.count <= mostFields else {
      let message = "the kind has \(node.entries.count) fields, \(mostFields) are allowed"
      problems.add(node.error(.limitExceeded, message, hint: "make it several kinds"))
      return nil
    }
    let names = node.entries.map(\.key.text)
    var declared: [KindFields.Declared] = []
    var taken: [String: YAMLNode] = [:]
    for entry in node.entries {
      let count = problems.all.count { $0.severity == .error }
      let reader = KindFieldReader(names: names, earlier: declared.map(\.field))
      let field = reader.field(entry, problems: &problems)
      for name in [field.name, field.shortName].compactMap(\.self) {
        register(name, entry, &taken, problems: &problems)
      }
      let isWrong = problems.all.count { $0.severity == .error } > count
      declared.append(KindFields.Declared(field: field, isWrong: isWrong, key: entry.key))
    }
    let fields = KindFields(declared)
    for field in fields.fields {
      if case .selection(let source) = field.type { fields.use(source) }
    }
    return fields
  }

  private static func register(
    _ name: String,
    _ entry: YAMLEntry,
    _ taken: inout [String: YAMLNode],
    problems: inout DiagnosticBag
  ) {
    // The same key twice was reported by the reader of YAML.
    guard let earlier = taken.updateValue(entry.key, forKey: name),
      !earlier.text.utf8.elementsEqual(entry.key.text.utf8)
    else { return }
    let note = Diagnostic.Note("it stands here first", at: earlier.location)
    let message = "two fields are called " + name.inBackticks
    problems.add(entry.key.error(.conflictingKeys, message, notes: [note]))
  }
}
