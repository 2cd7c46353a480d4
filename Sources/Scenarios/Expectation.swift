import CatalogModel

/// One line of an `expect`.
package struct Expectation: Sendable {
  /// What is expected.
  package enum Requirement: Sendable {
    /// What is on top.
    case screen(ScreenName)
    /// The title of the selected tab.
    case tab(String)
    /// The title of the screen on top.
    case title(String)
    /// The titles of the whole list, in order.
    case rows([String])
    /// The titles of the rows in the viewport, in order.
    case visible([String])
    /// How many rows the whole list has.
    case count(Int)
    /// The values of fields, item by item.
    case items([(item: ItemReference, fields: [FieldAssignment])])
    /// The detail texts of rows.
    case detail([(item: ItemReference, text: String)])
    /// The titles of the items of which a flag, an index of the kind's fields, is set, in order.
    case flagged(field: Int, titles: [String])
    /// The titles of the actions offered, in order.
    case actions([String])
    /// The options listed, in order.
    case options([String])
    /// The option with the checkmark.
    case selected(String)
    /// The events of the last action, in order; empty for none.
    case events([EventPattern])
    /// The titles of the rows that the last action reloaded, in order, by tab; tabs that are
    /// not named are not looked at.
    case reloaded([(tab: Int, titles: [String])])
  }

  /// What is on top.
  package enum ScreenName: String, Sendable, CaseIterable {
    /// The list.
    case list
    /// A preview.
    case preview
    /// A detail.
    case detail
  }

  /// The key under which it stands, such as `rows`.
  package var key: String
  /// What is expected.
  package var requirement: Requirement
  /// Where it stands.
  package var place: Place

  /// Creates an expectation.
  package init(key: String, _ requirement: Requirement, place: Place = .none) {
    self.key = key
    self.requirement = requirement
    self.place = place
  }
}

/// What an expected event must have; what is `nil` is not looked at.
package struct EventPattern: Sendable, Hashable {
  /// A value that a field had, or got.
  package enum Value: Sendable, Hashable, ExpressibleByStringLiteral {
    /// By its text, in any of the ways in which a script may write it.
    case text(String)
    /// The option in a row, from 1.
    case row(Int)
    /// Options, by their labels.
    case labels([String])

    /// Creates the value with a text.
    package init(stringLiteral text: String) {
      self = .text(text)
    }
  }

  /// The event's name.
  package var name: String?
  /// The title of the item concerned, when the event was posted.
  package var item: String?
  /// The name of the field that was set.
  package var field: String?
  /// The old value.
  package var from: Value?
  /// The new value.
  package var to: Value?
  /// The index, from 0, that a deletion or insertion carries; for a move, the new one.
  package var index: Int?

  /// Creates a pattern.
  package init(
    name: String? = nil,
    item: String? = nil,
    field: String? = nil,
    from: Value? = nil,
    to: Value? = nil,
    index: Int? = nil
  ) {
    self.name = name
    self.item = item
    self.field = field
    self.from = from
    self.to = to
    self.index = index
  }
}
