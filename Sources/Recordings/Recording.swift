/// Everything a replay produced: a value, the same for the same script, byte for byte.
///
/// No time, no path and no line number is in it, so a comment added to a script changes nothing.
/// What repeats is kept once: rows, item screens and screens stand in tables here, and steps and
/// screens name them by index, so that memory grows with the changes and not with steps × rows.
package struct Recording: Sendable, Equatable {
  /// The scenario's title; plain text.
  package var title: String
  /// The scenario's description; the author's Markdown, empty if there is none.
  package var description: String
  /// The program that recorded it; `nil` for a replay, which is what Peekbook makes itself.
  ///
  /// What such a program leaves out, as who received an event, is unknown and not absent.
  package var recorder: String?
  /// The phone that the screens are laid out for.
  package var device: DeviceRecord
  /// The tabs, in order; a scenario without tabs has one, whose `title` is the scenario's.
  package var tabs: [TabRecord]
  /// Whether a tab bar is shown.
  package var hasTabBar: Bool
  /// All items that ever were, tab by tab, in order of creation.
  package var items: [ItemRecord]
  /// The different looks that rows had.
  package var rows: [RowRecord]
  /// The different looks that item screens had.
  package var itemScreens: [ItemScreenRecord]
  /// The different screens.
  package var screens: [ScreenRecord]
  /// The steps, in order of execution; the first is always the start, whose verb is `start`.
  package var steps: [StepRecord]
  /// How the integrations compare, for a scenario that names several.
  package var parity: ParityRecord?

  /// Creates a recording.
  package init(
    title: String,
    description: String = "",
    recorder: String? = nil,
    device: DeviceRecord = .standard,
    tabs: [TabRecord] = [],
    hasTabBar: Bool = false,
    items: [ItemRecord] = [],
    rows: [RowRecord] = [],
    itemScreens: [ItemScreenRecord] = [],
    screens: [ScreenRecord] = [],
    steps: [StepRecord] = [],
    parity: ParityRecord? = nil
  ) {
    self.title = title
    self.description = description
    self.recorder = recorder
    self.device = device
    self.tabs = tabs
    self.hasTabBar = hasTabBar
    self.items = items
    self.rows = rows
    self.itemScreens = itemScreens
    self.screens = screens
    self.steps = steps
    self.parity = parity
  }
}
