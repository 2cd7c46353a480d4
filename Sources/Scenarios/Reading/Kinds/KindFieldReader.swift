import CatalogModel
import Diagnostics
import Importing
import YAMLReading

/// Reads one field of a kind: `title: text`, or `size: {type: number, unit: MB}`.
struct KindFieldReader {
  enum Key: Int, SchemaKey {
    case type, unit, options, from, short, `default`, required
    static let table = KeyTable(Self.self)
  }

  /// The types by their names in scripts.
  enum TypeName: String, CaseIterable {
    case text, number, flag, color, date, choice, list, options
  }

  /// The names of all fields of the kind.
  let names: [String]
  /// The fields that stand before this one.
  let earlier: [Field]

  /// Returns the field, and reports what is wrong with it; then its name is right, if nothing else.
  func field(_ entry: YAMLEntry, problems: inout DiagnosticBag) -> Field {
    let name = entry.key.text
    if name == "id" || !KindName.isFieldName(name) {
      let message = name.inBackticks + " can't be the name of a field"
      let hint = name == "id" ? "every item has an `id` of its own" : KindName.fieldRule
      problems.add(entry.key.error(.invalidValue, message, hint: hint))
    }
    switch entry.value.kind {
    case .scalar: return plain(name, entry, problems: &problems)
    case .mapping: return full(name, entry.value, problems: &problems)
    case .sequence:
      let hint = "for a choice write `{type: choice, options: […]}`"
      problems.add(entry.value.wrongType("a field", is: "a type or a mapping", hint: hint))
      return Field(name, .text)
    }
  }

  private func plain(_ name: String, _ entry: YAMLEntry, problems: inout DiagnosticBag) -> Field {
    guard !entry.value.isAbsent else {
      let message = "the field \(name.inBackticks) has no type"
      let hint = "the types are " + TypeName.allCases.map(\.rawValue).inWords
      problems.add(entry.key.error(.missingKey, message, hint: hint))
      return Field(name, .text)
    }
    guard let typeName = typeName(entry.value, problems: &problems) else {
      return Field(name, .text)
    }
    switch typeName {
    case .choice:
      let hint = "write `{type: choice, options: […]}`"
      problems.add(entry.value.error(.missingKey, "a choice needs `options`", hint: hint))
      return Field(name, .text)
    case .text: return Field(name, .text)
    case .number: return Field(name, .number(unit: ""))
    case .flag: return Field(name, .flag)
    case .color: return Field(name, .color)
    case .date: return Field(name, .date)
    case .list: return Field(name, .texts)
    case .options: return Field(name, .options)
    }
  }

  private func typeName(_ node: YAMLNode, problems: inout DiagnosticBag) -> TypeName? {
    // Words that people try first.
    let synonyms = [
      "string": "text", "colour": "color", "bool": "flag", "boolean": "flag", "int": "number",
      "integer": "number", "float": "number", "enum": "choice", "array": "list",
      "datetime": "date", "time": "date",
    ]
    if let text = node.scalar, let synonym = synonyms[text.lowercased()] {
      let expected = "one of " + TypeName.allCases.map(\.rawValue).inWords
      problems.add(node.wrongType("`type`", is: expected, hint: "did you mean `\(synonym)`?"))
      return nil
    }
    return node.choice("`type`", problems: &problems)
  }
}

extension KindFieldReader {
  private func full(_ name: String, _ node: YAMLNode, problems: inout DiagnosticBag) -> Field {
    let broken = Field(name, .text)
    let what = "the field " + name.inBackticks
    guard let reader = MappingReader<Key>(node, what, problems: &problems) else { return broken }
    let short = short(reader, problems: &problems)
    let required = reader[.required]?.flag("`required`", problems: &problems)
    let example = "write `{type: text}`"
    guard let typeNode = reader.required(.type, hint: example, problems: &problems),
      let typeName = typeName(typeNode, problems: &problems)
    else { return broken }
    check(reader, typeName, problems: &problems)
    guard let type = type(typeName, reader, problems: &problems) else { return broken }
    let value = reader.entry(.default).flatMap { entry in
      defaultValue(entry, Field(name, type), problems: &problems)
    }
    if value != nil, required == true, let key = reader.entry(.required)?.key {
      let hint = "leave out one of them"
      problems.add(
        key.error(.conflictingKeys, "a field with a `default` is not required", hint: hint)
      )
    }
    return Field(name, shortName: short, type, defaultValue: value, isRequired: required ?? true)
  }

  /// Reports keys that do not go with the type.
  private func check(
    _ reader: MappingReader<Key>,
    _ type: TypeName,
    problems: inout DiagnosticBag
  ) {
    let companions: [(key: Key, type: TypeName)] = [
      (.unit, .number), (.options, .choice), (.from, .choice),
    ]
    for (key, owner) in companions where owner != type {
      guard let entry = reader.entry(key) else { continue }
      let message =
        "`\(key.name)` goes with the type `\(owner.rawValue)`, not with `\(type.rawValue)`"
      problems.add(entry.key.error(.conflictingKeys, message))
    }
  }

  private func short(_ reader: MappingReader<Key>, problems: inout DiagnosticBag) -> String? {
    guard let node = reader[.short], let name = node.text("`short`", problems: &problems) else {
      return nil
    }
    guard name != "id", KindName.isFieldName(name) else {
      let message = name.inBackticks + " can't be the name of a field"
      problems.add(node.error(.invalidValue, message, hint: KindName.fieldRule))
      return nil
    }
    return name
  }

  private func type(
    _ name: TypeName,
    _ reader: MappingReader<Key>,
    problems: inout DiagnosticBag
  ) -> FieldType? {
    switch name {
    case .text: .text
    case .number:
      .number(unit: reader[.unit]?.visibleText("`unit`", problems: &problems) ?? "")
    case .flag: .flag
    case .color: .color
    case .date: .date
    case .list: .texts
    case .options: .options
    case .choice: choice(reader, problems: &problems)
    }
  }

  private func choice(
    _ reader: MappingReader<Key>,
    problems: inout DiagnosticBag
  ) -> FieldType? {
    let needs = "a choice needs one of `options`, `from`"
    switch (reader[.options], reader[.from]) {
    case (let options?, nil):
      return OptionsReader.read(options, "`options`", problems: &problems).map { .choice($0) }
    case (nil, let from?): return source(from, problems: &problems).map { .selection(from: $0) }
    case (nil, nil):
      if !reader.isMeant(.options) {
        let hint = "write `options: [one, two]`"
        problems.add(reader.node.error(.missingKey, needs, hint: hint))
      }
    case (_?, _?): problems.add(reader.node.error(.conflictingKeys, needs + ", not both"))
    }
    return nil
  }

  /// Returns the field of the same item whose options a choice is made from.
  private func source(_ node: YAMLNode, problems: inout DiagnosticBag) -> Int? {
    guard let name = node.text("`from`", problems: &problems) else { return nil }
    if let index = earlier.firstIndex(where: { $0.name == name }) {
      if earlier[index].type == .options, earlier[index].isRequired { return index }
      let message = "`from` is a required field of the type `options`"
      problems.add(node.error(.wrongType, message, hint: "write `\(name): options`"))
      return nil
    }
    if names.contains(name) {
      let message = name.inBackticks + " has to stand before the choice that is made from it"
      problems.add(node.error(.invalidValue, message))
      return nil
    }
    let hint = NearestName.hint(for: name, in: names) ?? "the fields are " + names.inWords
    problems.add(node.error(.unknownField, "there is no field " + name.inBackticks, hint: hint))
    return nil
  }

  private func defaultValue(
    _ entry: YAMLEntry,
    _ field: Field,
    problems: inout DiagnosticBag
  ) -> FieldValue? {
    guard !entry.value.isAbsent else {
      problems.add(entry.key.error(.missingKey, "`default` has no value", hint: "leave it out"))
      return nil
    }
    let stand = Field("default", field.type)
    switch FieldReader.read(entry.value, for: stand, isTitle: false, problems: &problems) {
    case .value(let value): return value
    case .option(.row(1)): return .selection(0)
    case .option:
      // Only that there is a first option is known of every item.
      let message = "the default of a choice from another field is its first option"
      problems.add(entry.value.error(.invalidValue, message, hint: "write `{row: 1}`"))
      return nil
    case .absent, nil: return nil
    }
  }
}
