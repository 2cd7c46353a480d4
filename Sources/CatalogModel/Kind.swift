/// What an item is: its fields, its row, its item screen and its quick actions.
///
/// A kind is data: some ship, scripts define more, and nothing here knows one by its name.
package struct Kind: Sendable, Hashable {
  /// The name, such as `Photo`.
  package let name: String
  /// The name of its catalog, such as `PhotoLibrary`, which posts the catalog's own events.
  package let catalogName: String
  /// The names of the events that items and catalogs of this kind post.
  package let eventNames: EventNames
  /// The fields; values of an item stand in this order.
  package let fields: [Field]
  /// The field that titles an item, and by which scripts name it: an index of `fields`.
  package let titleField: Int
  /// How the list is divided; `nil` for a list without sections.
  package let sections: SectionTemplate?
  /// What a row shows.
  package let row: RowTemplate
  /// What an item's own screen shows.
  package let screen: ItemScreenTemplate
  /// What can be done to an item, in the order offered.
  package let actions: [QuickAction]

  /// Creates a kind; events are named after `name`, if not otherwise.
  package init(
    name: String,
    catalogName: String,
    eventNames: EventNames? = nil,
    fields: [Field],
    titleField: Int,
    sections: SectionTemplate? = nil,
    row: RowTemplate,
    screen: ItemScreenTemplate,
    actions: [QuickAction]
  ) {
    precondition(fields.indices.contains(titleField), "the title is one of the fields")
    self.name = name
    self.catalogName = catalogName
    self.eventNames = eventNames ?? EventNames(kind: name)
    self.fields = fields
    self.titleField = titleField
    self.sections = sections
    self.row = row
    self.screen = screen
    self.actions = actions
  }

  /// Returns whether the title of an item can change with a field: with the title's own, or with
  /// the options of which it is one.
  func titleDepends(on field: Int) -> Bool {
    if field == titleField { return true }
    guard case .selection(let source) = fields[titleField].type else { return false }
    return field == source
  }

  /// Returns the index of the field that a script calls `name`.
  ///
  /// - Complexity: O(*n*) in the number of fields, which is small.
  package func fieldIndex(named name: String) -> Int? {
    fields.firstIndex { $0.name == name || $0.shortName == name }
  }
}
