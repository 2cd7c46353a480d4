/// One mutable entity of a catalog; equality is identity, not value.
package final class Item: Poster {
  /// What the item is.
  package let kind: Kind
  /// The identifier that a script gave it.
  package let id: String?
  /// The catalog that owns it; `nil` before it came into one and after it was deleted.
  package internal(set) weak var catalog: Catalog?
  /// The part of its catalog's list that holds it.
  weak var chunk: ItemChunk?

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
      let oldTitle = title
      values[field] = newValue
      catalog?.fieldChanged(of: self, titledBefore: oldTitle)
      center.post(
        kind.eventNames.updated,
        by: self,
        .updated(field: field, old: old, new: newValue)
      )
    }
  }

  /// The item's title.
  package var title: String { text(of: kind.titleField) }

  /// Whether a flag is set.
  package func isSet(_ field: Int) -> Bool { values[field] == .flag(true) }

  /// Returns the colour in a field.
  package func color(of field: Int) -> WrittenColor? {
    guard case .color(let color) = values[field] else { return nil }
    return color
  }

  /// Returns the options that a selection chooses from, and the index of the selected one.
  package func choice(of field: Int) -> (options: [Option], selected: Int)? {
    guard case .selection(let source) = kind.fields[field].type,
      case .options(let options) = values[source],
      case .selection(let selected) = values[field], options.indices.contains(selected)
    else { return nil }
    return (options, selected)
  }

  /// Returns the text of a field, as a row or a title shows it.
  package func text(of field: Int) -> String {
    switch values[field] {
    case nil: ""
    case .text(let text): text
    case .flag(let flag): flag ? "yes" : "no"
    case .color(let color): color.color.hex
    case .options(let options): options.map(\.label).joined(separator: ", ")
    case .selection: choice(of: field).map { $0.options[$0.selected].label } ?? ""
    }
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
