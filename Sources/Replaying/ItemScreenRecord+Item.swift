import CatalogModel
import Recordings

extension ItemScreenRecord {
  /// Records what the screen of an item shows now.
  init(_ item: Item, index: Int) {
    let template = item.kind.screen
    self.init(
      item: index,
      title: template.title.text(for: item),
      background: template.background.flatMap { item.color(of: $0)?.color.hex },
      fields: template.fields.map { FieldRecord.record($0, of: item) },
      options: Self.options(of: item, template.choice),
      actions: item.kind.actions.filter { $0.isOffered(by: item) }.map { action in
        Action(title: action.title(for: item), isDestructive: action.style == .destructive)
      }
    )
  }

  private static func options(of item: Item, _ field: Int?) -> [Option] {
    guard let field else { return [] }
    let selected = item.choice(of: field)?.selected
    return item.options(of: field).enumerated().map { index, option in
      Option(
        label: option.label,
        color: option.color?.hex,
        isSelected: index == selected
      )
    }
  }
}
