import Recordings

extension Recording {
  /// One event reaching one observer, and what the observer did.
  public struct Delivery: Sendable, Hashable {
    /// Who receives events.
    public enum Observer: String, Sendable, Hashable, CaseIterable {
      /// The list of a tab, which observes its catalog.
      case list
      /// The cell of a row on the screen, which observes its item.
      case cell
      /// An item's screen shown as preview.
      case preview
      /// An item's screen shown as detail.
      case detail
    }

    /// What an observer does; indices count from 0, as in the catalog.
    public enum Effect: Sendable, Hashable {
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
    public let observer: Observer
    /// The title of the tab that the observer belongs to.
    public let tab: String
    /// What it did.
    public let effect: Effect

    /// Creates a delivery from its record.
    init(recording: Recordings.Recording, record: DeliveryRecord) {
      tab = recording.tabs[record.tab].title
      observer =
        switch record.observer {
        case .list: .list
        case .cell: .cell
        case .preview: .preview
        case .detail: .detail
        }
      effect =
        switch record.effect {
        case .reloadedRow(let row): .reloadedRow(row)
        case .removedRow(let row): .removedRow(row)
        case .insertedRow(let row): .insertedRow(row)
        case .movedRow(let from, let to): .movedRow(from: from, to: to)
        case .refreshed: .refreshed
        case .ignored: .ignored
        }
    }
  }
}
