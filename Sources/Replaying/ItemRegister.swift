import CatalogModel

/// The items of a replay, each under the index that it has in the recording.
struct ItemRegister {
  /// Kept alive, so that no other item gets the identity of a deleted one.
  private var items: [Item] = []
  private var tabs: [Int] = []
  private var indices: [Item: Int] = [:]

  /// The number of items that ever were.
  var count: Int { items.count }

  /// The item with an index.
  subscript(index: Int) -> Item { items[index] }

  /// Whether an item is known.
  func contains(_ item: Item) -> Bool { indices[item] != nil }

  /// Returns the index of an item that is known.
  func index(of item: Item) -> Int {
    guard let index = indices[item] else {
      preconditionFailure("an item is noted before anything is noted of it")
    }
    return index
  }

  /// Returns the tab of the item with an index.
  func tab(of index: Int) -> Int { tabs[index] }

  /// Adds an item of a tab.
  mutating func add(_ item: Item, tab: Int) {
    indices[item] = items.count
    items.append(item)
    tabs.append(tab)
  }
}
