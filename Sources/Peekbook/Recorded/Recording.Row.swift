import Recordings

extension Recording {
  /// What a row of a list showed.
  public struct Row: Sendable, Hashable {
    /// What stands at a row's end.
    public enum Accessory: String, Sendable, Hashable, CaseIterable {
      /// Nothing.
      case none
      /// An arrow: the row leads on.
      case disclosure
      /// A checkmark.
      case checkmark
    }

    /// A small picture before the title.
    public enum Symbol: String, Sendable, Hashable, CaseIterable {
      /// A star, in outline.
      case star
      /// A star, filled.
      case starFilled = "star-filled"
      /// A heart, in outline.
      case heart
      /// A heart, filled.
      case heartFilled = "heart-filled"
      /// A disc of a colour.
      case swatch
    }

    /// The title.
    public let title: String
    /// The second line; empty if there is none.
    public let subtitle: String
    /// The text at the row's end; empty if there is none.
    public let detail: String
    /// The picture before the title.
    public let symbol: Symbol?
    /// The colour of the picture, as `#rrggbb`; `nil` for the interface's own.
    public let tint: String?
    /// What stands at the row's end.
    public let accessory: Accessory

    /// Creates a row from its record.
    init(_ row: RowRecord) {
      title = row.title
      subtitle = row.subtitle
      detail = row.detail
      symbol = row.symbol.flatMap { Symbol(rawValue: $0.shape.rawValue) }
      tint = row.symbol?.tint
      accessory = Accessory(rawValue: row.accessory.rawValue) ?? .none
    }
  }
}
