/// What a row of a list showed.
package struct RowRecord: Sendable, Hashable {
  /// A small picture before the title.
  package struct Symbol: Sendable, Hashable {
    /// What is drawn.
    package enum Shape: String, Sendable, Hashable {
      /// A star, in outline.
      case star
      /// A star, filled.
      case starFilled = "star-filled"
      /// A heart, in outline.
      case heart
      /// A heart, filled.
      case heartFilled = "heart-filled"
      /// A disc of the tint.
      case swatch
    }

    /// What is drawn.
    package var shape: Shape
    /// Its colour in canonical form; `nil` for the interface's own tint.
    package var tint: String?

    /// Creates a symbol.
    package init(shape: Shape, tint: String? = nil) {
      self.shape = shape
      self.tint = tint
    }
  }

  /// What stands at the row's end.
  package enum Accessory: String, Sendable, Hashable {
    /// Nothing.
    case none
    /// An arrow: the row leads on.
    case disclosure
    /// A checkmark.
    case checkmark
  }

  /// The index of its item in `Recording.items`.
  package var item: Int
  /// The title.
  package var title: String
  /// A second line; empty if there is none.
  package var subtitle: String
  /// The detail text, at the row's end; empty if there is none.
  package var detail: String
  /// The small picture before the title.
  package var symbol: Symbol?
  /// What stands at the row's end.
  package var accessory: Accessory

  /// Creates a row.
  package init(
    item: Int,
    title: String,
    subtitle: String = "",
    detail: String = "",
    symbol: Symbol? = nil,
    accessory: Accessory = .disclosure
  ) {
    self.item = item
    self.title = title
    self.subtitle = subtitle
    self.detail = detail
    self.symbol = symbol
    self.accessory = accessory
  }
}
