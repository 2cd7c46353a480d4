internal import Recordings

/// The lanes of a timeline: one for each tab's catalog, and one for each item that had an event.
struct TimelineLanes {
  /// What a lane stands for.
  enum Owner {
    /// The catalog of a tab.
    case catalog(tab: Int)
    /// An item.
    case item(Int)
  }

  /// The lanes from top to bottom; items follow their tab's catalog.
  private(set) var owners: [Owner] = []
  /// The lane of each tab's catalog.
  private(set) var catalogLanes: [Int] = []
  private var itemLanes: [Int?]

  /// Lays out the lanes of a recording.
  ///
  /// - Complexity: O(tabs + items).
  init(_ context: ScenarioContext) {
    let recording = context.recording
    itemLanes = Array(repeating: nil, count: recording.items.count)
    var changed: [[Int]] = Array(repeating: [], count: recording.tabs.count)
    for (item, record) in recording.items.enumerated() where !context.history[item].isEmpty {
      changed[record.tab].append(item)
    }
    for tab in recording.tabs.indices {
      catalogLanes.append(owners.count)
      owners.append(.catalog(tab: tab))
      for item in changed[tab] {
        itemLanes[item] = owners.count
        owners.append(.item(item))
      }
    }
  }

  /// Returns the lanes in which an event is marked: that of its poster, and that of the item that a
  /// catalog posted it about.
  func lanes(of event: EventRecord) -> [Int] {
    let item = itemLanes[event.item] ?? catalogLanes[event.tab]
    switch event.poster {
    case .catalog(let tab): return [catalogLanes[tab], item]
    case .item: return [item]
    }
  }
}
