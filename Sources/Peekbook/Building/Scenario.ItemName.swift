extension Scenario {
  /// How a step names an item.
  public enum ItemName: Sendable, Hashable, ExpressibleByStringLiteral {
    /// By its title, which no other item may have.
    case title(String)
    /// By its row; rows count from 1.
    case row(Int)
    /// By its identifier.
    case id(String)
    /// By a point of the phone's screen, in points from its upper left corner, as a finger would.
    case at(x: Int, y: Int)

    /// Creates a title.
    public init(stringLiteral title: String) {
      self = .title(title)
    }

    /// The name as a script has it.
    var node: ScriptNode {
      switch self {
      case .title(let title): .text(title)
      case .row(let row): .mapping([("row", .number(row))])
      case .id(let id): .mapping([("id", .text(id))])
      case .at(let x, let y): .mapping([("at", .list([.number(x), .number(y)]))])
      }
    }
  }
}
