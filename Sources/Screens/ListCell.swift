package import CatalogModel

/// The cell of a visible row: it observes its own item and draws itself anew when that changes.
///
/// Cells are reused: given another item, a cell disconnects from the old one, connects to the new
/// one, then updates. A cell that goes away, into the reuse queue, deregisters.
package final class ListCell: Observer {
  /// The item that it shows; `nil` in the reuse queue.
  package private(set) var item: Item?
  /// Its row, counted from 0.
  package internal(set) var row = 0
  /// What it shows.
  package private(set) var content: RowContent?

  /// Who it is, for a recording.
  package let identity: ObserverIdentity

  private let center: ChangeCenter
  private var token: ObservationToken?
  private let updates: UpdateCount

  /// Creates a cell without an item; `updates` counts that it drew itself anew.
  init(tab: Int, center: ChangeCenter, updates: UpdateCount) {
    identity = ObserverIdentity(.cell, tab: tab)
    self.center = center
    self.updates = updates
  }

  /// Shows another item, or none.
  package func show(_ newItem: Item?) {
    disconnect()
    item = newItem
    connect()
    update()
  }

  /// Draws itself anew.
  package func receive(_ event: ChangeEvent) -> Response {
    guard event.poster === item else { return .ignored }
    update()
    updates.add()
    return .reloadedRow(row)
  }

  private func disconnect() {
    token?.cancel()
    token = nil
  }

  private func connect() {
    guard let item else { return }
    token = center.observe(item, by: self)
  }

  private func update() {
    content = item.map(RowContent.init)
  }
}
