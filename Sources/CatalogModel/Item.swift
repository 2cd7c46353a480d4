/// One mutable entity of a catalog; equality is identity, not value.
package final class Item: Poster {
  /// What the item is.
  package let kind: Kind
  /// The identifier that a script gave it.
  package let id: String?
  // Both take themselves back when they go: what is referred to weakly is slow to refer to in any
  // way, and a catalog is looked at several times in every step.
  /// The catalog that owns it; `nil` before it came into one and after it was deleted.
  package internal(set) unowned var catalog: Catalog?
  /// The part of its catalog's list that holds it.
  unowned var chunk: ItemChunk?
  /// The section of its catalog that it is in.
  var section = 0
  /// The place that it has in the list of whoever watches over all items, to be found there without
  /// a search; -1 where nobody does.
  package var place = -1

  /// A value, or none, for each field of its kind.
  package private(set) var values: [FieldValue?] { didSet { catalog?.itemChanged() } }
  private let center: ChangeCenter

  /// Creates an item with a value, or none, for each field of its kind.
  package init(kind: Kind, id: String? = nil, values: [FieldValue?], center: ChangeCenter) {
    precondition(values.count == kind.fields.count, "an item has a place for each field")
    self.kind = kind
    self.id = id
    self.values = values
    self.center = center
  }

  /// The value of a field, an index of the kind's fields.
  ///
  /// Setting a value posts that the item was updated, even if it is the value that it had.
  package subscript(field: Int) -> FieldValue? {
    get { values[field] }
    set {
      let old = values[field]
      let oldTitle = kind.titleDepends(on: field) ? title : nil
      values[field] = newValue
      if let oldTitle { catalog?.fieldChanged(of: self, titledBefore: oldTitle) }
      center.post(
        kind.eventNames.updated,
        by: self,
        .updated(field: field, old: old, new: newValue)
      )
      catalog?.regroup(self)
    }
  }

  /// Sets the options of a field and, in the same change, which of them a choice has selected.
  ///
  /// Both are in place before anything is posted, so that no observer ever sees the item without an
  /// option selected. The update of the options is posted first, then that of the selection.
  package func set(
    options: FieldValue,
    in field: Int,
    selecting selection: FieldValue,
    in choice: Int
  ) {
    let (oldOptions, oldSelection) = (values[field], values[choice])
    let oldTitle = title
    values[field] = options
    values[choice] = selection
    catalog?.fieldChanged(of: self, titledBefore: oldTitle)
    let name = kind.eventNames.updated
    center.post(name, by: self, .updated(field: field, old: oldOptions, new: options))
    center.post(name, by: self, .updated(field: choice, old: oldSelection, new: selection))
    catalog?.regroup(self)
  }

  /// The item's title.
  package var title: String { text(of: kind.titleField) }

  /// Whether a flag is set.
  package func isSet(_ field: Int) -> Bool { values[field] == .flag(true) }

  /// Returns the colour in a field, or that of the selected option.
  package func color(of field: Int) -> WrittenColor? {
    switch values[field] {
    case .color(let color): return color
    case .selection:
      guard let choice = choice(of: field),
        case .color(let color, _) = choice.options[choice.selected]
      else { return nil }
      return color
    case .text, .number, .flag, .date, .texts, .options, nil: return nil
    }
  }

  /// Returns the options that a choice has, whether one is selected or not.
  package func options(of field: Int) -> [Option] {
    switch kind.fields[field].type {
    case .choice(let options): return options
    case .selection(let source):
      guard case .options(let options) = values[source] else { return [] }
      return options
    case .text, .number, .flag, .color, .date, .texts, .options: return []
    }
  }

  /// Returns the options that a choice has, and the index of the selected one; `nil` if none is.
  package func choice(of field: Int) -> (options: [Option], selected: Int)? {
    guard case .selection(let selected) = values[field] else { return nil }
    let options = options(of: field)
    return options.indices.contains(selected) ? (options, selected) : nil
  }

  /// Returns a new item with the same values, and no identifier.
  func copy() -> Item { Item(kind: kind, values: values, center: center) }

  /// Returns the text of a field, as a row or a title shows it.
  package func text(of field: Int) -> String {
    switch values[field] {
    case nil: ""
    case .text(let text): text
    case .number(let number): numberText(number, field)
    case .flag(let flag): flag ? "yes" : "no"
    case .color(let color): color.color.hex
    case .date(let date): date.text
    case .texts(let texts): texts.joined(separator: ", ")
    case .options(let options): options.map(\.label).joined(separator: ", ")
    case .selection: choice(of: field).map { $0.options[$0.selected].label } ?? ""
    }
  }
}

extension Item {
  private func numberText(_ number: WrittenNumber, _ field: Int) -> String {
    guard case .number(let unit) = kind.fields[field].type, !unit.isEmpty else {
      return number.text
    }
    return number.text + " " + unit
  }
}

extension Item: Hashable {
  /// Compares identities.
  package static func == (left: Item, right: Item) -> Bool { left === right }

  /// Hashes the identity.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
