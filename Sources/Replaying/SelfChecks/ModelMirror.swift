package import CatalogModel
import Recordings

/// The model as its events tell it: the state at the start, and every event since applied to it.
///
/// A change that no event told of is found at the step that made it. Looking for one costs what the
/// events of the step cost: catalogs count their changes, and only where the events don't explain
/// the count is a whole catalog compared.
package struct ModelMirror {
  /// What differs: as the events tell it, and as it is.
  package typealias Difference = (told: String, found: String)

  private let catalogs: [Catalog]
  private var lists: [ListMirror]
  private var values: [[FieldValue?]] = []
  /// The index of each item among `values`.
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The items that the events of the step updated.
  private(set) var touchedItems: [Item] = []
  private var differences: [Difference] = []

  /// Creates a mirror of catalogs as they are.
  package init(_ catalogs: [Catalog]) {
    self.catalogs = catalogs
    lists = catalogs.map(ListMirror.init)
    for catalog in catalogs {
      for item in catalog.items { add(item) }
    }
  }

  /// Takes in an event of a catalog, an index, or of one of its items.
  package mutating func apply(_ change: ChangeEvent.Change, of item: Item, in catalog: Int) {
    switch change {
    case .updated(let field, let old, let new):
      update(field, of: item, old, new)
      lists[catalog].noteUpdate()
    case .inserted(_, let row):
      add(item)
      lists[catalog].insert(item, at: row)
    case .deleted(_, let row):
      lists[catalog].remove(item, at: row)
    case .moved(_, let from, let to):
      lists[catalog].remove(item, at: from)
      lists[catalog].insert(item, at: to)
    }
  }

  /// Whether a list of the step's events is about rows of a catalog.
  func touchesRows(of catalog: Int) -> Bool { !lists[catalog].touchedRows.isEmpty }

  /// Returns what the events of the step don't explain, and takes it for explained from now on.
  ///
  /// - Complexity: O(*k*) in the events of the step; O(*n*) in the items of a catalog that changed
  ///   in other ways than they tell.
  package mutating func finishStep() -> [Difference] {
    for index in lists.indices
    where touchesRows(of: index) || lists[index].revision != catalogs[index].revision {
      if !lists[index].explains(catalogs[index]) { compareAll(index) }
      lists[index].finishStep()
    }
    guard !touchedItems.isEmpty || !differences.isEmpty else { return [] }
    for item in touchedItems { compare(item) }
    touchedItems.removeAll(keepingCapacity: true)
    defer { differences.removeAll(keepingCapacity: true) }
    return differences
  }
}

extension ModelMirror {
  private mutating func add(_ item: Item) {
    indices[ObjectIdentifier(item)] = values.count
    values.append(item.values)
  }

  private mutating func update(_ field: Int, of item: Item, _ old: FieldValue?, _ new: FieldValue?)
  {
    guard let index = indices[ObjectIdentifier(item)] else { return }
    if values[index][field] != old { note(field, of: item, told: values[index][field], found: old) }
    values[index][field] = new
    touchedItems.append(item)
  }

  /// Compares the fields of an item.
  private mutating func compare(_ item: Item) {
    guard let index = indices[ObjectIdentifier(item)] else { return }
    let told = values[index]
    guard told != item.values else { return }
    for field in told.indices where told[field] != item[field] {
      note(field, of: item, told: told[field], found: item[field])
    }
    values[index] = item.values
  }

  private mutating func note(
    _ field: Int,
    of item: Item,
    told: FieldValue?,
    found: FieldValue?
  ) {
    let label = "\(item.title) › \(item.kind.fields[field].name): "
    differences.append(
      (
        told: label + ValueRecord(told, field: field, of: item).scriptText,
        found: label + ValueRecord(found, field: field, of: item).scriptText
      )
    )
  }

  private mutating func compareAll(_ index: Int) {
    let catalog = catalogs[index]
    compareOrder(lists[index].order.all, catalog.items)
    for item in catalog.items {
      if indices[ObjectIdentifier(item)] == nil { add(item) }
      compare(item)
    }
    lists[index].copy(catalog)
  }

  /// Notes the first row that differs, as one row put in or taken out moves all below it.
  private mutating func compareOrder(_ told: [Item], _ found: [Item]) {
    func row(_ row: Int, _ items: [Item]) -> String {
      "row \(row + 1) of \(items.count): " + (row < items.count ? items[row].title : "none")
    }
    let rows = 0..<max(told.count, found.count)
    let different = rows.first { row in
      row >= told.count || row >= found.count || told[row] !== found[row]
    }
    guard let different else { return }
    differences.append((told: row(different, told), found: row(different, found)))
  }
}
