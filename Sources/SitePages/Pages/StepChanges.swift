internal import Recordings

/// What a step changed on the screen: the marks on both of its screens.
struct StepChanges {
  /// The marks on the screen before it.
  private(set) var before = ScreenMarks()
  /// The marks on the screen after it.
  private(set) var after = ScreenMarks()

  /// Compares the two screens of a step, guided by its events.
  ///
  /// A row counts as changed only if it was on both screens and looks different, or if an event
  /// says that it came, went or moved: a row that was scrolled in is no change.
  ///
  /// - Complexity: O(visible rows + events).
  init(_ step: StepRecord, in context: ScenarioContext) {
    let recording = context.recording
    let first = recording.screens[step.before]
    let last = recording.screens[step.after]
    if step.before == step.after { return }
    if first.tab == last.tab { markRows(first, last, context.rowItems) }
    markEvents(step.events, first, last)
    markItemScreens(first, last, in: recording)
  }
}

extension StepChanges {
  private mutating func markRows(
    _ first: ScreenRecord,
    _ last: ScreenRecord,
    _ items: [Int]
  ) {
    // Most steps change nothing or one row, and what stands at both ends is the same on both screens.
    let (old, new) = Self.middles(first.list.rows, last.list.rows)
    guard !old.isEmpty, !new.isEmpty else { return }
    var looks: [Int: Int] = [:]
    for row in old { looks[items[row]] = row }
    for row in new {
      let item = items[row]
      guard let old = looks[item], old != row else { continue }
      before.rows[item] = .changed
      after.rows[item] = .changed
    }
  }

  /// Returns what is left of two lists of rows without the same beginning and the same end.
  private static func middles(
    _ first: [Int],
    _ last: [Int]
  ) -> (ArraySlice<Int>, ArraySlice<Int>) {
    let start = zip(first, last).prefix { $0 == $1 }.count
    let old = first.dropFirst(start)
    let new = last.dropFirst(start)
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    return (old.dropLast(end), new.dropLast(end))
  }

  private mutating func markEvents(
    _ events: [EventRecord],
    _ first: ScreenRecord,
    _ last: ScreenRecord
  ) {
    for event in events {
      switch event.change {
      case .updated: continue
      case .inserted(let item, _): if event.tab == last.tab { after.rows[item] = .inserted }
      case .deleted(let item, _): if event.tab == first.tab { before.rows[item] = .removed }
      case .moved(let item, let from, let to) where from != to:
        if event.tab == first.tab { before.rows[item] = .moved }
        if event.tab == last.tab { after.rows[item] = .moved }
      case .moved: continue
      }
    }
  }

  private mutating func markItemScreens(
    _ first: ScreenRecord,
    _ last: ScreenRecord,
    in recording: Recording
  ) {
    guard let old = first.itemScreen, let new = last.itemScreen, old != new else { return }
    let left = recording.itemScreens[old]
    let right = recording.itemScreens[new]
    guard left.item == right.item else { return }
    Self.mark(left, right, in: &before)
    Self.mark(right, left, in: &after)
  }

  private static func mark(
    _ screen: ItemScreenRecord,
    _ other: ItemScreenRecord,
    in marks: inout ScreenMarks
  ) {
    marks.background = screen.background != other.background
    marks.fields = differing(screen.fields, other.fields)
    marks.options = differing(screen.options, other.options)
    // Actions come and go with their conditions, and the others move up.
    marks.actions = Set(
      screen.actions.indices.filter { !other.actions.contains(screen.actions[$0]) }
    )
  }

  /// Returns the positions at which `these` differ from `those`.
  private static func differing<Element: Equatable>(
    _ these: [Element],
    _ those: [Element]
  ) -> Set<Int> {
    Set(these.indices.filter { !those.indices.contains($0) || these[$0] != those[$0] })
  }
}
