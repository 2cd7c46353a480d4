import Recordings

/// What the steps of a recording reached.
struct Reached {
  /// Whether each item's row was peeked at.
  private(set) var isPeeked: [Bool]
  /// The labels of the options that were selected, by item.
  private(set) var options: [Int: Set<String>] = [:]
  /// The titles of the actions that were taken, tab by tab.
  private(set) var actions: [Set<String>]
  /// The screens that were on top, tab by tab.
  private(set) var screens: [Set<ScreenRecord.Kind>]
  /// The ways that were taken, tab by tab.
  private(set) var segues: [Set<SegueRecord>]

  init(_ recording: Recording) {
    isPeeked = Array(repeating: false, count: recording.items.count)
    actions = recording.tabs.map { _ in [] }
    screens = recording.tabs.map { _ in [] }
    segues = recording.tabs.map { _ in [] }
    for screen in recording.screens { screens[screen.tab].insert(screen.kind) }
    for step in recording.steps { add(step, recording) }
  }

  private mutating func add(_ step: StepRecord, _ recording: Recording) {
    let after = recording.screens[step.after]
    switch step.action.verb {
    case "peek":
      guard after.kind == .preview, let screen = after.itemScreen else { return }
      isPeeked[recording.itemScreens[screen].item] = true
      segues[after.tab].insert(.peek)
    case "commit": if after.kind == .detail { segues[after.tab].insert(.commit) }
    case "open": if after.kind == .detail { segues[after.tab].insert(.open) }
    case "action": actions[after.tab].insert(step.action.target)
    case "select": for event in step.events { addOption(event) }
    default: return
    }
  }

  private mutating func addOption(_ event: EventRecord) {
    guard case .updated(_, _, .selection(_, let label)) = event.change else { return }
    options[event.item, default: []].insert(label)
  }
}
