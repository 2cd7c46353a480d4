extension Scenario.Kind {
  /// What a row shows.
  ///
  /// In texts, `{name}` stands for the text of a field.
  public struct Row: Sendable {
    /// The picture before the title.
    public enum Symbol: Sendable, Hashable {
      /// A star, filled while a flag is set, perhaps in the colour of a field.
      case star(flag: String? = nil, tint: String? = nil)
      /// A heart, filled while a flag is set, perhaps in the colour of a field.
      case heart(flag: String? = nil, tint: String? = nil)
      /// A disc in the colour of a field.
      case swatch(String)
    }

    /// What stands at the row's end.
    public enum Accessory: Sendable, Hashable {
      /// An arrow.
      case disclosure
      /// Nothing.
      case none
      /// A checkmark, shown while a flag is set.
      case checkmark(String)
    }

    /// The picture before the title.
    public var symbol: Symbol?
    /// The title; `nil` for the item's.
    public var title: String?
    /// The second line.
    public var subtitle: String?
    /// The text at the row's end.
    public var detail: String?
    /// What stands at the row's end.
    public var accessory: Accessory

    /// Creates a row.
    public init(
      symbol: Symbol? = nil,
      title: String? = nil,
      subtitle: String? = nil,
      detail: String? = nil,
      accessory: Accessory = .disclosure
    ) {
      self.symbol = symbol
      self.title = title
      self.subtitle = subtitle
      self.detail = detail
      self.accessory = accessory
    }

    /// The row as a script has it.
    var node: ScriptNode {
      .mapping(leavingOut: [
        symbol.map(Self.entry) ?? ("symbol", nil),
        ("title", title.map { .text($0) }),
        ("subtitle", subtitle.map { .text($0) }),
        ("detail", detail.map { .text($0) }),
        ("accessory", accessory.node),
      ])
    }

    private static func entry(_ symbol: Symbol) -> (key: String, value: ScriptNode?) {
      switch symbol {
      case .star(let flag, let tint): ("symbol", shape("star", flag, tint))
      case .heart(let flag, let tint): ("symbol", shape("heart", flag, tint))
      case .swatch(let field): ("swatch", .text(field))
      }
    }

    private static func shape(_ name: String, _ flag: String?, _ tint: String?) -> ScriptNode {
      .mapping(leavingOut: [
        ("shape", .word(name)), ("flag", flag.map { .text($0) }), ("tint", tint.map { .text($0) }),
      ])
    }
  }

  /// What an item's screen shows.
  public struct Screen: Sendable {
    /// The title, with `{name}` for the text of a field; `nil` for the item's.
    public var title: String?
    /// The field with the colour that fills the screen.
    public var background: String?
    /// The fields shown, in order.
    public var fields: [String]
    /// The choice whose options are listed.
    public var choice: String?

    /// Creates a screen.
    public init(
      title: String? = nil,
      background: String? = nil,
      fields: [String] = [],
      choice: String? = nil
    ) {
      self.title = title
      self.background = background
      self.fields = fields
      self.choice = choice
    }

    /// The screen as a script has it.
    var node: ScriptNode {
      .mapping(leavingOut: [
        ("title", title.map { .text($0) }),
        ("background", background.map { .text($0) }),
        ("fields", fields.isEmpty ? nil : .texts(fields)),
        ("choice", choice.map { .text($0) }),
      ])
    }
  }
}

extension Scenario.Kind.Row.Accessory {
  /// What stands at the end as a script has it; `nil` for what is there if nothing is said.
  fileprivate var node: ScriptNode? {
    switch self {
    case .disclosure: nil
    case .none: .word("none")
    case .checkmark(let flag): .mapping([("checkmark", .text(flag))])
    }
  }
}
