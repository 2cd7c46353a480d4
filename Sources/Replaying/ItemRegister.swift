import CatalogModel

/// The items of a replay, each under the index that it has in the recording.
struct ItemRegister {
  /// Kept alive, so that no other item gets the identity of a deleted one.
  private var items: [Item] = []
  private var tabs: [Int] = []

  /// The number of items that ever were.
  var count: Int { items.count }

  /// The item with an index.
  subscript(index: Int) -> Item { items[index] }

  /// Whether an item is known.
  func contains(_ item: Item) -> Bool {
    items.indices.contains(item.place) && items[item.place] === item
  }

  /// Returns the index of an item that is known.
  func index(of item: Item) -> Int {
    precondition(contains(item), "an item is noted before anything is noted of it")
    return item.place
  }

  /// Returns the tab of the item with an index.
  func tab(of index: Int) -> Int { tabs[index] }

  /// Adds an item of a tab.
  mutating func add(_ item: Item, tab: Int) {
    item.place = items.count
    items.append(item)
    tabs.append(tab)
  }
}
