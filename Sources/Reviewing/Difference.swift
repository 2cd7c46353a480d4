/// One change between base and head, with all that follows from it.
package struct Difference: Sendable, Hashable {
  /// The classes of change.
  package enum Change: String, Sendable, Hashable, CaseIterable {
    /// The head has it, the base does not.
    case added
    /// The base has it, the head does not.
    case removed
    /// Both have it, and it differs.
    case changed
    /// Both have it, under different titles.
    case renamed
    /// Both have it, at different places.
    case moved

    /// The same change seen from the other side.
    package var mirrored: Change {
      switch self {
      case .added: .removed
      case .removed: .added
      case .changed, .renamed, .moved: self
      }
    }
  }

  /// The title of something on either side; `nil` where there is none.
  package typealias Name = Sides<String?>

  /// The title of an item, and its tab's.
  package struct ItemName: Sendable, Hashable {
    /// The item's title when it came to be.
    package var title: Name
    /// The title of its tab; `nil` if there is only one.
    package var tab: Name?

    /// The same with base and head exchanged.
    var mirrored: ItemName { ItemName(title: title.mirrored, tab: tab?.mirrored) }

    /// No item.
    static let none = ItemName(title: Sides(base: nil, head: nil))
  }

  /// What differs.
  package enum Subject: Sendable, Hashable {
    /// A scenario.
    case scenario(Name)
    /// The scenario's title.
    case title
    /// The integrations that are compared with each other.
    case integrations
    /// The size of the phone's screen.
    case device
    /// Whether there is a tab bar.
    case tabBar
    /// A tab.
    case tab(Name)
    /// The kind of a tab's catalog.
    case kind(tab: Name)
    /// The integration of a tab.
    case integration(tab: Name)
    /// An item of the catalog, as the script sets it up.
    case item(ItemName)
    /// A field of an item.
    case field(item: ItemName, name: String)
    /// A step.
    case step(Name)
    /// What a step says that happened.
    case outcome
    /// The item that a step reached.
    case reached
    /// An event: its name, and the item concerned.
    case event(name: String, item: ItemName)
    /// The order of a step's events.
    case eventOrder
    /// Who received an event, and what they did.
    case deliveries(name: String, item: ItemName)
    /// An aspect of the screen, such as `offset`.
    case screen(String)
    /// An aspect of an item's row, such as `detail`.
    case row(item: ItemName, aspect: String)
    /// An aspect of an item's screen, such as `actions`.
    case itemScreen(item: ItemName, aspect: String)
    /// An expectation, by its subject.
    case expectation(String)
  }

  /// Something in the model that follows from a change of the script.
  package struct Effect: Sendable, Hashable {
    /// What differs because of it.
    package var subject: Subject
    /// How it is in the base, and in the head.
    package var values: Name
  }

  /// The class of change.
  package var change: Change
  /// What differs.
  package var subject: Subject
  /// How it is in the base, and in the head.
  package var values: Name
  /// Where it begins: an index of ``ScenarioReview/steps``.
  package var step: Int
  /// What follows from it in the model, as far as it was the first cause.
  package var effects: [Effect] = []
  /// Where it is seen or heard, from the step where it begins: indices of ``ScenarioReview/steps``.
  package var frames: [Int]
  /// Whether it is an expectation that fails in the head and does not fail in the base.
  package var isNewFailure: Bool { failure == .head }
  /// On which side alone an expectation fails.
  var failure: Failure?

  /// A side on which an expectation fails, while it holds or is not there on the other.
  enum Failure: Sendable, Hashable {
    case base, head
  }
}

extension Difference {
  /// The same difference with base and head exchanged.
  var mirrored: Difference {
    var mirrored = self
    mirrored.change = change.mirrored
    mirrored.subject = subject.mirrored
    mirrored.values = values.mirrored
    mirrored.effects = effects.map {
      Effect(subject: $0.subject.mirrored, values: $0.values.mirrored)
    }
    mirrored.failure = failure.map { $0 == .base ? .head : .base }
    return mirrored
  }
}

extension Difference.Subject {
  var mirrored: Self {
    switch self {
    case .scenario(let name): .scenario(name.mirrored)
    case .tab(let name): .tab(name.mirrored)
    case .kind(let tab): .kind(tab: tab.mirrored)
    case .integration(let tab): .integration(tab: tab.mirrored)
    case .item(let name): .item(name.mirrored)
    case .field(let item, let name): .field(item: item.mirrored, name: name)
    case .step(let name): .step(name.mirrored)
    case .event(let name, let item): .event(name: name, item: item.mirrored)
    case .deliveries(let name, let item): .deliveries(name: name, item: item.mirrored)
    case .row(let item, let aspect): .row(item: item.mirrored, aspect: aspect)
    case .itemScreen(let item, let aspect): .itemScreen(item: item.mirrored, aspect: aspect)
    case .title, .integrations, .device, .tabBar, .outcome, .reached, .eventOrder, .screen,
      .expectation:
      self
    }
  }
}
