/// What an item's screen showed, as preview or as detail.
package struct ItemScreenRecord: Sendable, Hashable {
  /// One option of a choice.
  package struct Option: Sendable, Hashable {
    /// The option's text, as it formats itself.
    package var label: String
    /// Its colour in canonical form, if it is one.
    package var color: String?
    /// Whether it has the checkmark.
    package var isSelected: Bool

    /// Creates an option.
    package init(label: String, color: String? = nil, isSelected: Bool) {
      self.label = label
      self.color = color
      self.isSelected = isSelected
    }
  }

  /// A quick action that was offered.
  package struct Action: Sendable, Hashable {
    /// The title, as it stood: `Star` or `Unstar`.
    package var title: String
    /// Whether it destroys something, and is drawn in red.
    package var isDestructive: Bool

    /// Creates an action.
    package init(title: String, isDestructive: Bool = false) {
      self.title = title
      self.isDestructive = isDestructive
    }
  }

  /// The index of its item in `Recording.items`.
  package var item: Int
  /// The screen's title: `Red`, `Select My Int`.
  package var title: String
  /// The colour that fills the screen, in canonical form.
  package var background: String?
  /// The fields shown, in order.
  package var fields: [FieldRecord]
  /// The options of its choice; empty if it has none.
  package var options: [Option]
  /// The quick actions offered, in order.
  package var actions: [Action]

  /// Creates an item screen.
  package init(
    item: Int,
    title: String,
    background: String? = nil,
    fields: [FieldRecord] = [],
    options: [Option] = [],
    actions: [Action] = []
  ) {
    self.item = item
    self.title = title
    self.background = background
    self.fields = fields
    self.options = options
    self.actions = actions
  }
}
