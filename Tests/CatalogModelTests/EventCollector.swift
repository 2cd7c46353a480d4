import CatalogModel
import KindTestSupport

/// A log that keeps the events.
final class EventCollector: ChangeLog {
  private(set) var all: [ChangeEvent] = []

  func didPost(_ event: ChangeEvent) {
    all.append(event)
  }

  func didDeliver(_ event: ChangeEvent, to observer: any Observer, response: Response) {}
}

/// A field that was set.
struct Update: Equatable {
  let field: Int
  let old: FieldValue?
  let new: FieldValue?

  init(_ field: Int, _ old: FieldValue?, _ new: FieldValue?) {
    (self.field, self.old, self.new) = (field, old, new)
  }
}

extension ChangeEvent {
  /// What was set; `nil` for an event of a catalog.
  var update: Update? {
    guard case .updated(let field, let old, let new) = change else { return nil }
    return Update(field, old, new)
  }

  /// The event of a catalog in words; `nil` for an update.
  var catalogChange: String? {
    switch change {
    case .updated: nil
    case .inserted(let item, let index): "\(name) \(item.title) at \(index)"
    case .deleted(let item, let index): "\(name) \(item.title) at \(index)"
    case .moved(let item, let from, let to): "\(name) \(item.title) from \(from) to \(to)"
    }
  }
}

extension Item {
  /// A setting.
  static func detailModel(
    _ title: String,
    _ options: [Option],
    selected: Int = 0,
    _ center: ChangeCenter
  ) -> Item {
    Item(
      kind: .detailModel,
      values: [.text(title), .options(options), .selection(selected)],
      center: center
    )
  }
}
