extension Scenario.Kind {
  /// A typed attribute of an item.
  ///
  /// A field is required unless it has a default or `required` is false.
  public struct Field: Sendable {
    /// The name.
    public let name: String
    /// What the field is, as a script has it.
    let node: ScriptNode

    /// A text.
    public static func text(
      _ name: String,
      default value: String? = nil,
      required: Bool = true
    ) -> Field {
      field(name, "text", value.map { .text($0) }, required)
    }

    /// A number in decimal digits, kept as written, perhaps with a unit.
    public static func number(
      _ name: String,
      unit: String? = nil,
      default digits: String? = nil,
      required: Bool = true
    ) -> Field {
      field(name, "number", digits.map { .text($0) }, required, ("unit", unit.map { .text($0) }))
    }

    /// Yes or no.
    public static func flag(
      _ name: String,
      default value: Bool? = nil,
      required: Bool = true
    ) -> Field {
      field(name, "flag", value.map { .flag($0) }, required)
    }

    /// A colour, written as in CSS.
    public static func color(
      _ name: String,
      default value: String? = nil,
      required: Bool = true
    ) -> Field {
      field(name, "color", value.map { .text($0) }, required)
    }

    /// A date, shown as it is written.
    public static func date(
      _ name: String,
      default value: String? = nil,
      required: Bool = true
    ) -> Field {
      field(name, "date", value.map { .text($0) }, required)
    }

    /// A list of texts.
    public static func list(
      _ name: String,
      default value: [String]? = nil,
      required: Bool = true
    ) -> Field {
      field(name, "list", value.map { .texts($0) }, required)
    }

    /// One of several options.
    public static func choice(
      _ name: String,
      options: [Scenario.Option],
      default value: Scenario.OptionName? = nil,
      required: Bool = true
    ) -> Field {
      let options = ScriptNode.list(options.map(\.node))
      return field(name, "choice", value?.node, required, ("options", options))
    }

    /// Options of an item's own.
    public static func options(_ name: String) -> Field {
      field(name, "options", nil, true)
    }

    /// One of the options in another field, which stands before it.
    public static func choice(_ name: String, from field: String) -> Field {
      self.field(name, "choice", nil, true, ("from", .text(field)))
    }

    private static func field(
      _ name: String,
      _ type: String,
      _ value: ScriptNode?,
      _ isRequired: Bool,
      _ more: (key: String, value: ScriptNode?)...
    ) -> Field {
      Field(
        name: name,
        node: .mapping(
          leavingOut: [("type", .word(type))] + more + [
            ("default", value), ("required", isRequired ? nil : .flag(false)),
          ]
        )
      )
    }
  }
}
