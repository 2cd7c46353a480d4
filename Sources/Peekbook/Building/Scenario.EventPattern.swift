extension Scenario {
  /// What an event must have; what is left out is not looked at.
  ///
  /// ```swift
  /// .expect(.events([.event("colorItemUpdated", item: "Red", field: "starred", to: true)]))
  /// ```
  public struct EventPattern: Sendable, ExpressibleByStringLiteral {
    /// The pattern as a script has it.
    let node: ScriptNode

    /// Creates the pattern of an event with a name.
    public init(stringLiteral name: String) {
      node = .text(name)
    }

    private init(node: ScriptNode) {
      self.node = node
    }

    /// Returns a pattern.
    ///
    /// - Parameters:
    ///   - name: Such as `colorItemUpdated`: a kind's name and what happened.
    ///   - item: The title of the item concerned.
    ///   - field: The field that was set.
    ///   - from: Its old value.
    ///   - to: Its new value.
    ///   - index: The index of an insertion or a deletion, or the new one of a move; indices count
    ///     from 0.
    /// - Returns: The pattern.
    public static func event(
      _ name: String? = nil,
      item: String? = nil,
      field: String? = nil,
      from: Value? = nil,
      to: Value? = nil,
      index: Int? = nil
    ) -> EventPattern {
      EventPattern(
        node: .mapping(leavingOut: [
          ("name", name.map { .text($0) }),
          ("item", item.map { .text($0) }),
          ("field", field.map { .text($0) }),
          ("from", from?.node),
          ("to", to?.node),
          ("index", index.map { .number($0) }),
        ])
      )
    }
  }
}
