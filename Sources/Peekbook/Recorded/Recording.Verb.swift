extension Recording {
  /// What a step did: one of a script's verbs, or that of another program that wrote the recording.
  public struct Verb: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The verb as scripts have it.
    public let rawValue: String

    /// Creates a verb.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a verb.
    public init(stringLiteral verb: String) {
      rawValue = verb
    }

    /// Pressed a row.
    public static let peek: Verb = "peek"
    /// Pushed the previewed screen.
    public static let commit: Verb = "commit"
    /// Ended the peek.
    public static let release: Verb = "release"
    /// Tapped a row.
    public static let open: Verb = "open"
    /// Took a quick action.
    public static let action: Verb = "action"
    /// Selected an option.
    public static let select: Verb = "select"
    /// Went back by one screen.
    public static let back: Verb = "back"
    /// Switched to a tab.
    public static let tab: Verb = "tab"
    /// Moved the list.
    public static let scroll: Verb = "scroll"
    /// Set fields from outside the interface.
    public static let set: Verb = "set"
    /// Put an item in from outside.
    public static let insert: Verb = "insert"
    /// Moved an item from outside.
    public static let move: Verb = "move"
  }
}
