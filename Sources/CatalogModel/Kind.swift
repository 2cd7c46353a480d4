/// What an item is: its fields, its row, its item screen and its quick actions.
///
/// A kind is data: some ship, scripts define more, and nothing here knows one by its name.
///
/// Every item has its kind, so a kind is no larger than a reference.
package struct Kind: Sendable, Hashable {
  private let definition: Definition

  /// The name, such as `Photo`.
  package var name: String { definition.name }
  /// The name of its catalog, such as `PhotoLibrary`, which posts the catalog's own events.
  package var catalogName: String { definition.catalogName }
  /// The names of the events that items and catalogs of this kind post.
  package var eventNames: EventNames { definition.eventNames }
  /// The fields; values of an item stand in this order.
  package var fields: [Field] { definition.fields }
  /// The field that titles an item, and by which scripts name it: an index of `fields`.
  package var titleField: Int { definition.titleField }
  /// How the list is divided; `nil` for a list without sections.
  package var sections: SectionTemplate? { definition.sections }
  /// What a row shows.
  package var row: RowTemplate { definition.row }
  /// What an item's own screen shows.
  package var screen: ItemScreenTemplate { definition.screen }
  /// What can be done to an item, in the order offered.
  package var actions: [QuickAction] { definition.actions }

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
    definition = Definition(
      name: name,
      catalogName: catalogName,
      eventNames: eventNames ?? EventNames(kind: name),
      fields: fields,
      titleField: titleField,
      sections: sections,
      row: row,
      screen: screen,
      actions: actions
    )
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

/// What a kind says.
private final class Definition: Sendable {
  let name: String
  let catalogName: String
  let eventNames: EventNames
  let fields: [Field]
  let titleField: Int
  let sections: SectionTemplate?
  let row: RowTemplate
  let screen: ItemScreenTemplate
  let actions: [QuickAction]

  init(
    name: String,
    catalogName: String,
    eventNames: EventNames,
    fields: [Field],
    titleField: Int,
    sections: SectionTemplate?,
    row: RowTemplate,
    screen: ItemScreenTemplate,
    actions: [QuickAction]
  ) {
    self.name = name
    self.catalogName = catalogName
    self.eventNames = eventNames
    self.fields = fields
    self.titleField = titleField
    self.sections = sections
    self.row = row
    self.screen = screen
    self.actions = actions
  }
}

extension Definition: Hashable {
  static func == (left: Definition, right: Definition) -> Bool {
    left === right
      || left.name == right.name && left.catalogName == right.catalogName
        && left.eventNames == right.eventNames && left.fields == right.fields
        && left.titleField == right.titleField && left.sections == right.sections
        && left.row == right.row && left.screen == right.screen && left.actions == right.actions
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(fields)
  }
}
