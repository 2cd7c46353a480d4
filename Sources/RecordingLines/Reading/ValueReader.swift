import CatalogModel
import Diagnostics
import Importing
import Recordings
import YAMLReading

/// Reads the values of fields.
struct ValueReader {
  /// The keys of a value that JSON has no form for.
  enum Key: Int, SchemaKey {
    case number, unit, color, date, selected, label
    static let table = KeyTable(Self.self)
  }

  /// The keys that tell what sort of value it is, of which one is given.
  static let sorts: [Key] = [.number, .color, .date, .selected]
  static let companions: [Companion<Key>] = [(.unit, of: [.number]), (.label, of: [.selected])]

  /// What the value stands for, in messages.
  let what: String
  /// What the first line says about it.
  let type: FieldType?

  /// Returns a value, or reports why there is none.
  func value(_ node: YAMLNode, problems: inout DiagnosticBag) -> ValueRecord? {
    if node.isNull { return .absent }
    if node.kind == .mapping { return typed(node, problems: &problems) }
    switch type {
    case nil: return plain(node, problems: &problems)
    case .choice(let labels): return choice(node, labels, problems: &problems)
    case .named(let name): return named(node, name, problems: &problems)
    }
  }

  /// Reads a value as JSON has it.
  private func plain(_ node: YAMLNode, problems: inout DiagnosticBag) -> ValueRecord? {
    if node.kind == .sequence { return named(node, .list, problems: &problems) }
    guard node.isPlain else { return .text(node.text) }
    if node.equals("true") { return .flag(true) }
    if node.equals("false") { return .flag(false) }
    return .number(node.text, unit: "")
  }

  private func named(
    _ node: YAMLNode,
    _ name: FieldType.Name,
    problems: inout DiagnosticBag
  ) -> ValueRecord? {
    switch name {
    case .text: return node.text(what, problems: &problems).map { .text($0) }
    case .number:
      return node.number(what, unit: "", problems: &problems).map { .number($0.text, unit: "") }
    case .flag: return node.flag(what, problems: &problems).map { .flag($0) }
    case .color: return color(node, problems: &problems)
    case .date: return node.date(what, problems: &problems).map { .date($0.text) }
    case .list:
      guard node.kind == .sequence else {
        problems.add(node.wrongType(what, is: "a list"))
        return nil
      }
      return .list(node.elements.compactMap { $0.text(what, problems: &problems) })
    }
  }

  private func color(_ node: YAMLNode, problems: inout DiagnosticBag) -> ValueRecord? {
    node.color(what, problems: &problems).map {
      .color(hex: $0.color.hex, written: $0.text, isMapped: $0.isMapped)
    }
  }

  private func choice(
    _ node: YAMLNode,
    _ labels: [String],
    problems: inout DiagnosticBag
  ) -> ValueRecord? {
    guard let label = node.text(what, problems: &problems) else { return nil }
    if let index = labels.firstIndex(where: { $0.utf8.elementsEqual(label.utf8) }) {
      return .selection(index: index, label: label)
    }
    let hint = NearestName.hint(for: label, in: labels)
    problems.add(node.wrongType(what, is: "one of " + labels.inWords, hint: hint))
    return nil
  }

  /// Reads a value that says what it is.
  private func typed(_ node: YAMLNode, problems: inout DiagnosticBag) -> ValueRecord? {
    guard let reader = MappingReader<Key>(node, what, problems: &problems) else { return nil }
    reader.refuseSeveral(Self.sorts, "a value", problems: &problems)
    reader.refuseLone(Self.companions, problems: &problems)
    if let number = reader.value(.number) {
      let unit = reader.value(.unit)?.text("`unit`", problems: &problems) ?? ""
      return number.number("`number`", unit: "", problems: &problems)
        .map { .number($0.text, unit: unit) }
    }
    if let color = reader.value(.color) { return self.color(color, problems: &problems) }
    if let date = reader.value(.date) {
      return date.date("`date`", problems: &problems).map { .date($0.text) }
    }
    guard let selected = reader.value(.selected) else {
      if !reader.hasUnknownKey {
        let message = "a value has one of " + Self.sorts.map(\.name).inWords
        problems.add(node.error(.missingKey, message))
      }
      return nil
    }
    guard
      let index = selected.integer("`selected`", in: 0...10_000, problems: &problems),
      let label = reader.needed(.label, problems: &problems)?.text("`label`", problems: &problems)
    else { return nil }
    return .selection(index: index, label: label)
  }
}

extension LineContext {
  /// Returns the fields of a mapping, by the names of the item's own.
  func fields(_ node: YAMLNode, tab: Int, problems: inout DiagnosticBag) -> [FieldRecord] {
    guard node.kind == .mapping else {
      problems.add(node.wrongType("`fields`", is: "a mapping"))
      return []
    }
    return node.entries.compactMap { entry in
      let name = entry.key.text
      let reader = ValueReader(what: name.inBackticks, type: type(of: name, in: tab))
      return reader.value(entry.value, problems: &problems)
        .map { FieldRecord(name: name, value: $0) }
    }
  }
}
