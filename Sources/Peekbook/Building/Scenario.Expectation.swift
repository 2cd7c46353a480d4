extension Scenario {
  /// A check of the state, or of what the last action caused.
  public struct Expectation: Sendable {
    /// The key under which a script has it.
    let key: String
    /// What is expected.
    let node: ScriptNode

    /// What is on top.
    public static func screen(_ screen: Recording.Screen.Kind) -> Expectation {
      Expectation(key: "screen", node: .word(screen.rawValue))
    }

    /// The title of the selected tab.
    public static func tab(_ title: String) -> Expectation {
      Expectation(key: "tab", node: .text(title))
    }

    /// The title of the screen on top.
    public static func title(_ title: String) -> Expectation {
      Expectation(key: "title", node: .text(title))
    }

    /// The titles of the whole list, in order.
    public static func rows(_ titles: [String]) -> Expectation {
      Expectation(key: "rows", node: .texts(titles))
    }

    /// The titles of the rows on the screen, in order, also of those cut at its edges.
    public static func visible(_ titles: [String]) -> Expectation {
      Expectation(key: "visible", node: .texts(titles))
    }

    /// How many rows the whole list has.
    public static func count(_ count: Int) -> Expectation {
      Expectation(key: "count", node: .number(count))
    }

    /// The values of fields, by the titles of items.
    public static func items(
      _ items: KeyValuePairs<String, KeyValuePairs<String, Value>>
    ) -> Expectation {
      let entries = items.map { item in
        (item.key, ScriptNode.mapping(item.value.map { ($0.key, $0.value.node) }))
      }
      return Expectation(key: "items", node: .mapping(entries))
    }

    /// The detail texts of rows, by the titles of items.
    public static func detail(_ texts: KeyValuePairs<String, String>) -> Expectation {
      Expectation(key: "detail", node: .mapping(texts.map { ($0.key, .text($0.value)) }))
    }

    /// The titles of the items whose flag is set, in order.
    public static func flagged(_ flag: String, _ titles: [String]) -> Expectation {
      Expectation(key: flag, node: .texts(titles))
    }

    /// The titles of the quick actions offered, in order.
    public static func actions(_ titles: [String]) -> Expectation {
      Expectation(key: "actions", node: .texts(titles))
    }

    /// The labels of the options listed, in order.
    public static func options(_ labels: [String]) -> Expectation {
      Expectation(key: "options", node: .texts(labels))
    }

    /// The option with the checkmark.
    public static func selected(_ label: String) -> Expectation {
      Expectation(key: "selected", node: .text(label))
    }

    /// The events of the last action, in order; none if the list is empty.
    public static func events(_ events: [EventPattern]) -> Expectation {
      Expectation(key: "events", node: .list(events.map(\.node)))
    }

    /// The titles of the rows that the last action reloaded in the selected tab.
    public static func reloaded(_ titles: [String]) -> Expectation {
      Expectation(key: "reloaded", node: .texts(titles))
    }

    /// The titles of the rows that the last action reloaded, by tab.
    public static func reloaded(inTabs titles: KeyValuePairs<String, [String]>) -> Expectation {
      Expectation(key: "reloaded", node: .mapping(titles.map { ($0.key, .texts($0.value)) }))
    }
  }
}
