import Recordings

extension Recording {
  /// A change event, and what those who received it did.
  public struct Event: Sendable, CustomStringConvertible {
    /// What changed; indices count from 0, as in the catalog.
    public enum Change: Sendable, Hashable {
      /// A field was set, perhaps to the value that it had.
      case updated(field: String, from: Value, to: Value)
      /// An item came in at an index.
      case inserted(index: Int)
      /// An item went from an index.
      case deleted(index: Int)
      /// An item went from one index to another.
      case moved(from: Int, to: Int)
    }

    let recording: Recordings.Recording
    let record: EventRecord

    /// The event's name, such as `colorItemUpdated`.
    public var name: String { record.name }
    /// The title of the item concerned, when the event was posted.
    public var item: String { record.itemTitle }
    /// The title of the tab whose catalog it concerns.
    public var tab: String { recording.tabs[record.tab].title }

    /// What changed.
    public var change: Change {
      switch record.change {
      case .updated(let field, let old, let new):
        .updated(field: field, from: Value(old), to: Value(new))
      case .inserted(_, let index): .inserted(index: index)
      case .deleted(_, let index): .deleted(index: index)
      case .moved(_, let from, let to): .moved(from: from, to: to)
      }
    }

    /// Who received it, in order.
    public var deliveries: [Delivery] {
      record.deliveries.map { Delivery(recording: recording, record: $0) }
    }

    /// The titles of the rows that were drawn anew because of it.
    var reloaded: [String] {
      record.deliveries.compactMap { delivery in
        guard case .reloadedRow = delivery.effect else { return nil }
        return record.itemTitle
      }
    }

    /// The event on one line, as in "colorItemUpdated of `Orange`: `starred` yes → no".
    public var description: String {
      let what =
        switch change {
        case .updated(let field, let old, let new): "`\(field)` \(old) → \(new)"
        case .inserted(let index): "at index \(index)"
        case .deleted(let index): "from index \(index)"
        case .moved(let from, let to): "from index \(from) to \(to)"
        }
      return "\(name) of `\(item)`: " + what
    }
  }
}
