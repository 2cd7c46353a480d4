/// What the row of an item shows.
package struct RowTemplate: Sendable, Hashable {
  /// A small picture before the title.
  package enum Symbol: Sendable, Hashable {
    /// A shape that is filled while a flag is set, and tinted with a colour.
    case flag(field: Int, shape: FlagShape, tint: Int?)
    /// A disc of a colour: of a field, or of the selected option.
    case swatch(field: Int)
  }

  /// A shape that comes in outline and filled.
  package enum FlagShape: String, Sendable, Hashable, CaseIterable {
    /// A star.
    case star
    /// A heart.
    case heart
  }

  /// What stands at the row's end.
  package enum Accessory: Sendable, Hashable {
    /// Nothing.
    case none
    /// An arrow: the row leads on.
    case disclosure
    /// A checkmark while a flag is set, else nothing.
    case checkmark(field: Int)
  }

  /// The small picture before the title.
  package let symbol: Symbol?
  /// The title.
  package let title: TextTemplate
  /// A second line.
  package let subtitle: TextTemplate?
  /// The detail text, at the row's end.
  package let detail: TextTemplate?
  /// What stands at the row's end.
  package let accessory: Accessory

  /// Creates a template.
  package init(
    symbol: Symbol? = nil,
    title: TextTemplate,
    subtitle: TextTemplate? = nil,
    detail: TextTemplate? = nil,
    accessory: Accessory = .disclosure
  ) {
    self.symbol = symbol
    self.title = title
    self.subtitle = subtitle
    self.detail = detail
    self.accessory = accessory
  }
}
