extension RunRecorder {
  /// Who received an event, and what it did; indices count from 0.
  public struct Delivery: Sendable, Hashable {
    /// Who can receive an event.
    public enum Observer: String, Sendable, Hashable {
      /// A list.
      case list
      /// The cell that shows a row.
      case cell
      /// A preview.
      case preview
      /// A detail.
      case detail
    }

    /// What an observer can do.
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
    public var observer: Observer
    /// What it did.
    public var effect: Effect
    /// The title of the observer's tab, if it is not the event's.
    public var tab: String?

    /// Creates a delivery.
    public init(to observer: Observer, _ effect: Effect, tab: String? = nil) {
      self.observer = observer
      self.effect = effect
      self.tab = tab
    }
  }
}

extension RunRecorder.Delivery: LineObject {
  func writeMembers(to line: inout LineWriter) {
    line.member("observer", observer.rawValue)
    line.member("tab", tab)
    switch effect {
    case .reloadedRow(let row): line.member("reloadedRow", row)
    case .removedRow(let row): line.member("removedRow", row)
    case .insertedRow(let row): line.member("insertedRow", row)
    case .movedRow(let from, let to):
      line.member("movedRowFrom", from)
      line.member("movedRowTo", to)
    case .refreshed: line.member("refreshed", ifSet: true)
    case .ignored: line.member("ignored", ifSet: true)
    }
  }
}
