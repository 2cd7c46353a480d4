extension Scenario {
  /// What the items of a catalog are: their fields, the row, the item's screen, the quick actions.
  ///
  /// ```swift
  /// let photo = Scenario.Kind(
  ///   "Photo",
  ///   fields: [
  ///     .text("title"),
  ///     .choice("album", options: ["Nature", "Family"], default: "Nature"),
  ///     .flag("favourite", default: false),
  ///     .date("takenOn"),
  ///   ],
  ///   row: .init(symbol: .heart(flag: "favourite"), subtitle: "{takenOn}"),
  ///   actions: [
  ///     .toggle("favourite", set: "Unfavourite", unset: "Favourite"),
  ///     .delete(),
  ///   ]
  /// )
  /// ```
  ///
  /// Events are named after the kind: `photoUpdated`, `photoInserted`, `photoDeleted`, `photoMoved`.
  public struct Kind: Sendable {
    /// The name: letters and digits, a capital letter first.
    public var name: String
    /// What the catalog is called; `nil` for the kind's name with `Catalog` behind it.
    public var catalog: String?
    /// The fields, in the order in which pages show them.
    public var fields: [Field]
    /// The field that divides the list into sections.
    public var sections: String?
    /// What a row shows; `nil` for the title.
    public var row: Row?
    /// What an item's screen shows; `nil` for the title and all other fields.
    public var screen: Screen?
    /// The quick actions, in order.
    public var actions: [Action]

    /// Creates a kind.
    public init(
      _ name: String,
      catalog: String? = nil,
      fields: [Field],
      sections: String? = nil,
      row: Row? = nil,
      screen: Screen? = nil,
      actions: [Action] = []
    ) {
      self.name = name
      self.catalog = catalog
      self.fields = fields
      self.sections = sections
      self.row = row
      self.screen = screen
      self.actions = actions
    }

    /// The kind as a script has it.
    var node: ScriptNode {
      .mapping(leavingOut: [
        ("catalog", catalog.map { .text($0) }),
        ("fields", .mapping(fields.map { ($0.name, $0.node) })),
        ("sections", sections.map { .text($0) }),
        ("row", row?.node),
        ("screen", screen?.node),
        ("actions", actions.isEmpty ? nil : .list(actions.map(\.node))),
      ])
    }
  }
}
