import CatalogModel

/// The list of a catalog as its events tell it.
struct ListMirror {
  /// The catalog's revision as far as events explain it.
  private(set) var revision: Int
  private(set) var order: RowOrder
  /// The rows that the events of the step are about.
  private(set) var touchedRows: [Int] = []
  /// Whether an event does not fit what the events before it told.
  private(set) var isDoubtful = false

  init(_ catalog: Catalog) {
    revision = catalog.revision
    order = RowOrder(catalog.items)
  }

  /// Takes in that an item was updated.
  mutating func noteUpdate() {
    revision += 1
  }

  /// Takes in that an item was put into a row.
  mutating func insert(_ item: Item, at row: Int) {
    revision += 1
    touchedRows.append(row)
    if !order.insert(item, at: row) { isDoubtful = true }
  }

  /// Takes in that an item was taken out of a row.
  mutating func remove(_ item: Item, at row: Int) {
    revision += 1
    touchedRows.append(row)
    if !order.remove(item, at: row) { isDoubtful = true }
  }

  /// Whether the catalog is as told.
  ///
  /// - Complexity: O(*k*) in the events of the step.
  func explains(_ catalog: Catalog) -> Bool {
    guard revision == catalog.revision, !isDoubtful else { return false }
    return touchedRows.isEmpty
      || order.count == catalog.count
        && touchedRows.allSatisfy { $0 >= catalog.count || order[$0] === catalog[$0] }
  }

  /// Makes ready for the next step.
  mutating func finishStep() {
    if !touchedRows.isEmpty { touchedRows.removeAll(keepingCapacity: true) }
  }

  /// Takes the catalog as it is for told.
  mutating func copy(_ catalog: Catalog) {
    self = ListMirror(catalog)
  }
}
