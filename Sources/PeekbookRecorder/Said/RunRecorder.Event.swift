extension RunRecorder {
  /// A change event; indices count from 0.
  public struct Event: Sendable, Hashable {
    private enum Change: Hashable {
      case updated(field: String, from: Value, to: Value)
      case inserted(index: Int)
      case deleted(index: Int)
      case moved(from: Int, to: Int)
    }

    private var name: String
    private var item: String
    private var change: Change
    private var tab: String?
    private var title: String?
    private var deliveries: [Delivery] = []

    /// A field was set, to the value that it had as well.
    public static func updated(
      _ name: String,
      item: String,
      field: String,
      from old: Value,
      to new: Value
    ) -> Event {
      Event(name: name, item: item, change: .updated(field: field, from: old, to: new))
    }

    /// An item came in.
    public static func inserted(_ name: String, item: String, index: Int) -> Event {
      Event(name: name, item: item, change: .inserted(index: index))
    }

    /// An item went.
    public static func deleted(_ name: String, item: String, index: Int) -> Event {
      Event(name: name, item: item, change: .deleted(index: index))
    }

    /// An item went from one index to another.
    public static func moved(_ name: String, item: String, from: Int, to index: Int) -> Event {
      Event(name: name, item: item, change: .moved(from: from, to: index))
    }

    /// Returns the event as one of a tab that need not be on screen; `title` is the item's, for one
    /// that no row has told of yet.
    public func under(_ tab: String, title: String? = nil) -> Event {
      var event = self
      event.tab = tab
      event.title = title
      return event
    }

    /// Returns the event with those who received it; pages say so where nobody is named.
    ///
    /// ```swift
    /// .deleted("taskDeleted", item: "rent", index: 1).received(.init(to: .list, .removedRow(1)))
    /// ```
    public func received(_ deliveries: Delivery...) -> Event {
      var event = self
      event.deliveries += deliveries
      return event
    }
  }
}

extension RunRecorder.Event: LineObject {
  func writeMembers(to line: inout LineWriter) {
    line.member("name", name)
    switch change {
    case .updated(let field, let from, let to):
      line.member("item", item)
      line.member("field", field)
      line.member("from", value: from)
      line.member("to", value: to)
    case .inserted(let index):
      line.member("inserted", item)
      line.member("index", index)
    case .deleted(let index):
      line.member("deleted", item)
      line.member("index", index)
    case .moved(let from, let index):
      line.member("moved", item)
      line.member("from", from)
      line.member("index", index)
    }
    line.member("tab", tab)
    line.member("title", title)
    line.members("deliveries", deliveries)
  }
}
