/// One item, from its creation to its end.
package struct ItemRecord: Sendable, Hashable {
  /// The item's name in files and links, unique in the scenario when case is ignored; safe as
  /// a part of a path.
  package var key: String
  /// The identifier that the script gave it, if it gave one.
  package var id: String?
  /// The index of its tab.
  package var tab: Int
  /// Its title when it was created.
  package var title: String
  /// Its fields when it was created, in the order of the kind.
  package var fields: [FieldRecord]
  /// Its fields at the end, or when it was deleted.
  package var lastFields: [FieldRecord]
  /// Its item screen at the end, or as it was before it was deleted, as a preview:
  /// an index of `Recording.itemScreens`.
  package var lastScreen: Int
  /// The index of the step that inserted it; `nil` if it was there from the start.
  package var insertedBy: Int?
  /// The index of the step that deleted it; `nil` if it is there at the end.
  package var deletedBy: Int?

  /// Creates an item.
  package init(
    key: String,
    id: String? = nil,
    tab: Int,
    title: String,
    fields: [FieldRecord],
    lastFields: [FieldRecord],
    lastScreen: Int,
    insertedBy: Int? = nil,
    deletedBy: Int? = nil
  ) {
    self.key = key
    self.id = id
    self.tab = tab
    self.title = title
    self.fields = fields
    self.lastFields = lastFields
    self.lastScreen = lastScreen
    self.insertedBy = insertedBy
    self.deletedBy = deletedBy
  }
}
