import Diagnostics
import Importing
import Recordings
import YAMLReading

/// A change event as a line has it.
struct EventLine {
  /// The keys of an event.
  enum Key: Int, SchemaKey {
    case name, item, field, from, to, inserted, deleted, moved, index, tab, title, deliveries
    static let table = KeyTable(Self.self)
  }

  /// The keys that tell what sort of change it is, of which one is given.
  static let changes: [Key] = [.item, .inserted, .deleted, .moved]
  static let companions: [Companion<Key>] = [
    (.field, of: [.item]), (.to, of: [.item]), (.from, of: [.item, .moved]),
    (.index, of: [.inserted, .deleted, .moved]),
  ]

  /// What changed.
  enum Change {
    case updated(field: String, old: ValueRecord?, new: ValueRecord)
    case inserted(index: Int?)
    case deleted(index: Int?)
    case moved(from: Int?, index: Int)
  }

  let node: YAMLNode
  let name: String
  /// The `id` of the item concerned.
  let item: String
  /// Its title, where the line says it.
  let title: String?
  /// Its tab, where the line says it.
  let tab: Int?
  let change: Change
  /// Who received it, where the line says it.
  let deliveries: [DeliveryLine]

  /// Reads an event; `nil`, having said why, if it is none.
  init?(_ node: YAMLNode, _ context: LineContext, problems: inout DiagnosticBag) {
    self.node = node
    guard let reader = MappingReader<Key>(node, "an event", problems: &problems) else {
      return nil
    }
    let name = reader.needed(.name, problems: &problems)?
      .visibleText("`name`", problems: &problems)
    let tab = reader.value(.tab).flatMap { context.tab($0, problems: &problems) }
    self.tab = tab
    title = reader.value(.title)?.text("`title`", problems: &problems)
    deliveries =
      reader.value(.deliveries)?.list("`deliveries`", problems: &problems)
      .compactMap { DeliveryLine($0, context, problems: &problems) } ?? []
    guard let key = Self.key(reader, problems: &problems), let itemNode = reader.value(key),
      let item = itemNode.visibleText(key.name.inBackticks, problems: &problems),
      let change = Self.change(key, reader, context, tab: tab, problems: &problems),
      let name
    else { return nil }
    self.name = name
    self.item = item
    self.change = change
  }
}

extension EventLine {
  /// Returns the key that tells what sort of change it is.
  private static func key(
    _ reader: MappingReader<Key>,
    problems: inout DiagnosticBag
  ) -> Key? {
    let given = changes.filter { reader.value($0) != nil }
    if given.count == 1 {
      reader.refuseLone(companions, problems: &problems)
      return given[0]
    }
    if given.count > 1 || !reader.hasUnknownKey {
      let message = "an event has one of " + changes.map(\.name).inWords
      let code: Diagnostic.Code = given.isEmpty ? .missingKey : .conflictingKeys
      problems.add(reader.node.error(code, message))
    }
    return nil
  }

  private static func change(
    _ key: Key,
    _ reader: MappingReader<Key>,
    _ context: LineContext,
    tab: Int?,
    problems: inout DiagnosticBag
  ) -> Change? {
    let range = 0...PlainInteger.largest
    let index = reader.value(.index)?.integer("`index`", in: range, problems: &problems)
    switch key {
    case .inserted: return .inserted(index: index)
    case .deleted: return .deleted(index: index)
    case .moved:
      let from = reader.value(.from)?.integer("`from`", in: range, problems: &problems)
      _ = reader.needed(.index, problems: &problems)
      return index.map { .moved(from: from, index: $0) }
    default:
      return update(reader, context, tab: tab, problems: &problems)
    }
  }

  private static func update(
    _ reader: MappingReader<Key>,
    _ context: LineContext,
    tab: Int?,
    problems: inout DiagnosticBag
  ) -> Change? {
    let field = reader.needed(.field, problems: &problems)?
      .visibleText("`field`", problems: &problems)
    // `null` is a value here: a field that was cleared.
    let to = reader[.to] ?? reader.required(.to, problems: &problems)
    guard let field, let to else { return nil }
    let type = context.type(of: field, in: tab)
    let old = reader[.from].flatMap {
      ValueReader(what: "`from`", type: type).value($0, problems: &problems)
    }
    return ValueReader(what: "`to`", type: type).value(to, problems: &problems)
      .map { .updated(field: field, old: old, new: $0) }
  }
}
