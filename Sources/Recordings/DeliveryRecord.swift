/// One event reaching one observer, and what the observer did.
package struct DeliveryRecord: Sendable, Hashable {
  /// Who received the event.
  package enum Observer: String, Sendable, Hashable {
    /// The list screen of a tab, which observes its catalog.
    case list
    /// A visible row's cell, which observes its item.
    case cell
    /// An item screen shown as preview.
    case preview
    /// An item screen shown as detail.
    case detail
  }

  /// What the receiver did; indices count from 0, as in the catalog.
  package enum Effect: Sendable, Hashable {
    /// It drew a row anew.
    case reloadedRow(Int)
    /// It took a row out.
    case removedRow(Int)
    /// It put a row in.
    case insertedRow(Int)
    /// It moved a row.
    case movedRow(from: Int, to: Int)
    /// It drew its screen anew.
    case refreshed
    /// It did nothing.
    case ignored
  }

  /// Who received the event.
  package var observer: Observer
  /// The index of the tab that the observer belongs to.
  package var tab: Int
  /// What it did.
  package var effect: Effect

  /// Creates a delivery.
  package init(observer: Observer, tab: Int, effect: Effect) {
    self.observer = observer
    self.tab = tab
    self.effect = effect
  }
}
