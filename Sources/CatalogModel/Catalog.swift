/// An ordered, observable collection that owns its items.
///
/// The catalog posts what happens to its list; what happens to an item, the item posts itself.
package final class Catalog: Poster {
  /// What its items are.
  package let kind: Kind

  /// Counts what happened to the list (a move is a removal and an insertion) and to its items,
  /// whether or not an event told of it, so that a change without event is found at once.
  package private(set) var revision = 0

  private var list: ItemList { didSet { revision += 1 } }
  private var sectionIndex: SectionIndex?
  private let center: ChangeCenter
  /// Items by title, made when first asked for.
  ///
  /// Equal titles are canonically equivalent ones (`String` compares so), as scripts name items in
  /// either form. It is no `lazy` property, as each change of one copies the whole dictionary.
  private var itemsByTitle: [String: [Item]]?

  /// Creates a catalog that owns `items`, without posting.
  ///
  /// If the kind has sections, items of one section are brought together.
  package init(kind: Kind, items: [Item], center: ChangeCenter) {
    var items = items
    self.kind = kind
    sectionIndex = kind.sections.map { SectionIndex($0, kind: kind, items: &items) }
    self.list = ItemList(items)
    self.center = center
    for item in items { item.catalog = self }
  }

  deinit {
    for item in list.all { item.catalog = nil }
  }

  /// How many items there are.
  package var count: Int { list.count }

  /// The items, in order.
  ///
  /// - Complexity: O(*n*).
  package var items: [Item] { list.all }

  /// The item in a row, counted from 0.
  package subscript(row: Int) -> Item { list[row] }

  /// The items in a range of rows, counted from 0.
  package subscript(rows: Range<Int>) -> [Item] { list[rows] }

  /// Returns the row of an item, counted from 0; `nil` if it is not in the catalog.
  package func row(of item: Item) -> Int? { list.row(of: item) }

  /// Returns the items with a title, in any normalisation form, in order.
  ///
  /// - Complexity: O(*n*) the first time, then O(1) on average.
  package func items(titled title: String) -> [Item] {
    let found = titles()[title] ?? []
    guard found.count > 1 else { return found }
    return found.map { (row: row(of: $0) ?? 0, item: $0) }.sorted { $0.row < $1.row }.map(\.item)
  }

  /// Puts an item into a row, counted from 0, and posts that it was inserted.
  package func insert(_ item: Item, at row: Int) {
    sectionIndex?.add(item)
    list.insert(item, at: row)
    item.catalog = self
    itemsByTitle?[item.title, default: []].append(item)
    center.post(kind.eventNames.inserted, by: self, .inserted(item, index: row))
  }

  /// Takes an item out and posts that it was deleted; does nothing if it is not in the catalog.
  package func remove(_ item: Item) {
    guard let row = row(of: item) else { return }
    _ = list.remove(at: row)
    sectionIndex?.remove(item)
    forget(item, titled: item.title)
    item.catalog = nil
    center.post(kind.eventNames.deleted, by: self, .deleted(item, index: row))
  }

  /// Moves an item to a row, counted from 0 after it was taken out, and posts that it was moved;
  /// does nothing if it is not in the catalog.
  package func move(_ item: Item, to row: Int) {
    guard let old = self.row(of: item) else { return }
    _ = list.remove(at: old)
    list.insert(item, at: row)
    center.post(kind.eventNames.moved, by: self, .moved(item, from: old, to: row))
  }

  /// Puts a copy of an item into the row behind it, and posts that it was inserted.
  package func duplicate(_ item: Item) {
    guard let row = row(of: item) else { return }
    insert(item.copy(), at: row + 1)
  }

  /// Moves an item to the top of the list, or of its section.
  package func moveToTop(_ item: Item) {
    move(item, to: sectionIndex?.rows(of: item.section).lowerBound ?? 0)
  }
}

// Sections.
extension Catalog {
  /// The sections that have items, in order; empty if the kind has none.
  package var sections: [CatalogSection] {
    sectionIndex?.sections.filter { $0.count > 0 } ?? []
  }

  /// Returns the rows, counted from 0, that an item can move to, all in its own section.
  package func rowsForMoving(_ item: Item) -> Range<Int> {
    sectionIndex?.rows(of: item.section) ?? 0..<list.count
  }

  /// Returns the rows, counted from 0, before which an item can be inserted, the last one being that
  /// behind all others.
  package func rowsForInserting(_ item: Item) -> ClosedRange<Int> {
    guard var index = sectionIndex else { return 0...list.count }
    let rows = index.rows(of: index.rank(of: item))
    return rows.lowerBound...rows.upperBound
  }

  /// Moves an item to the end of the section to which it belongs, if it is in another.
  func regroup(_ item: Item) {
    guard sectionIndex?.isMisplaced(item) == true, let old = row(of: item) else { return }
    _ = list.remove(at: old)
    sectionIndex?.remove(item)
    sectionIndex?.add(item)
    let row = (sectionIndex?.rows(of: item.section).upperBound ?? 1) - 1
    list.insert(item, at: row)
    center.post(kind.eventNames.moved, by: self, .moved(item, from: old, to: row))
  }
}

extension Catalog {
  /// Counts a change of an item.
  func itemChanged() {
    revision += 1
  }

  /// Keeps the look-up by title right when an item has a new one.
  ///
  /// Any field may give it one: a title can be a selection, which changes with its options.
  func fieldChanged(of item: Item, titledBefore old: String) {
    guard itemsByTitle != nil, item.title != old else { return }
    forget(item, titled: old)
    itemsByTitle?[item.title, default: []].append(item)
  }

  private func titles() -> [String: [Item]] {
    if let itemsByTitle { return itemsByTitle }
    let titles = Dictionary(grouping: list.all, by: \.title)
    itemsByTitle = titles
    return titles
  }

  private func forget(_ item: Item, titled title: String) {
    itemsByTitle?[title]?.removeAll { $0 === item }
    if itemsByTitle?[title]?.isEmpty == true { itemsByTitle?[title] = nil }
  }
}
