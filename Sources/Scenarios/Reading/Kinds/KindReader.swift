import CatalogModel
import Diagnostics
import Importing
import YAMLReading

/// Reads one kind: fields, row, sections, item screen and quick actions.
struct KindReader {
  enum Key: Int, SchemaKey {
    case catalog, title, fields, row, sections, screen, actions, events
    static let table = KeyTable(Self.self)
  }

  enum EventKey: Int, SchemaKey {
    case updated, inserted, deleted, moved
    static let table = KeyTable(Self.self)
  }

  let name: String

  /// Whether a key is one of those of a kind.
  static func isKey(_ node: YAMLNode) -> Bool { Key.table.index(of: node) != nil }

  /// Returns the kind, or `nil` after it has reported what is wrong.
  ///
  /// `key` is where the kind's name stands.
  func kind(_ node: YAMLNode, key: YAMLNode, problems: inout DiagnosticBag) -> Kind? {
    var found = DiagnosticBag()
    defer { problems.add(contentsOf: found) }
    let what = "the kind " + name.inBackticks
    guard !node.isAbsent else {
      let hint = "write `fields:` below it"
      found.add(key.error(.missingKey, what + " has no fields", hint: hint))
      return nil
    }
    guard let reader = MappingReader<Key>(node, what, problems: &found) else { return nil }
    let catalogName = reader[.catalog]?.title("`catalog`", problems: &found)
    let events = events(reader[.events], problems: &found)
    guard let fieldsNode = reader.required(.fields, problems: &found),
      let fields = KindFieldsReader.fields(fieldsNode, problems: &found)
    else { return nil }
    let title = title(reader, fields, key, problems: &found)
    let parts = KindPartsReader(fields: fields, titleField: title)
    let sections = reader[.sections].flatMap { parts.sections($0, problems: &found) }
    let row = parts.row(reader[.row], problems: &found)
    let screen = parts.screen(reader[.screen], problems: &found)
    let actions = ActionListReader(fields: fields)
      .actions(reader[.actions], choice: screen.choice, problems: &found)
    guard !found.hasErrors, let title else { return nil }
    fields.reportUnused(problems: &found)
    return Kind(
      name: name,
      catalogName: catalogName ?? name + "Catalog",
      eventNames: events,
      fields: fields.fields,
      titleField: title,
      sections: sections,
      row: row,
      screen: screen,
      actions: actions
    )
  }
}

extension KindReader {
  /// Returns the field that titles items: the one that is named, or the first text that is required.
  private func title(
    _ reader: MappingReader<Key>,
    _ fields: KindFields,
    _ key: YAMLNode,
    problems: inout DiagnosticBag
  ) -> Int? {
    if let node = reader[.title] {
      let isText: (FieldType) -> Bool = { $0 == .text }
      guard
        let title = fields.field(
          node,
          "`title`",
          is: "a text",
          where: isText,
          problems: &problems
        )
      else { return nil }
      guard fields.isRight(title), !fields[title].isRequired else { return title }
      let message = fields[title].name.inBackticks + " titles the items, so it has to be required"
      problems.add(
        node.error(.invalidValue, message, hint: "leave out its `default` or `required`")
      )
      return nil
    }
    if let first = fields.fields.firstIndex(where: { $0.type == .text && $0.isRequired }) {
      fields.use(first)
      return first
    }
    if fields.fields.indices.allSatisfy(fields.isRight) {
      let message = "the kind \(name.inBackticks) has no text that could title its items"
      problems.add(key.error(.missingKey, message, hint: "give it a field such as `title: text`"))
    }
    return nil
  }

  private func events(_ node: YAMLNode?, problems: inout DiagnosticBag) -> EventNames? {
    guard let node,
      let reader = MappingReader<EventKey>(node, "`events`", problems: &problems)
    else { return nil }
    let standard = EventNames(kind: name)
    func event(_ key: EventKey, _ standard: String, _ problems: inout DiagnosticBag) -> String {
      guard let node = reader[key],
        let name = node.text(key.name.inBackticks, problems: &problems)
      else { return standard }
      if KindName.isFieldName(name) { return name }
      let message = name.inBackticks + " can't be the name of an event"
      problems.add(node.error(.invalidValue, message, hint: KindName.fieldRule))
      return standard
    }
    let names = EventNames(
      updated: event(.updated, standard.updated, &problems),
      inserted: event(.inserted, standard.inserted, &problems),
      deleted: event(.deleted, standard.deleted, &problems),
      moved: event(.moved, standard.moved, &problems)
    )
    if Set(names.all).count < 4 {
      problems.add(node.error(.invalidValue, "two events of \(name.inBackticks) have one name"))
    }
    return names
  }
}
