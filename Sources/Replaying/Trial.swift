package import Diagnostics
package import Recordings
package import Scenarios

/// A replay of which the verdicts are wanted, and nothing that a page would show.
///
/// It finds what a recorded replay finds, to the letter, several times as fast. Where something comes
/// up that takes a recording to tell, such as an invariant that does not hold, it starts again and
/// records.
package struct Trial: Sendable {
  /// A step after which something was expected.
  package struct Step: Sendable, Equatable {
    /// Its index in the recording; the start is 0.
    package let index: Int
    /// Its name.
    package let key: String
    /// What was expected of the state after it.
    package internal(set) var expectations: [ExpectationRecord]
  }

  /// The number of steps, the start not counted.
  package let stepCount: Int
  /// The steps after which something was expected, in order.
  package let steps: [Step]
  /// What the steps reached.
  package let footprint: Footprint
  /// One diagnostic for each expectation that failed.
  package let failures: DiagnosticBag
  /// Actions without effect, and expectations that could not have failed.
  package let warnings: DiagnosticBag
  /// The expectations of the script that were looked at, in its order.
  package let checks: [ExpectationCheck]
  /// Those that were not, as the trial was to stop at the first that fails.
  package let unreached: [Expectation]
  /// The replay, if it was recorded.
  package let replay: Replay?

  /// Runs through a scenario, under each of its integrations if it names several.
  ///
  /// `stopsAtFailure` says that a failed expectation ends it.
  ///
  /// - Throws: a diagnostic at the first action that can't be carried out.
  /// - Complexity: O(*n* + *s*) for *n* items and *s* steps, apart from expectations that look at
  ///   the whole list.
  package init(_ scenario: Scenario, stopsAtFailure: Bool = false) throws(DiagnosticBag) {
    if scenario.integrations.count < 2,
      let trial = try Session<Tally>.trial(scenario, stopsAtFailure: stopsAtFailure)
    {
      self = trial
    } else {
      self.init(try Replay(scenario, stopsAtFailure: stopsAtFailure))
    }
  }

  /// Takes the verdicts from a replay.
  package init(_ replay: Replay) {
    let steps = replay.recording.steps
    self.init(
      stepCount: steps.count - 1,
      steps: steps.enumerated().filter { !$0.element.expectations.isEmpty }.map { index, step in
        Step(index: index, key: step.key, expectations: step.expectations)
      },
      footprint: Footprint(replay.recording),
      failures: replay.failures,
      warnings: replay.warnings,
      checks: replay.checks,
      unreached: replay.unreached,
      replay: replay
    )
  }

  init(
    stepCount: Int,
    steps: [Step],
    footprint: Footprint,
    failures: DiagnosticBag,
    warnings: DiagnosticBag,
    checks: [ExpectationCheck],
    unreached: [Expectation],
    replay: Replay? = nil
  ) {
    self.stepCount = stepCount
    self.steps = steps
    self.footprint = footprint
    self.failures = failures
    self.warnings = warnings
    self.checks = checks
    self.unreached = unreached
    self.replay = replay
  }
}
