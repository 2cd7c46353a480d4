extension RunRecorder {
  /// A row of a list.
  public struct Row: Sendable, Hashable {
    /// A small picture before the title.
    public enum Symbol: String, Sendable, Hashable {
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

    /// What stands at a row's end.
    public enum Accessory: String, Sendable, Hashable {
      /// Nothing.
      case none
      /// An arrow: the row leads on.
      case disclosure
      /// A checkmark.
      case checkmark
    }

    /// What tells the item from all others of its list, in every run the same.
    public var id: String
    /// The title.
    public var title: String
    /// A second line.
    public var subtitle: String?
    /// The text at the row's end.
    public var detail: String?
    /// The small picture before the title.
    public var symbol: Symbol?
    /// The picture's colour, in one of the notations of CSS.
    public var tint: String?
    /// What stands at the row's end.
    public var accessory: Accessory
    /// The item's fields.
    public var fields: Fields

    /// Creates a row.
    public init(
      id: String,
      title: String,
      subtitle: String? = nil,
      detail: String? = nil,
      symbol: Symbol? = nil,
      tint: String? = nil,
      accessory: Accessory = .disclosure,
      fields: Fields = [:]
    ) {
      self.id = id
      self.title = title
      self.subtitle = subtitle
      self.detail = detail
      self.symbol = symbol
      self.tint = tint
      self.accessory = accessory
      self.fields = fields
    }
  }
}

extension RunRecorder.Row: LineObject {
  func writeMembers(to line: inout LineWriter) {
    line.member("id", id)
    line.member("title", title)
    line.member("subtitle", subtitle)
    line.member("detail", detail)
    line.member("symbol", symbol?.rawValue)
    line.member("tint", tint)
    if accessory != .disclosure { line.member("accessory", accessory.rawValue) }
    if !fields.all.isEmpty { line.member("fields", fields) }
  }
}
