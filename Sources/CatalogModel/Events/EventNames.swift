/// The names of the events of one kind: past-tense facts, named after it.
///
/// They live apart from the types that post them, as poster and observers share nothing else.
package struct EventNames: Sendable, Hashable {
  /// A field of an item was set: `colorItemUpdated`.
  package let updated: String
  /// An item came into a catalog: `colorItemInserted`.
  package let inserted: String
  /// An item went out of a catalog: `colorItemDeleted`.
  package let deleted: String
  /// An item changed its place in a catalog: `colorItemMoved`.
  package let moved: String

  /// Creates the names for a kind; `ColorItem` gives `colorItem…`, `URLEntry` gives `urlEntry…`.
  package init(kind: String) {
    let stem = Self.lowerCamel(kind)
    updated = stem + "Updated"
    inserted = stem + "Inserted"
    deleted = stem + "Deleted"
    moved = stem + "Moved"
  }

  /// Creates the names as they are.
  package init(updated: String, inserted: String, deleted: String, moved: String) {
    self.updated = updated
    self.inserted = inserted
    self.deleted = deleted
    self.moved = moved
  }

  /// All of them.
  package var all: [String] { [updated, inserted, deleted, moved] }

  private static func lowerCamel(_ name: String) -> String {
    let characters = Array(name)
    let capitals = characters.prefix { $0.isUppercase }.count
    // A run of capitals is an abbreviation, whose last capital begins the next word.
    let lowered = capitals > 1 && capitals < characters.count ? capitals - 1 : capitals
    return String(characters.prefix(lowered)).lowercased() + String(characters.dropFirst(lowered))
  }
}
