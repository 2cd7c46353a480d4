import CatalogModel

/// A preview that is up.
///
/// The press belongs to the row that it began on: when rows come, go or move, it follows that row.
package final class Peek {
  /// What is previewed: the very screen that a commit pushes.
  package let screen: ItemScreen

  let context: PreviewingContext
  let delegate: any PreviewingDelegate
  /// The item in the pressed row, be it the one that is previewed or not.
  private let pressedItem: Item?
  /// Where the finger presses, though the viewport may end before it.
  private var place: Point
  /// The upper edge of the pressed row.
  private var rowEdge = 0

  init(
    point: Point,
    screen: ItemScreen,
    context: PreviewingContext,
    delegate: any PreviewingDelegate
  ) {
    self.screen = screen
    self.context = context
    self.delegate = delegate
    let list = context.list
    let row = list.table.row(at: point)
    place = point
    pressedItem = row.map { list.catalog[$0] }
    rowEdge = row.map { list.table.frame(of: $0).y } ?? 0
  }

  /// Where the finger presses; `nil` while the pressed row is out of the viewport.
  package var point: Point? {
    context.list.table.device.viewport.contains(place) ? place : nil
  }

  /// The pressed row's frame, which may lie outside the viewport.
  package var sourceRect: Rect { context.sourceRect }

  /// Goes where the pressed row is now.
  func followRow() {
    let list = context.list
    guard let row = pressedItem.flatMap(list.catalog.row(of:)) else { return }
    let edge = list.table.frame(of: row).y
    place.y += edge - rowEdge
    context.sourceRect.y += edge - rowEdge
    rowEdge = edge
  }
}
