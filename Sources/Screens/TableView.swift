package import CatalogModel

/// The part of a list that is in the viewport: as many cells as rows are visible, and a queue of
/// cells to be used again.
///
/// - Complexity: every operation is O(*v* + *s*) in the number of visible rows and of sections,
///   but for O(*v*²) comparisons of references where other rows come into view.
package final class TableView {
  /// The phone that it is laid out for.
  package let device: Device
  /// The height of a row.
  package let rowHeight: Int
  /// How far the content is scrolled up, in points.
  package private(set) var contentOffset = 0
  /// The cells of the visible rows, from the top.
  package private(set) var visibleCells: [ListCell] = []
  /// Cells that went out of view and wait to be used again; none is connected to an item.
  package private(set) var reuseQueue: [ListCell] = []

  /// Counts whatever changed the rows in view, or what one of them shows.
  package var revision: Int { layoutCount + cellUpdates.count }

  /// How often the cells were brought in line with the rows.
  private var layoutCount = 0
  private let cellUpdates: UpdateCount

  /// Where the rows come from.
  private let catalog: Catalog
  /// Returns a new cell, when there is none to reuse.
  private let makeCell: () -> ListCell

  init(
    _ catalog: Catalog,
    device: Device,
    cellUpdates: UpdateCount,
    makeCell: @escaping () -> ListCell
  ) {
    self.catalog = catalog
    self.device = device
    self.cellUpdates = cellUpdates
    self.makeCell = makeCell
    rowHeight = device.rowHeight(of: catalog.kind.row)
  }

  private var layout: ListLayout {
    ListLayout(
      rowHeight: rowHeight,
      headerHeight: device.headerHeight,
      rowCount: catalog.count,
      sections: catalog.sections
    )
  }

  /// The rows that are in the viewport, in whole or in part.
  package var visibleRows: Range<Int> {
    layout.rows(from: contentOffset, to: contentOffset + device.viewport.height)
  }

  /// The sections whose headers are in the viewport, in whole or in part, each with its first row.
  package var visibleHeaders: [(section: CatalogSection, row: Int)] {
    layout.headers(from: contentOffset, to: contentOffset + device.viewport.height)
  }

  /// How much of the first row or header in the viewport is cut off, in points.
  package var cut: Int {
    let headers = visibleHeaders
    let row = visibleRows.lowerBound
    let layout = layout
    guard let header = headers.first, header.row <= row else {
      return contentOffset - layout.top(of: row)
    }
    return contentOffset - layout.topWithHeader(of: header.row)
  }

  /// The largest content offset.
  package var largestOffset: Int {
    max(0, layout.height - device.viewport.height)
  }

  /// Returns the row under a point of the phone's screen; `nil` over a bar or an empty part.
  package func row(at point: Point) -> Int? {
    guard device.viewport.contains(point) else { return nil }
    return layout.row(at: point.y - device.viewport.y + contentOffset)
  }

  /// Returns the cell of a row; `nil` if the row is not visible.
  package func cell(for row: Int) -> ListCell? {
    guard let first = visibleCells.first?.row, row >= first, row < first + visibleCells.count
    else { return nil }
    return visibleCells[row - first]
  }

  /// Returns where a row is on the phone's screen; it may lie outside the viewport.
  package func frame(of row: Int) -> Rect {
    Rect(
      x: 0,
      y: device.viewport.y + layout.top(of: row) - contentOffset,
      width: device.width,
      height: rowHeight
    )
  }

  /// Scrolls by a number of points, within the bounds of the content.
  package func scroll(by points: Int) {
    let (sum, overflow) = contentOffset.addingReportingOverflow(points)
    scroll(toOffset: overflow ? (points < 0 ? 0 : largestOffset) : sum)
  }

  /// Scrolls so that a row is the first in the viewport, below its section's header if it is the
  /// first there, or as far as the content goes.
  package func scroll(toRow row: Int) {
    scroll(toOffset: layout.topWithHeader(of: row))
  }

  private func scroll(toOffset offset: Int) {
    contentOffset = min(max(offset, 0), largestOffset)
    layOut()
  }

  /// Brings the cells in line with the rows, after rows came, went or moved.
  func layOut() {
    layoutCount += 1
    contentOffset = min(contentOffset, largestOffset)
    let rows = visibleRows
    let items = catalog[rows]
    if shows(items) {
      for (cell, row) in zip(visibleCells, rows) { cell.row = row }
      return
    }
    var kept = retire(keeping: items)
    let first = rows.lowerBound
    visibleCells = items.enumerated().map { offset, item in
      let cell =
        kept.firstIndex { $0.item === item }.map { kept.remove(at: $0) }
        ?? dequeue(for: item)
      cell.row = first + offset
      return cell
    }
  }
}

extension TableView {
  /// Whether the visible cells are those of some items, in their order.
  private func shows(_ items: [Item]) -> Bool {
    guard items.count == visibleCells.count else { return false }
    for place in items.indices where visibleCells[place].item !== items[place] { return false }
    return true
  }

  /// Puts the cells whose items are not visible any more into the reuse queue, disconnected, and
  /// returns the others.
  ///
  /// A viewport has so few rows that comparing them all costs less than a dictionary of them.
  private func retire(keeping items: [Item]) -> [ListCell] {
    var kept: [ListCell] = []
    for cell in visibleCells {
      let item = cell.item
      if items.contains(where: { $0 === item }) {
        kept.append(cell)
      } else {
        cell.show(nil)
        reuseQueue.append(cell)
      }
    }
    return kept
  }

  private func dequeue(for item: Item) -> ListCell {
    let cell = reuseQueue.popLast() ?? makeCell()
    cell.show(item)
    return cell
  }
}
