import CatalogModel
import Diagnostics
import Importing
import Recordings
import YAMLReading

/// The item's screen on top of a list: its `id`, or that and what it shows.
struct ItemScreenLine {
  /// The keys of an item's screen.
  enum Key: Int, SchemaKey {
    case id, title, background, fields, options, actions
    static let table = KeyTable(Self.self)
  }

  /// The keys of an option.
  enum OptionKey: Int, SchemaKey {
    case label, color, selected
    static let table = KeyTable(Self.self)
  }

  /// The keys of an action.
  enum ActionKey: Int, SchemaKey {
    case title, destructive
    static let table = KeyTable(Self.self)
  }

  /// Where the item's `id` stands.
  let node: YAMLNode
  let id: String
  let title: String?
  let background: String?
  let fields: [FieldRecord]?
  let options: [ItemScreenRecord.Option]
  let actions: [ItemScreenRecord.Action]?

  /// Reads an item's screen; `nil`, having said why, if it is none.
  init?(
    _ node: YAMLNode,
    _ context: LineContext,
    tab: Int,
    problems: inout DiagnosticBag
  ) {
    guard node.kind == .mapping else {
      guard let id = node.visibleText("`item`", problems: &problems) else { return nil }
      (self.node, self.id) = (node, id)
      (title, background, fields, options, actions) = (nil, nil, nil, [], nil)
      return
    }
    guard let reader = MappingReader<Key>(node, "an item", problems: &problems) else { return nil }
    let id = reader.needed(.id, problems: &problems)
    let text = id?.visibleText("`id`", problems: &problems)
    title = reader.value(.title)?.text("`title`", problems: &problems)
    background = reader.value(.background)?.color("`background`", problems: &problems)?.color.hex
    fields = reader.value(.fields).map { context.fields($0, tab: tab, problems: &problems) }
    options =
      reader.value(.options)?.list("`options`", problems: &problems)
      .compactMap { Self.option($0, problems: &problems) } ?? []
    actions = reader.value(.actions)?.list("`actions`", problems: &problems)
      .compactMap { Self.action($0, problems: &problems) }
    guard let id, let text else { return nil }
    self.node = id
    self.id = text
  }

  private static func option(
    _ node: YAMLNode,
    problems: inout DiagnosticBag
  ) -> ItemScreenRecord.Option? {
    guard let reader = MappingReader<OptionKey>(node, "an option", problems: &problems) else {
      return nil
    }
    let label = reader.needed(.label, problems: &problems)?.text("`label`", problems: &problems)
    let color = reader.value(.color)?.color("`color`", problems: &problems)?.color.hex
    let selected = reader.value(.selected)?.flag("`selected`", problems: &problems) ?? false
    return label.map { ItemScreenRecord.Option(label: $0, color: color, isSelected: selected) }
  }

  private static func action(
    _ node: YAMLNode,
    problems: inout DiagnosticBag
  ) -> ItemScreenRecord.Action? {
    guard node.kind == .mapping else {
      return node.visibleText("an action", problems: &problems).map {
        ItemScreenRecord.Action(title: $0)
      }
    }
    guard let reader = MappingReader<ActionKey>(node, "an action", problems: &problems) else {
      return nil
    }
    let title = reader.needed(.title, problems: &problems)?
      .visibleText("`title`", problems: &problems)
    let isDestructive =
      reader.value(.destructive)?.flag("`destructive`", problems: &problems) ?? false
    return title.map { ItemScreenRecord.Action(title: $0, isDestructive: isDestructive) }
  }
}
