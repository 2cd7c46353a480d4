import CatalogModel
import Diagnostics
import Importing
import YAMLReading

/// Reads what is shown of an item: its row, its section, its screen.
struct KindPartsReader {
  enum RowKey: Int, SchemaKey {
    case symbol, swatch, title, subtitle, detail, accessory
    static let table = KeyTable(Self.self)
  }

  enum SymbolKey: Int, SchemaKey {
    case shape, flag, tint
    static let table = KeyTable(Self.self)
  }

  enum AccessoryKey: Int, SchemaKey {
    case checkmark
    static let table = KeyTable(Self.self)
  }

  enum SectionKey: Int, SchemaKey {
    case by, title
    static let table = KeyTable(Self.self)
  }

  enum ScreenKey: Int, SchemaKey {
    case title, background, fields, choice
    static let table = KeyTable(Self.self)
  }

  let fields: KindFields
  /// The field that titles items; `nil` if that is wrong.
  let titleField: Int?

  private var standardTitle: TextTemplate { TextTemplate(.field(titleField ?? 0)) }
}

// The row.
extension KindPartsReader {
  /// Returns the row; without one in the script, the title alone.
  func row(_ node: YAMLNode?, problems: inout DiagnosticBag) -> RowTemplate {
    if let titleField { fields.use(titleField) }
    guard let node, let reader = MappingReader<RowKey>(node, "`row`", problems: &problems) else {
      return RowTemplate(title: standardTitle)
    }
    if reader[.symbol] != nil, let key = reader.entry(.swatch)?.key, reader[.swatch] != nil {
      problems.add(key.error(.conflictingKeys, "a row has a `symbol` or a `swatch`, not both"))
    }
    return RowTemplate(
      symbol: leading(reader, problems: &problems),
      title: template(reader[.title], "`title`", problems: &problems) ?? standardTitle,
      subtitle: template(reader[.subtitle], "`subtitle`", problems: &problems),
      detail: template(reader[.detail], "`detail`", problems: &problems),
      accessory: accessory(reader[.accessory], problems: &problems)
    )
  }

  private func leading(
    _ reader: MappingReader<RowKey>,
    problems: inout DiagnosticBag
  ) -> RowTemplate.Symbol? {
    if let node = reader[.symbol] { return symbol(node, problems: &problems) }
    guard let node = reader[.swatch],
      let field = color(node, "`swatch`", problems: &problems)
    else { return nil }
    return .swatch(field: field)
  }

  private func symbol(_ node: YAMLNode, problems: inout DiagnosticBag) -> RowTemplate.Symbol? {
    guard let reader = MappingReader<SymbolKey>(node, "`symbol`", problems: &problems) else {
      return nil
    }
    let shape: RowTemplate.FlagShape? =
      reader[.shape].map { $0.choice("`shape`", problems: &problems) } ?? .star
    let tint = reader[.tint].map { color($0, "`tint`", problems: &problems) }
    let hint = "it is filled while that flag is set"
    guard let node = reader.required(.flag, hint: hint, problems: &problems) else { return nil }
    let flag = flag(node, "`flag`", problems: &problems)
    guard let shape, let flag else { return nil }
    return .flag(field: flag, shape: shape, tint: tint ?? nil)
  }

  private func accessory(
    _ node: YAMLNode?,
    problems: inout DiagnosticBag
  ) -> RowTemplate.Accessory {
    guard let node else { return .disclosure }
    guard node.kind == .mapping else {
      let word: AccessoryWord? = node.choice("`accessory`", problems: &problems)
      return word == AccessoryWord.none ? .none : .disclosure
    }
    guard let reader = MappingReader<AccessoryKey>(node, "`accessory`", problems: &problems),
      let (_, value) = reader.single("`accessory`", problems: &problems),
      let flag = flag(value, "`checkmark`", problems: &problems)
    else { return .disclosure }
    return .checkmark(field: flag)
  }

  enum AccessoryWord: String, CaseIterable {
    case none, disclosure
  }
}

// Sections and the item screen.
extension KindPartsReader {
  /// Returns how the list is divided.
  func sections(_ node: YAMLNode, problems: inout DiagnosticBag) -> SectionTemplate? {
    guard node.kind == .mapping else {
      return divider(node, problems: &problems).map {
        SectionTemplate(field: $0, title: TextTemplate(.field($0)))
      }
    }
    guard let reader = MappingReader<SectionKey>(node, "`sections`", problems: &problems),
      let by = reader.required(.by, problems: &problems),
      let field = divider(by, problems: &problems)
    else { return nil }
    let title = template(reader[.title], "`title`", problems: &problems)
    if let title, let node = reader[.title], title.fields.contains(where: { $0 != field }) {
      let name = fields[field].name
      let message = "the title of a section can only have `{\(name)}`, by which it is divided"
      problems.add(node.error(.invalidValue, message))
    }
    return SectionTemplate(field: field, title: title ?? TextTemplate(.field(field)))
  }

  private func divider(_ node: YAMLNode, problems: inout DiagnosticBag) -> Int? {
    let expected = "a field with one short text"
    return fields.field(
      node,
      "`sections`",
      is: expected,
      where: { type in
        switch type {
        case .texts, .options: false
        case .text, .number, .flag, .color, .date, .choice, .selection: true
        }
      },
      problems: &problems
    )
  }

  /// Returns the item screen; without one in the script, the title and all other fields.
  func screen(_ node: YAMLNode?, problems: inout DiagnosticBag) -> ItemScreenTemplate {
    guard let node, let reader = MappingReader<ScreenKey>(node, "`screen`", problems: &problems)
    else {
      let others = fields.fields.indices.filter { $0 != titleField }
      for field in others { fields.use(field) }
      return ItemScreenTemplate(title: standardTitle, fields: others)
    }
    let choice = reader[.choice].flatMap {
      fields.field($0, "`choice`", is: "a choice", where: \.isChoice, problems: &problems)
    }
    return ItemScreenTemplate(
      title: template(reader[.title], "`title`", problems: &problems) ?? standardTitle,
      background: reader[.background].flatMap {
        color($0, "`background`", problems: &problems)
      },
      fields: reader[.fields].map { shown($0, problems: &problems) } ?? [],
      choice: choice
    )
  }

  private func shown(_ node: YAMLNode, problems: inout DiagnosticBag) -> [Int] {
    guard node.kind == .sequence else {
      let hint = node.scalar.map { "write `[\($0)]`" }
      problems.add(node.wrongType("`fields`", is: "a list of fields", hint: hint))
      return []
    }
    var shown: [Int] = []
    for element in node.elements {
      guard let field = fields.field(element, "an entry of `fields`", problems: &problems) else {
        continue
      }
      if shown.contains(field) {
        let message = fields[field].name.inBackticks + " is shown twice"
        problems.add(element.error(.conflictingKeys, message))
      } else {
        shown.append(field)
      }
    }
    return shown
  }
}

extension KindPartsReader {
  private func flag(_ node: YAMLNode, _ what: String, problems: inout DiagnosticBag) -> Int? {
    fields.field(node, what, is: "a flag", where: { $0 == .flag }, problems: &problems)
  }

  private func color(_ node: YAMLNode, _ what: String, problems: inout DiagnosticBag) -> Int? {
    fields.field(
      node,
      what,
      is: "a colour, or a choice",
      where: { $0 == .color || $0.isChoice },
      problems: &problems
    )
  }

  private func template(
    _ node: YAMLNode?,
    _ what: String,
    problems: inout DiagnosticBag
  ) -> TextTemplate? {
    guard let node, let text = node.text(what, problems: &problems) else { return nil }
    return TextTemplateReader(fields: fields).template(text, at: node, problems: &problems)
  }
}
