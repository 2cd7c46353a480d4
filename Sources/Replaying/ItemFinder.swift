import CatalogModel
package import Diagnostics
import Scenarios
import Screens

extension Diagnostic.Code {
  /// No item has the title, the identifier or the row that a script names.
  package static let unknownItem = Diagnostic.Code("unknown-item")
  /// A title fits several items.
  package static let ambiguousItem = Diagnostic.Code("ambiguous-item")
}

/// Finds the items that a script names.
struct ItemFinder {
  let stage: Stage
  /// Whether messages say what may have been meant, which takes a look at every title.
  var suggestsNames = true
  /// Whether the names are keys of a mapping, which can only be titles.
  var takesTitlesOnly = false

  /// Returns the item that a reference names in a tab.
  ///
  /// - Throws: a diagnostic if there is none, or several.
  func item(_ reference: ItemReference, tab: Int) throws(Impossible) -> Item {
    let list = stage.tabBar.lists[tab]
    switch reference.name {
    case .title(let title): return try item(titled: title, reference.place, in: list.catalog)
    case .row(let row):
      guard row >= 1, row <= list.catalog.count else {
        throw unknown("there is no row \(row)", reference.place, in: list.catalog)
      }
      return list.catalog[row - 1]
    case .id(let id):
      guard let item = stage.item(id: id, tab: tab) else {
        throw unknown("no item has the id `\(id)`", reference.place, in: list.catalog)
      }
      return item
    case .at(let x, let y):
      guard let row = list.table.row(at: Point(x: x, y: y)) else {
        throw unknown("there is no row at \(x), \(y)", reference.place, in: list.catalog)
      }
      return list.catalog[row]
    }
  }

  private func item(
    titled title: String,
    _ place: Place,
    in catalog: Catalog
  ) throws(Impossible) -> Item {
    let found = catalog.items(titled: title)
    if found.count == 1 { return found[0] }
    guard found.isEmpty else { throw ambiguous(title, found, place, in: catalog) }
    throw Impossible(
      place.diagnostic(
        .unknownItem,
        "no item is titled `\(title)`",
        hint: suggestsNames ? hint(for: title, in: catalog) : nil
      )
    )
  }

  private func hint(for title: String, in catalog: Catalog) -> String? {
    if title.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let row = Int(title),
      (1...max(1, catalog.count)).contains(row), catalog.count > 0
    {
      return "write `{row: \(row)}` for the item in row \(row)"
    }
    return NearestName.hint(for: title, in: catalog.items.lazy.map(\.title))
  }

  private func ambiguous(
    _ title: String,
    _ items: [Item],
    _ place: Place,
    in catalog: Catalog
  ) -> Impossible {
    let rows = items.prefix(5).map { item in
      let row = "row \((catalog.row(of: item) ?? 0) + 1)"
      return item.id.map { row + " (id `\($0)`)" } ?? row
    }
    let more = items.count > rows.count ? " and \(items.count - rows.count) more" : ""
    return Impossible(
      place.diagnostic(
        .ambiguousItem,
        "`\(title)` fits \(items.count) items: " + rows.joined(separator: ", ") + more,
        hint: takesTitlesOnly
          ? "items are named by their titles here: give them different ones"
          : "name it by `{row: …}` or `{id: …}`"
      )
    )
  }

  private func unknown(_ message: String, _ place: Place, in catalog: Catalog) -> Impossible {
    let rows = catalog.count == 1 ? "1 row" : "\(catalog.count) rows"
    return Impossible(place.diagnostic(.unknownItem, message, hint: "the list has " + rows))
  }
}
