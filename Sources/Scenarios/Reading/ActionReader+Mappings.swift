import Diagnostics
import Importing
import YAMLReading

enum ScrollKey: Int, SchemaKey {
  case to, rows, by
  static let table = KeyTable(Self.self)
}

enum SetKey: Int, SchemaKey {
  case item, fields, tab
  static let table = KeyTable(Self.self)
}

enum InsertKey: Int, SchemaKey {
  case row, fields, id
  static let table = KeyTable(Self.self)
}

enum MoveKey: Int, SchemaKey {
  case item, row
  static let table = KeyTable(Self.self)
}

// Actions whose value is a mapping.
extension ActionReader {
  func scroll(_ node: YAMLNode, problems: inout DiagnosticBag) -> ScriptAction? {
    guard let reader = MappingReader<ScrollKey>(node, "`scroll`", problems: &problems),
      let (key, value) = reader.single("`scroll`", problems: &problems)
    else { return nil }
    switch key {
    case .to:
      return ItemReference.read(value, "`to`", problems: &problems).map { .scroll(.to($0)) }
    case .rows: return value.integer("`rows`", problems: &problems).map { .scroll(.rows($0)) }
    case .by: return value.integer("`by`", problems: &problems).map { .scroll(.by($0)) }
    }
  }

  func set(_ node: YAMLNode, problems: inout DiagnosticBag) -> ScriptAction? {
    guard let reader = MappingReader<SetKey>(node, "`set`", problems: &problems) else { return nil }
    let tab = reader[.tab].map { context.app.tab($0, "`tab`", problems: &problems) } ?? context.tab
    let item = reader.required(.item, problems: &problems)
      .flatMap { ItemReference.read($0, "`item`", problems: &problems) }
    guard let fields = reader.required(.fields, problems: &problems) else { return nil }
    // In a tab that is not known nothing can be said about fields.
    guard let tab,
      let assignments = context.assignments[tab]?.assignments(fields, problems: &problems), let item
    else { return nil }
    return .set(item, fields: assignments, tab: tab)
  }

  func insert(_ node: YAMLNode, problems: inout DiagnosticBag) -> ScriptAction? {
    guard let reader = MappingReader<InsertKey>(node, "`insert`", problems: &problems) else {
      return nil
    }
    let row = reader[.row].map { $0.row(problems: &problems) }
    let id = reader[.id].map { $0.visibleText("`id`", problems: &problems) }
    guard let fields = reader.required(.fields, problems: &problems), let kind = context.kind else {
      return nil
    }
    var items = ItemReader(kind: kind)
    guard var draft = items.item(fields: fields, problems: &problems) else { return nil }
    draft.id = id ?? nil
    return .insert(ItemPlan(draft), row: row ?? nil, rowPlace: Place(reader[.row] ?? node))
  }

  func move(_ node: YAMLNode, problems: inout DiagnosticBag) -> ScriptAction? {
    guard let reader = MappingReader<MoveKey>(node, "`move`", problems: &problems) else {
      return nil
    }
    let item = reader.required(.item, problems: &problems)
      .flatMap { ItemReference.read($0, "`item`", problems: &problems) }
    let place = reader.required(.row, problems: &problems)
    guard let place, let row = place.row(problems: &problems), let item else { return nil }
    return .move(item, row: row, rowPlace: Place(place))
  }
}

extension YAMLNode {
  /// Returns a row, from 1, or reports what stands there.
  func row(problems: inout DiagnosticBag) -> Int? {
    integer("`row`", in: 1...PlainInteger.largest, problems: &problems)
  }
}
