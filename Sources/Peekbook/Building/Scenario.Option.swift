extension Scenario {
  /// One of several values to choose from, which formats itself.
  public enum Option: Sendable, Hashable, ExpressibleByStringLiteral {
    /// A text.
    case text(String)
    /// A number in decimal digits, perhaps with a unit.
    case number(String, unit: String? = nil)
    /// A colour as in CSS, perhaps with a name.
    case color(String, name: String? = nil)

    /// Creates a text.
    public init(stringLiteral text: String) {
      self = .text(text)
    }

    /// The option as a script has it.
    var node: ScriptNode {
      switch self {
      case .text(let text): .text(text)
      case .number(let digits, let unit):
        .mapping(leavingOut: [("number", .text(digits)), ("unit", unit.map { .text($0) })])
      case .color(let color, let name):
        .mapping(leavingOut: [("color", .text(color)), ("name", name.map { .text($0) })])
      }
    }
  }

  /// How an option is named.
  public enum OptionName: Sendable, Hashable, ExpressibleByStringLiteral {
    /// By its label, such as `17 pt`, or by its bare text.
    case label(String)
    /// By its row; rows count from 1.
    case row(Int)

    /// Creates a label.
    public init(stringLiteral label: String) {
      self = .label(label)
    }

    /// The name as a script has it.
    var node: ScriptNode {
      switch self {
      case .label(let label): .text(label)
      case .row(let row): .mapping([("row", .number(row))])
      }
    }
  }
}
