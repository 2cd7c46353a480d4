extension Scenario.Kind {
  /// A quick action.
  public struct Action: Sendable {
    private var entries: [(key: String, value: ScriptNode)]

    /// The action as a script has it.
    var node: ScriptNode { .mapping(entries) }

    /// Turns over a flag; the titles are those while it is set, and while it is not.
    public static func toggle(_ flag: String, set: String, unset: String) -> Action {
      Action(entries: [
        ("toggle", .text(flag)),
        ("title", .mapping([("set", .text(set)), ("unset", .text(unset))])),
      ])
    }

    /// Gives fields values.
    public static func set(
      _ fields: KeyValuePairs<String, Scenario.Value>,
      title: String
    ) -> Action {
      Action(entries: [
        ("set", .mapping(fields.map { ($0.key, $0.value.node) })), ("title", .text(title)),
      ])
    }

    /// Selects an option of a choice.
    public static func select(
      _ option: Scenario.OptionName,
      of choice: String,
      title: String? = nil
    ) -> Action {
      titled(("select", .mapping([(choice, option.node)])), title)
    }

    /// Deletes the item.
    public static func delete(title: String? = nil) -> Action {
      titled(("delete", .word("")), title)
    }

    /// Puts a copy behind the item.
    public static func duplicate(title: String? = nil) -> Action {
      titled(("duplicate", .word("")), title)
    }

    /// Moves the item to the top of the list, or of its section.
    public static func moveToTop(title: String? = nil) -> Action {
      titled(("move", .word("top")), title)
    }

    /// Returns the same action, offered only while fields have one of these values.
    public func when(_ conditions: KeyValuePairs<String, [Scenario.Value]>) -> Action {
      var action = self
      let entries = conditions.map { ($0.key, ScriptNode.list($0.value.map(\.node))) }
      action.entries.append(("when", .mapping(entries)))
      return action
    }

    private static func titled(
      _ entry: (key: String, value: ScriptNode),
      _ title: String?
    ) -> Action {
      Action(entries: [entry] + (title.map { [("title", .text($0))] } ?? []))
    }
  }
}
