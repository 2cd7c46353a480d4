import CatalogModel
import Diagnostics
import Importing
import YAMLReading

/// Reads fields and the values that they are to have, or are expected to have.
struct AssignmentReader {
  private let kind: Kind
  private let fields: FieldTable

  /// Creates a reader for items of a kind.
  init(kind: Kind) {
    self.kind = kind
    fields = FieldTable(kind: kind)
  }

  /// Returns the assignments in the order of the script, or `nil` after it has reported what is
  /// wrong.
  func assignments(_ node: YAMLNode, problems: inout DiagnosticBag) -> [FieldAssignment]? {
    guard node.kind == .mapping else {
      let hint = "write `{\(kind.fields[kind.titleField].name): …}`"
      problems.add(node.wrongType("fields", is: "a mapping", hint: hint))
      return nil
    }
    guard !node.entries.isEmpty else {
      problems.add(node.error(.missingKey, "no field is named", hint: names))
      return nil
    }
    var result: [FieldAssignment] = []
    for entry in node.entries {
      guard let field = fields.index(of: entry.key) else {
        problems.add(UnknownKey(entry.key, among: fields.names, instead: fields.titles).diagnostic)
        continue
      }
      guard !result.contains(where: { $0.field == field }) else {
        let message = entry.key.text.inBackticks + " names a field that has a value already"
        problems.add(entry.key.error(.conflictingKeys, message))
        continue
      }
      if let assignment = assignment(field, entry, problems: &problems) {
        result.append(assignment)
      }
    }
    return result.count == node.entries.count ? result : nil
  }

  private var names: String { "the fields are " + fields.names.inWords }

  private func assignment(
    _ field: Int,
    _ entry: YAMLEntry,
    problems: inout DiagnosticBag
  ) -> FieldAssignment? {
    let reading = FieldReader.read(
      entry.value,
      for: kind.fields[field],
      isTitle: field == kind.titleField,
      problems: &problems
    )
    let place = Place(entry.value)
    switch reading {
    case nil: return nil
    case .absent:
      problems.add(entry.key.error(.missingKey, entry.key.text.inBackticks + " has no value"))
      return nil
    case .value(let value):
      return FieldAssignment(field: field, value: .value(value), place: place)
    case .option(let name):
      let option = OptionReference(name, place: place)
      return FieldAssignment(field: field, value: .option(option), place: place)
    }
  }
}
