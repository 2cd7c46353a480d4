package import Diagnostics
package import Recordings
package import Scenarios
package import Screens

extension Diagnostic.Code {
  /// An expectation held before the action that it checks as well.
  package static let expectationWithoutEffect = Diagnostic.Code("expectation-without-effect")
  /// An action changed nothing.
  package static let actionWithoutEffect = Diagnostic.Code("action-without-effect")
}

/// A replay of a scenario, and what came of it.
package struct Replay: Sendable {
  /// Everything that happened.
  package let recording: Recording
  /// One diagnostic for each expectation that failed.
  package let failures: DiagnosticBag
  /// Actions without effect, and expectations that could not have failed.
  package let warnings: DiagnosticBag
  /// The expectations of the script that were looked at, in its order.
  package let checks: [ExpectationCheck]
  /// Those that were not, as the replay was to stop at the first that fails.
  package let unreached: [Expectation]

  /// Replays a scenario.
  ///
  /// A scenario that names several integrations is replayed under each; the recording is the first
  /// one's, with the comparison, and a difference is a failed expectation.
  ///
  /// `stopsAtFailure` says that a failed expectation ends the replay.
  ///
  /// - Throws: a diagnostic at the first action that can't be carried out.
  /// - Complexity: O(*n* + *s*) for *n* items and *s* steps, apart from expectations that look at
  ///   the whole list.
  package init(_ scenario: Scenario, stopsAtFailure: Bool = false) throws(DiagnosticBag) {
    try self.init(scenario, stopsAtFailure: stopsAtFailure) { $0.integration }
  }

  /// Replays a scenario with integrations made by `makeIntegration`, such as one that a test breaks
  /// to see it found out.
  package init(
    _ scenario: Scenario,
    stopsAtFailure: Bool = false,
    makeIntegration: (IntegrationName) -> any Integration
  ) throws(DiagnosticBag) {
    let first = Session<Recorder>.run(
      scenario,
      as: scenario.integrations.first,
      stopsAtFailure: stopsAtFailure,
      makeIntegration
    )
    if let stop = first.stop {
      var bag = first.replay.failures
      bag.add(stop.diagnostic)
      throw bag
    }
    guard scenario.integrations.count > 1, first.replay.unreached.isEmpty else {
      self = first.replay
      return
    }
    var comparison = ParityComparison(first.replay.recording, scenario)
    for name in scenario.integrations.dropFirst() {
      comparison.add(Session<Recorder>.run(scenario, as: name, makeIntegration), name)
    }
    self = comparison.result(first.replay)
  }

  /// Creates a replay from its parts.
  init(
    recording: Recording,
    failures: DiagnosticBag,
    warnings: DiagnosticBag,
    checks: [ExpectationCheck],
    unreached: [Expectation] = []
  ) {
    self.recording = recording
    self.failures = failures
    self.warnings = warnings
    self.checks = checks
    self.unreached = unreached
  }
}
