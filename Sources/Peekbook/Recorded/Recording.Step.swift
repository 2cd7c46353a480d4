import Recordings

extension Recording {
  /// One action, the screens before and after it, and what it caused.
  public struct Step: Sendable {
    let recording: Recordings.Recording
    let record: StepRecord

    /// The step's stable name: its `id`, else made of verb, target and occurrence, as in
    /// `peek-orange` and `star-red-2`.
    public var key: String { record.key }
    /// What was done.
    public var verb: Verb { Verb(rawValue: record.action.verb) }
    /// What it was done to, in the author's words; empty if nothing is named.
    public var target: String { record.action.target }
    /// What happened, if it is not what the verb says, such as that no preview came up; else empty.
    public var outcome: String { record.outcome }
    /// The screen before it.
    public var before: Screen { screen(record.before) }
    /// The screen after it.
    public var after: Screen { screen(record.after) }
    /// The events that it caused, in the order in which they were posted.
    public var events: [Event] { record.events.map { Event(recording: recording, record: $0) } }
    /// The titles of the rows that were drawn anew, in any tab, in that order.
    public var reloaded: [String] { events.flatMap(\.reloaded) }
    /// What deserves a look, such as an action that changed nothing.
    public var remarks: [String] { record.remarks }

    private func screen(_ index: Int) -> Screen {
      Screen(recording: recording, record: recording.screens[index])
    }
  }
}
