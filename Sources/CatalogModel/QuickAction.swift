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
    /// Turns a flag over.
    case toggle(field: Int)
    /// Deletes the item from its catalog.
    case delete
  }

  /// What the action is called.
  package let title: Title
  /// How it is drawn.
  package let style: Style
  /// What it does.
  package let effect: Effect

  /// Creates an action.
  package init(_ title: Title, style: Style = .normal, effect: Effect) {
    self.title = title
    self.style = style
    self.effect = effect
  }

  /// Returns the title for an item as it stands.
  package func title(for item: Item) -> String {
    switch title {
    case .fixed(let title): title
    case .flag(let field, let whenSet, let whenNot): item.isSet(field) ? whenSet : whenNot
    }
  }

  /// Does to an item what the action does.
  package func perform(on item: Item) {
    switch effect {
    case .toggle(let field): item[field] = .flag(!item.isSet(field))
    case .delete: item.catalog?.remove(item)
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
