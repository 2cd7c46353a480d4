package import CatalogModel

/// What the row of an item shows.
package struct RowContent: Sendable, Hashable {
  /// The small picture before the title.
  package enum Symbol: Sendable, Hashable {
    /// A shape, filled or in outline, with a tint.
    case flag(RowTemplate.FlagShape, isSet: Bool, tint: Color?)
    /// A disc of a colour.
    case swatch(Color?)
  }

  /// What stands at the row's end.
  package enum Accessory: Sendable, Hashable {
    /// Nothing.
    case none
    /// An arrow: the row leads on.
    case disclosure
    /// A checkmark.
    case checkmark
  }

  /// The title.
  package let title: String
  /// The second line; empty if there is none.
  package let subtitle: String
  /// The detail text; empty if there is none.
  package let detail: String
  /// The small picture before the title.
  package let symbol: Symbol?
  /// What stands at the row's end.
  package let accessory: Accessory

  /// Reads an item through the row template of its kind.
  package init(_ item: Item) {
    let row = item.kind.row
    title = row.title.text(for: item)
    subtitle = row.subtitle?.text(for: item) ?? ""
    detail = row.detail?.text(for: item) ?? ""
    symbol = row.symbol.map { Self.symbol($0, item) }
    accessory = Self.accessory(row.accessory, item)
  }

  private static func accessory(_ accessory: RowTemplate.Accessory, _ item: Item) -> Accessory {
    switch accessory {
    case .none: .none
    case .disclosure: .disclosure
    case .checkmark(let field): item.isSet(field) ? .checkmark : .none
    }
  }

  private static func symbol(_ symbol: RowTemplate.Symbol, _ item: Item) -> Symbol {
    switch symbol {
    case .flag(let field, let shape, let tint):
      .flag(shape, isSet: item.isSet(field), tint: tint.flatMap { item.color(of: $0)?.color })
    case .swatch(let field):
      .swatch(item.color(of: field)?.color)
    }
  }
}
