extension RunRecorder {
  /// The screen of an item, on top of its list.
  public struct Item: Sendable, Hashable {
    /// One option of a choice.
    public struct Option: Sendable, Hashable {
      /// Its text.
      public var label: String
      /// Its colour, in one of the notations of CSS.
      public var color: String?
      /// Whether it has the checkmark.
      public var isSelected: Bool

      /// Creates an option.
      public init(_ label: String, color: String? = nil, isSelected: Bool = false) {
        self.label = label
        self.color = color
        self.isSelected = isSelected
      }
    }

    /// A quick action that is offered.
    public struct QuickAction: Sendable, Hashable {
      /// Its title.
      public var title: String
      /// Whether it destroys something.
      public var isDestructive: Bool

      /// Creates an action.
      public init(_ title: String, isDestructive: Bool = false) {
        self.title = title
        self.isDestructive = isDestructive
      }
    }

    /// The item's `id`.
    public var id: String
    /// The screen's title, if it is not the row's.
    public var title: String?
    /// The colour that fills the screen, in one of the notations of CSS.
    public var background: String?
    /// The fields shown, if they are not the row's.
    public var fields: Fields?
    /// The options of its choice.
    public var options: [Option]
    /// The quick actions offered, if they are not the tab's.
    public var actions: [QuickAction]?

    /// Creates an item's screen.
    public init(
      id: String,
      title: String? = nil,
      background: String? = nil,
      fields: Fields? = nil,
      options: [Option] = [],
      actions: [QuickAction]? = nil
    ) {
      self.id = id
      self.title = title
      self.background = background
      self.fields = fields
      self.options = options
      self.actions = actions
    }
  }
}

extension RunRecorder.Item: LineObject {
  func writeMembers(to line: inout LineWriter) {
    line.member("id", id)
    line.member("title", title)
    line.member("background", background)
    line.member("fields", fields)
    line.members("options", options)
    if let actions { line.list("actions", actions) }
  }
}

extension RunRecorder.Item.Option: LineObject {
  func writeMembers(to line: inout LineWriter) {
    line.member("label", label)
    line.member("color", color)
    line.member("selected", ifSet: isSelected)
  }
}

extension RunRecorder.Item.QuickAction: LineObject {
  func writeMembers(to line: inout LineWriter) {
    line.member("title", title)
    line.member("destructive", ifSet: isDestructive)
  }
}
