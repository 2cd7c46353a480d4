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
  private let center: ChangeCenter
  /// Items by title, made when first asked for.
  ///
  /// Equal titles are canonically equivalent ones (`String` compares so), as scripts name items in
  /// either form. It is no `lazy` property, as each change of one copies the whole dictionary.
  private var itemsByTitle: [String: [Item]]?

  /// Creates a catalog that owns `items`, without posting.
  package init(kind: Kind, items: [Item], center: ChangeCenter) {
    self.kind = kind
    self.list = ItemList(items)
    self.center = center
    for item in items { item.catalog = self }
  }

  /// How many items there are.
  package var count: Int { list.count }

  /// The items, in order.
  ///
  /// - Complexity: O(*n*).
  package var items: [Item] { list.all }

  /// The item in a row, counted from 0.
  package subscript(row: Int) -> Item { list[row] }

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
    list.insert(item, at: row)
    item.catalog = self
    itemsByTitle?[item.title, default: []].append(item)
    center.post(kind.eventNames.inserted, by: self, .inserted(item, index: row))
  }

  /// Takes an item out and posts that it was deleted; does nothing if it is not in the catalog.
  package func remove(_ item: Item) {
    guard let row = row(of: item) else { return }
    _ = list.remove(at: row)
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
