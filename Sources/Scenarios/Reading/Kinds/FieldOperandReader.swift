import CatalogModel
import Diagnostics
import Importing
import YAMLReading

/// Reads fields with values that the actions of a kind name.
struct FieldOperandReader {
  let fields: KindFields

  /// Returns the fields and the values that they are to have, or `nil` after it has reported what is
  /// wrong.
  func settings(
    _ node: YAMLNode,
    _ what: String,
    problems: inout DiagnosticBag
  ) -> [FieldSetting]? {
    guard let entries = entries(node, what, problems: &problems) else { return nil }
    let settings = entries.compactMap { field, value in
      operand(value, field, problems: &problems).map { FieldSetting(field: field, value: $0) }
    }
    return settings.count == node.entries.count ? settings : nil
  }

  /// Returns the conditions of an action, as far as they are right.
  func conditions(_ node: YAMLNode, problems: inout DiagnosticBag) -> [FieldCondition] {
    guard let entries = entries(node, "`when`", problems: &problems) else { return [] }
    return entries.compactMap { field, value in
      // Of a list, a list stands for itself.
      let isAlternative = value.kind == .sequence && fields[field].type != .texts
      let values = isAlternative ? Array(value.elements) : [value]
      if values.isEmpty {
        problems.add(value.error(.missingKey, "the condition can never hold", hint: "name a value"))
      }
      let operands = values.compactMap { operand($0, field, problems: &problems) }
      return FieldCondition(field: field, values: operands)
    }
  }

  private func entries(
    _ node: YAMLNode,
    _ what: String,
    problems: inout DiagnosticBag
  ) -> [(field: Int, value: YAMLNode)]? {
    guard node.kind == .mapping, !node.entries.isEmpty else {
      let hint = "write `{FIELD: VALUE}`"
      problems.add(
        node.kind == .mapping
          ? node.error(.missingKey, what + " names no field", hint: hint)
          : node.wrongType(what, is: "a mapping of fields to values", hint: hint)
      )
      return nil
    }
    return node.entries.compactMap { entry in
      guard let field = fields.index(named: entry.key.text) else {
        problems.add(fields.unknown(entry.key.text, at: entry.key))
        return nil
      }
      guard !entry.value.isAbsent else {
        problems.add(entry.key.error(.missingKey, entry.key.text.inBackticks + " has no value"))
        return nil
      }
      return (field, entry.value)
    }
  }

  private func operand(
    _ node: YAMLNode,
    _ field: Int,
    problems: inout DiagnosticBag
  ) -> FieldOperand? {
    guard fields.isRight(field) else { return nil }
    switch FieldReader.read(node, for: fields[field], isTitle: false, problems: &problems) {
    case .value(let value): return .value(value)
    case .option(let name): return .option(name)
    case .absent, nil: return nil
    }
  }
}
