import CatalogModel
import KindTestSupport

/// What was heard, in order, by all that write into it.
final class Journal {
  var lines: [String] = []
}

/// An observer that writes down which events it receives, and then may do something.
final class Listener: Observer {
  let identity: ObserverIdentity
  private let name: String
  private let journal: Journal
  private let reaction: (ChangeEvent) -> Void

  init(
    _ name: String,
    _ journal: Journal,
    tab: Int = 0,
    reaction: @escaping (ChangeEvent) -> Void = { _ in }
  ) {
    identity = ObserverIdentity(.cell, tab: tab)
    self.name = name
    self.journal = journal
    self.reaction = reaction
  }

  func receive(_ event: ChangeEvent) -> Response {
    journal.lines.append("\(name) hears \(event.sequence)")
    reaction(event)
    return .refreshed
  }
}

/// A log that writes down posts and deliveries.
final class JournalLog: ChangeLog {
  let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
  }

  func didPost(_ event: ChangeEvent) {
    journal.lines.append("\(event.sequence) \(event.name)")
  }

  func didDeliver(_ event: ChangeEvent, to observer: any Observer, response: Response) {
    journal.lines.append("\(event.sequence) reached tab \(observer.identity.tab): \(response)")
  }
}

extension Item {
  static let name = 0
  static let color = 1
  static let starred = 2

  /// A red colour item, whatever its name.
  static func named(
    _ name: String,
    starred: Bool = false,
    _ center: ChangeCenter
  ) -> Item {
    Item(
      kind: .colorItem,
      values: [.text(name), .color(.red), .flag(starred)],
      center: center
    )
  }

  /// Sets the star, and posts that.
  func star(_ isStarred: Bool = true) {
    self[Self.starred] = .flag(isStarred)
  }
}

extension WrittenColor {
  static let red = WrittenColor(Color(red: 255, green: 59, blue: 48), text: "#FF3B30")
}

extension Catalog {
  /// A catalog of colour items.
  convenience init(_ names: [String], _ center: ChangeCenter) {
    self.init(kind: .colorItem, items: names.map { .named($0, center) }, center: center)
  }

  var titles: [String] { items.map(\.title) }
}
