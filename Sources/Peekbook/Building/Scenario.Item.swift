extension Scenario {
  /// One item of a catalog: its fields, by name.
  ///
  /// ```swift
  /// let items: [Scenario.Item] = [
  ///   .color("Red", "#FF3B30", starred: true),
  ///   .setting("Text Size", options: [.number("15", unit: "pt"), .number("17", unit: "pt")]),
  ///   ["title": "Harbour", "favourite": true, "tags": ["sea", "boats"]],
  /// ]
  /// ```
  public struct Item: Sendable, ExpressibleByDictionaryLiteral {
    /// An identifier by which steps can name it, whatever its title.
    public var id: String?
    /// The fields, in order.
    public var fields: [(name: String, value: Value)]

    /// Creates an item with the values of fields; those that are left out have their defaults.
    public init(id: String? = nil, _ fields: KeyValuePairs<String, Value>) {
      self.id = id
      self.fields = fields.map { ($0.key, $0.value) }
    }

    /// Creates an item with the values of fields.
    public init(dictionaryLiteral fields: (String, Value)...) {
      self.fields = fields.map { ($0.0, $0.1) }
    }

    /// Returns an item of the kind `.colorItem`; `color` is written as in CSS.
    public static func color(
      _ name: String,
      _ color: String,
      starred: Bool = false,
      id: String? = nil
    ) -> Item {
      Item(id: id, ["name": .text(name), "color": .text(color), "starred": .flag(starred)])
    }

    /// Returns an item of the kind `.detailModel`; the first option is selected if none is named.
    public static func setting(
      _ title: String,
      options: [Option],
      selected: OptionName? = nil,
      id: String? = nil
    ) -> Item {
      var item = Item(id: id, ["title": .text(title), "options": .options(options)])
      if let selected { item.fields.append(("selected", .option(selected))) }
      return item
    }

    /// The item as a script has it.
    var node: ScriptNode {
      .mapping(leavingOut: fields.map { ($0.name, $0.value.node) } + [("id", id.map { .text($0) })])
    }
  }
}
