package import CatalogModel

/// One entry of a script's `steps:`.
package struct ScriptStep: Sendable {
  /// What it does.
  package var action: ScriptAction
  /// Its stable name, if the script gives one.
  package var id: String?
  /// The note beside the action; the author's Markdown, empty if there is none.
  package var note: String
  /// Where the entry stands.
  package var place: Place

  /// Creates a step.
  package init(
    _ action: ScriptAction,
    id: String? = nil,
    note: String = "",
    place: Place = .none
  ) {
    self.action = action
    self.id = id
    self.note = note
    self.place = place
  }
}

/// What a step does.
package enum ScriptAction: Sendable {
  /// Presses the row of an item.
  case peek(ItemReference)
  /// Presses deeper: pushes the very screen that is previewed.
  case commit
  /// Ends the peek without committing.
  case release
  /// Taps the row of an item.
  case open(ItemReference)
  /// Takes a quick action, by its title.
  case action(title: String, place: Place)
  /// Selects an option in a detail.
  case select(OptionReference)
  /// Goes back by one screen.
  case back
  /// Switches to a tab, an index of the scenario's tabs.
  case tab(Int)
  /// Scrolls the list.
  case scroll(ScrollTarget)
  /// Sets fields of an item from outside the interface; `tab` is an index of the scenario's tabs.
  case set(ItemReference, fields: [FieldAssignment], tab: Int)
  /// Puts a new item in, before a row that counts from 1, or at the end.
  case insert(ItemPlan, row: Int?, rowPlace: Place)
  /// Moves an item to a row that counts from 1.
  case move(ItemReference, row: Int, rowPlace: Place)
  /// Narration; the author's Markdown.
  case note(String)
  /// A check of the state now and of the last action.
  case expect([Expectation])
}

/// How a script names an item.
package struct ItemReference: Sendable {
  /// The ways to name it.
  package enum Name: Sendable, Hashable {
    /// By its title, in any normalisation form.
    case title(String)
    /// By its row, from 1.
    case row(Int)
    /// By its identifier.
    case id(String)
    /// By a point of the phone's screen.
    case at(x: Int, y: Int)
  }

  /// The name.
  package var name: Name
  /// Where it stands.
  package var place: Place

  /// Creates a reference.
  package init(_ name: Name, place: Place = .none) {
    self.name = name
    self.place = place
  }
}

/// An option as a script names it.
package struct OptionReference: Sendable {
  /// The name.
  package var name: OptionName
  /// Where it stands.
  package var place: Place

  /// Creates a reference.
  package init(_ name: OptionName, place: Place = .none) {
    self.name = name
    self.place = place
  }
}

/// How far a list is scrolled.
package enum ScrollTarget: Sendable {
  /// Until an item's row is the first in the viewport.
  case to(ItemReference)
  /// By a number of rows, upwards if negative.
  case rows(Int)
  /// By a number of points, upwards if negative.
  case by(Int)
}

/// A field and the value that it is to have.
package struct FieldAssignment: Sendable {
  /// A value, or an option that has yet to be found among an item's options.
  package enum Value: Sendable {
    /// A value.
    case value(FieldValue)
    /// The option with a text.
    case option(OptionReference)
  }

  /// The field, an index of the kind's fields.
  package var field: Int
  /// The value.
  package var value: Value
  /// Where the value stands.
  package var place: Place

  /// Creates an assignment.
  package init(field: Int, value: Value, place: Place = .none) {
    self.field = field
    self.value = value
    self.place = place
  }
}
