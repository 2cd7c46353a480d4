/// What the steps of a replay reached of its app, and what there was to reach: all that coverage is
/// measured by.
package struct Footprint: Sendable, Equatable {
  /// A catalog.
  package struct Tab: Sendable, Equatable {
    /// The titles that quick actions can have, without repetition.
    package fileprivate(set) var offeredActions: [String]
    /// The titles of the actions that were taken.
    package fileprivate(set) var takenActions: Set<String> = []
    /// The screens that were on top.
    package fileprivate(set) var screens: Set<ScreenRecord.Kind> = []
    /// The ways that were taken.
    package fileprivate(set) var segues: Set<SegueRecord> = []
  }

  /// An item, which may have come or gone.
  package struct Item: Sendable, Equatable {
    /// The index of its tab.
    package let tab: Int
    /// Whether its row was peeked at.
    package fileprivate(set) var isPeeked = false
    /// The labels of the options that it ever had, without repetition.
    package fileprivate(set) var offeredOptions: [String] = []
    /// The labels of the options that were selected.
    package fileprivate(set) var selectedOptions: Set<String> = []
  }

  /// What an action led to.
  package enum Arrival: Sendable, Hashable {
    /// The preview of an item, or its detail, by a way.
    case way(SegueRecord)
    /// Wherever a quick action with a title leads.
    case action(String)
  }

  /// The catalogs, tab by tab.
  package private(set) var tabs: [Tab]
  /// The items, in order of creation.
  package private(set) var items: [Item] = []

  /// Creates the footprint of no step.
  ///
  /// `actions` are the titles that quick actions can have, tab by tab.
  package init(actions: [[String]]) {
    tabs = actions.map { titles in
      // Two actions may have one title, each under a condition of its own.
      var offered: [String] = []
      offered.add(titles)
      return Tab(offeredActions: offered)
    }
  }

  /// Adds an item of a tab.
  package mutating func addItem(tab: Int) {
    items.append(Item(tab: tab))
  }

  /// Notes options that an item has.
  package mutating func offer(_ options: [String], by item: Int) {
    items[item].offeredOptions.add(options)
  }

  /// Notes titles of quick actions that a tab has.
  package mutating func offer(actions titles: [String], tab: Int) {
    tabs[tab].offeredActions.add(titles)
  }

  /// Notes what was on top.
  package mutating func see(_ screen: ScreenRecord.Kind, tab: Int) {
    tabs[tab].screens.insert(screen)
  }

  /// Notes what a step led to.
  package mutating func arrive(by arrival: Arrival, tab: Int) {
    switch arrival {
    case .way(let segue): tabs[tab].segues.insert(segue)
    case .action(let title): tabs[tab].takenActions.insert(title)
    }
  }

  /// Notes that an item is previewed.
  package mutating func peek(at item: Int) {
    items[item].isPeeked = true
  }

  /// Notes that an event of a selection tells of an option that was selected.
  package mutating func select(_ event: EventRecord) {
    guard case .updated(_, _, .selection(_, let label)) = event.change else { return }
    items[event.item].selectedOptions.insert(label)
  }
}

// Recordings.
extension Footprint {
  /// Finds the footprint in a recording.
  ///
  /// - Complexity: O(*n*) in its steps, events, items and looks of item screens.
  package init(_ recording: Recording) {
    self.init(actions: recording.tabs.map(\.actions))
    for item in recording.items { addItem(tab: item.tab) }
    for screen in recording.itemScreens {
      offer(screen.options.map(\.label), by: screen.item)
      // A recording may be older than the list of titles in it.
      offer(actions: screen.actions.map(\.title), tab: recording.items[screen.item].tab)
    }
    for screen in recording.screens { see(screen.kind, tab: screen.tab) }
    for step in recording.steps { add(step, recording) }
  }

  private mutating func add(_ step: StepRecord, _ recording: Recording) {
    let after = recording.screens[step.after]
    if let arrival = Arrival(verb: step.action.verb, target: step.action.target, kind: after.kind) {
      arrive(by: arrival, tab: after.tab)
      guard arrival == .way(.peek), let screen = after.itemScreen else { return }
      peek(at: recording.itemScreens[screen].item)
    } else if step.action.verb == "select" {
      for event in step.events { select(event) }
    }
  }
}

extension Footprint.Arrival {
  /// Creates what a step led to; `nil` if it led nowhere that counts.
  init?(verb: String, target: String, kind: ScreenRecord.Kind) {
    switch (verb, kind) {
    case ("peek", .preview): self = .way(.peek)
    case ("commit", .detail): self = .way(.commit)
    case ("open", .detail): self = .way(.open)
    case ("action", _): self = .action(target)
    default: return nil
    }
  }
}

extension [String] {
  /// Appends the texts that are not there yet.
  fileprivate mutating func add(_ texts: [String]) {
    if self == texts { return }
    let known = Set(self)
    var added: Set<String> = []
    for text in texts where !known.contains(text) && added.insert(text).inserted { append(text) }
  }
}
