/// One action, the screens before and after it, and what it caused.
package struct StepRecord: Sendable, Hashable {
  /// What the script asked for.
  package struct Action: Sendable, Hashable {
    /// The verb as in the script: `peek`, `commit`, `action`, `select`, …; `start` for the start.
    package var verb: String
    /// What it acts on, in the author's words and on one line: `Orange`, `row 3`, `160, 132`,
    /// `Star`; empty if it acts on nothing named.
    package var target: String
    /// The item that it reached, an index of `Recording.items`.
    package var item: Int?
    /// The point that it names.
    package var point: ScreenRecord.Point?

    /// Creates an action.
    package init(
      verb: String,
      target: String = "",
      item: Int? = nil,
      point: ScreenRecord.Point? = nil
    ) {
      self.verb = verb
      self.target = target
      self.item = item
      self.point = point
    }
  }

  /// The step's stable name, safe as a part of a path.
  ///
  /// It is unique in the scenario when case is ignored: its `id`, else made from action, target
  /// and occurrence, never from its position.
  package var key: String
  /// The identifier that the script gave it, if it gave one.
  package var id: String?
  /// What the script asked for.
  package var action: Action
  /// What happened, in one plain sentence such as `no preview: row 9 is scrolled away`; empty if
  /// the action did what it says.
  package var outcome: String
  /// The note beside the action; the author's Markdown, empty if there is none.
  package var note: String
  /// The notes that follow the step, up to the next action; the author's Markdown.
  package var narration: [String]
  /// The step's own YAML; empty for the start.
  package var yaml: String
  /// The screen before: an index of `Recording.screens`.
  package var before: Int
  /// The screen after: an index of `Recording.screens`.
  package var after: Int
  /// The events that it caused, in the order they were posted.
  package var events: [EventRecord]
  /// What was expected of the state after it.
  package var expectations: [ExpectationRecord]
  /// What deserves a look, such as an action without effect; plain sentences.
  package var remarks: [String]

  /// Creates a step.
  package init(
    key: String,
    id: String? = nil,
    action: Action,
    outcome: String = "",
    note: String = "",
    narration: [String] = [],
    yaml: String = "",
    before: Int,
    after: Int,
    events: [EventRecord] = [],
    expectations: [ExpectationRecord] = [],
    remarks: [String] = []
  ) {
    self.key = key
    self.id = id
    self.action = action
    self.outcome = outcome
    self.note = note
    self.narration = narration
    self.yaml = yaml
    self.before = before
    self.after = after
    self.events = events
    self.expectations = expectations
    self.remarks = remarks
  }
}
