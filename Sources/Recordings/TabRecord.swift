/// One tab: a list screen with a catalog of its own.
package struct TabRecord: Sendable, Hashable {
  /// The tab's title, and its list screen's.
  package var title: String
  /// The integration under which it was replayed: `storyboard` or `code`.
  package var integration: String
  /// The name of the catalog's kind, such as `ColorItem`.
  package var kind: String
  /// The name under which the catalog posts, such as `ColorData`.
  package var catalog: String
  /// All the titles that the quick actions of the kind can have, in order.
  package var actions: [String]
  /// The height of a row, in points; `nil` if it is the device's.
  package var rowHeight: Int?
  /// The sections of the list at the start; empty if it has none.
  package var firstSections: [SectionRecord]
  /// The sections of the list at the end; empty if it has none.
  package var lastSections: [SectionRecord]
  /// The whole list as it was at the start: indices of `Recording.rows`.
  package var firstRows: [Int]
  /// The whole list as it was at the end: indices of `Recording.rows`.
  package var lastRows: [Int]

  /// Creates a tab.
  package init(
    title: String,
    integration: String,
    kind: String,
    catalog: String,
    actions: [String] = [],
    rowHeight: Int? = nil,
    firstSections: [SectionRecord] = [],
    lastSections: [SectionRecord] = [],
    firstRows: [Int] = [],
    lastRows: [Int] = []
  ) {
    self.title = title
    self.integration = integration
    self.kind = kind
    self.catalog = catalog
    self.actions = actions
    self.rowHeight = rowHeight
    self.firstSections = firstSections
    self.lastSections = lastSections
    self.firstRows = firstRows
    self.lastRows = lastRows
  }
}
