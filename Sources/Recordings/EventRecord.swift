/// A change event, and who received it.
package struct EventRecord: Sendable, Hashable {
  /// Who posted it.
  package enum Poster: Sendable, Hashable {
    /// An item: an index of `Recording.items`.
    case item(Int)
    /// The catalog of a tab: an index of `Recording.tabs`.
    case catalog(tab: Int)
  }

  /// What changed; indices count from 0, as in the catalog.
  package enum Change: Sendable, Hashable {
    /// A field was set; `old` equals `new` if it already had the value.
    case updated(field: String, old: ValueRecord, new: ValueRecord)
    /// An item came in at an index.
    case inserted(item: Int, index: Int)
    /// An item went from an index.
    case deleted(item: Int, index: Int)
    /// An item went from one index to another.
    case moved(item: Int, from: Int, to: Int)
  }

  /// The event's name, such as `colorItemUpdated`.
  package var name: String
  /// Who posted it.
  package var poster: Poster
  /// The index of the tab whose catalog it concerns.
  package var tab: Int
  /// The title of the item concerned, when the event was posted.
  package var itemTitle: String
  /// What changed.
  package var change: Change
  /// Who received it, in order of registration.
  package var deliveries: [DeliveryRecord]

  /// The index of the item concerned, in `Recording.items`.
  package var item: Int {
    switch (change, poster) {
    case (.inserted(let item, _), _), (.deleted(let item, _), _), (.moved(let item, _, _), _): item
    case (.updated, .item(let item)): item
    case (.updated, .catalog):
      preconditionFailure("an update is posted by the item whose field was set")
    }
  }

  /// Creates an event.
  package init(
    name: String,
    poster: Poster,
    tab: Int,
    itemTitle: String,
    change: Change,
    deliveries: [DeliveryRecord] = []
  ) {
    self.name = name
    self.poster = poster
    self.tab = tab
    self.itemTitle = itemTitle
    self.change = change
    self.deliveries = deliveries
  }
}
