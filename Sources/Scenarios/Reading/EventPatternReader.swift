import CatalogModel
import Diagnostics
import Importing
import YAMLReading

extension Diagnostic.Code {
  /// Nothing in the script posts an event of that name.
  static let unknownEvent = Diagnostic.Code("unknown-event")
}

/// Reads the events that an `expect` expects: names, or mappings of what an event carries.
struct EventPatternReader {
  enum Key: Int, SchemaKey {
    case name, item, field, from, to, index
    static let table = KeyTable(Self.self)
  }

  let context: TabContext

  /// Returns the patterns, or `nil` after it has reported what is wrong.
  func patterns(_ node: YAMLNode, problems: inout DiagnosticBag) -> [EventPattern]? {
    guard node.kind == .sequence else {
      let hint = node.scalar.map { $0 == "none" ? "write `[]`" : "write `[\($0)]`" }
      problems.add(node.wrongType("`events`", is: "a list", hint: hint))
      return nil
    }
    let patterns = node.elements.compactMap { pattern($0, problems: &problems) }
    return patterns.count == node.elements.count ? patterns : nil
  }

  private func pattern(_ node: YAMLNode, problems: inout DiagnosticBag) -> EventPattern? {
    if node.kind == .scalar {
      return name(node, problems: &problems).map { EventPattern(name: $0) }
    }
    guard let reader = MappingReader<Key>(node, "an event", problems: &problems) else { return nil }
    guard !node.entries.isEmpty else {
      let hint = "its keys are " + Key.table.names.inWords
      problems.add(node.error(.missingKey, "nothing is said about the event", hint: hint))
      return nil
    }
    let before = problems.all.count
    var pattern = EventPattern()
    pattern.name = reader[.name].flatMap { name($0, problems: &problems) }
    pattern.item = reader[.item].flatMap { $0.text("`item`", problems: &problems) }
    let field = reader[.field].flatMap { fieldNamed(by: $0, problems: &problems) }
    pattern.field = field?.name
    pattern.from = reader[.from].flatMap { value($0, "`from`", of: field, problems: &problems) }
    pattern.to = reader[.to].flatMap { value($0, "`to`", of: field, problems: &problems) }
    pattern.index = reader[.index].flatMap {
      $0.integer("`index`", in: 0...PlainInteger.largest, problems: &problems)
    }
    return problems.all.count == before ? pattern : nil
  }

  private func name(_ node: YAMLNode, problems: inout DiagnosticBag) -> String? {
    guard let name = node.text("`name`", problems: &problems) else { return nil }
    guard let names = context.eventNames, !names.contains(name) else { return name }
    let hint = NearestName.hint(for: name, in: names) ?? "the events are " + names.inWords
    problems.add(node.error(.unknownEvent, "there is no event " + name.inBackticks, hint: hint))
    return nil
  }

  /// Returns the field that is named, by its name or its short name.
  private func fieldNamed(by node: YAMLNode, problems: inout DiagnosticBag) -> Field? {
    guard let name = node.text("`field`", problems: &problems),
      let kinds = context.kinds
    else { return nil }
    // The events of other tabs are seen as well.
    for kind in kinds {
      if let field = kind.field(named: name) { return field }
    }
    let names = kinds.flatMap { FieldTable(kind: $0).names }
    let hint = NearestName.hint(for: name, in: names) ?? "the fields are " + names.inWords
    problems.add(node.error(.unknownKey, "there is no field " + name.inBackticks, hint: hint))
    return nil
  }

  /// Returns a value, if the field can have it.
  private func value(
    _ node: YAMLNode,
    _ what: String,
    of field: Field?,
    problems: inout DiagnosticBag
  ) -> EventPattern.Value? {
    switch field?.type {
    case .flag: _ = node.flag(what, problems: &problems)
    case .color: _ = node.color(what, problems: &problems)
    case .number: _ = node.number(what, unit: field?.type.unit ?? "", problems: &problems)
    case .date: _ = node.date(what, problems: &problems)
    case .texts where node.kind != .scalar:
      return node.textList(what, problems: &problems).map { .labels($0) }
    case .selection, .choice:
      return OptionName.read(node, what, problems: &problems).map(EventPattern.Value.init)
    case .options where node.kind != .scalar:
      return OptionsReader.read(node, what, problems: &problems).map { .labels($0.map(\.label)) }
    default: break
    }
    return node.text(what, problems: &problems).map { .text($0) }
  }
}

extension EventPattern.Value {
  fileprivate init(_ option: OptionName) {
    switch option {
    case .text(let text): self = .text(text)
    case .row(let row): self = .row(row)
    }
  }
}

extension Kind {
  fileprivate func field(named name: String) -> Field? {
    fieldIndex(named: name).map { fields[$0] }
  }
}
