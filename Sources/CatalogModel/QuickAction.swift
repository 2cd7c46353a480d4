/// Something that can be done to an item from its preview, or from the bars of its detail.
package struct QuickAction: Sendable, Hashable {
  /// What the action is called; it may depend on the item's state.
  package enum Title: Sendable, Hashable {
    /// Always the same.
    case fixed(String)
    /// One title while a flag is set, another while it is not.
    case flag(field: Int, whenSet: String, whenNot: String)
  }

  /// How the action is drawn.
  package enum Style: Sendable, Hashable {
    /// Like any other.
    case normal
    /// In red: it destroys something.
    case destructive
  }

  /// What the action does.
  package enum Effect: Sendable, Hashable {
    /// Gives fields values, in order.
    case set([FieldSetting])
    /// Turns a flag over.
    case toggle(field: Int)
    /// Deletes the item from its catalog.
    case delete
    /// Puts a copy of the item behind it.
    case duplicate
    /// Moves the item to the top of the list, or of its section.
    case moveToTop
  }

  /// What the action is called.
  package let title: Title
  /// How it is drawn.
  package let style: Style
  /// What it does.
  package let effect: Effect
  /// When it is offered: all of these have to hold.
  package let conditions: [FieldCondition]

  /// Creates an action.
  package init(
    _ title: Title,
    style: Style = .normal,
    effect: Effect,
    conditions: [FieldCondition] = []
  ) {
    self.title = title
    self.style = style
    self.effect = effect
    self.conditions = conditions
  }

  /// Returns the title for an item as it stands.
  package func title(for item: Item) -> String {
    switch title {
    case .fixed(let title): title
    case .flag(let field, let whenSet, let whenNot): item.isSet(field) ? whenSet : whenNot
    }
  }

  /// Returns whether an item as it stands has the action.
  package func isOffered(by item: Item) -> Bool {
    guard conditions.allSatisfy({ $0.holds(for: item) }) else { return false }
    guard case .set(let settings) = effect else { return true }
    return settings.allSatisfy { $0.value.value(for: $0.field, of: item) != nil }
  }

  /// Does to an item what the action does.
  package func perform(on item: Item) {
    switch effect {
    case .set(let settings):
      for setting in settings {
        guard let value = setting.value.value(for: setting.field, of: item) else { continue }
        item[setting.field] = value
      }
    case .toggle(let field): item[field] = .flag(!item.isSet(field))
    case .delete: item.catalog?.remove(item)
    case .duplicate: item.catalog?.duplicate(item)
    case .moveToTop: item.catalog?.moveToTop(item)
    }
  }

  /// All the titles that the action can have.
  package var possibleTitles: [String] {
    switch title {
    case .fixed(let title): [title]
    case .flag(_, let whenSet, let whenNot): [whenNot, whenSet]
    }
  }
}
