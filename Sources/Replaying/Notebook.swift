import Recordings
import Scenarios
import Screens

/// What a session writes down of the steps that it goes through: everything, or no more than
/// verdicts need.
protocol Notebook {
  /// Creates a notebook that has the start.
  init(_ scenario: Scenario, _ stage: Stage, _ log: EventLog)

  /// The number of steps so far, the start included.
  var stepCount: Int { get }

  /// Notes what there is before an action.
  mutating func beginAction()

  /// Takes in an action as a step, and the events in the log with it.
  ///
  /// - Returns: whether the screen is as it was before the action; for an action with events that
  ///   changed something the answer does not matter.
  mutating func endAction(
    _ step: ScriptStep,
    _ performed: Performed,
    name: StepName,
    violations: [Violation]
  ) -> Bool

  /// Adds narration to the last step: what follows an action, up to the next one, belongs to it.
  mutating func add(note: String)

  /// Adds to the last step what was expected.
  mutating func add(expectations: [ExpectationRecord])

  /// Adds what deserves a look to the last step.
  mutating func add(remark: String)
}
