import Recordings

/// Everything that a replay produced: a value, the same for the same scenario.
///
/// ```swift
/// let recording = try scenario.replay()
/// #expect(recording.steps.last?.after.rows.map(\.title) == ["Orange"])
/// #expect(recording["star-red"]?.events.map(\.name) == ["colorItemUpdated"])
/// ```
///
/// Parts are looked up when they are asked for; a recording of many steps costs no more than its
/// changes.
public struct Recording: Sendable, Equatable {
  /// What was recorded.
  let record: Recordings.Recording
  /// Where the expectations that failed stand, if that is known: by step and number.
  let failurePlaces: [FailurePlace]

  /// Creates a recording, such as one that was read.
  init(_ record: Recordings.Recording, failurePlaces: [FailurePlace] = []) {
    self.record = record
    self.failurePlaces = failurePlaces
  }

  /// Whether both tell the same, wherever their scenarios stand.
  public static func == (left: Recording, right: Recording) -> Bool {
    left.record == right.record
  }
}

extension Recording {
  /// The scenario's title.
  public var title: String { record.title }
  /// The scenario's description, in Markdown.
  public var description: String { record.description }
  /// The tabs, in order; a scenario without tabs has one.
  public var tabs: [Tab] { record.tabs.indices.map { Tab(recording: record, index: $0) } }
  /// All items that ever were, tab by tab, in order of creation.
  public var items: [Item] { record.items.indices.map { Item(recording: record, index: $0) } }
  /// The steps that did something, in order: notes and expectations belong to the step before them.
  public var steps: Steps { Steps(recording: record) }
  /// All events, in the order in which they were posted.
  public var events: [Event] { steps.flatMap(\.events) }

  /// The screen before the first step.
  public var start: Screen { screen(record.steps.first?.after) }
  /// The screen after the last step.
  public var end: Screen { screen(record.steps.last?.after) }

  /// Returns the step with a key, such as `peek-orange`, or the `id` that it was given; `nil` if there
  /// is none.
  ///
  /// - Complexity: O(*n*) for *n* steps.
  public subscript(key: String) -> Step? { steps.first { $0.key == key } }

  private func screen(_ index: Int?) -> Screen {
    guard let index else { preconditionFailure("a recording begins with its start") }
    return Screen(recording: record, record: record.screens[index])
  }
}
