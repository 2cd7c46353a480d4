import Recordings

/// What the app of a recording offers.
struct Offered {
  /// The labels of the options that each item ever had, without repetition.
  private(set) var options: [[String]]
  /// The titles that quick actions can have, tab by tab.
  private(set) var actions: [[String]]

  init(_ recording: Recording) {
    options = Array(repeating: [], count: recording.items.count)
    actions = recording.tabs.map { tab in
      // Two actions may have one title, each under a condition of its own.
      var titles: [String] = []
      titles.add(tab.actions)
      return titles
    }
    for screen in recording.itemScreens {
      options[screen.item].add(screen.options.map(\.label))
      let tab = recording.items[screen.item].tab
      // A recording may be older than the list of titles in it.
      actions[tab].add(screen.actions.map(\.title))
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
