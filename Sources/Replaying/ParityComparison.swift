import Diagnostics
import Recordings
import Scenarios

/// Compares the replays of one scenario under several integrations.
struct ParityComparison {
  private let first: Recording
  /// Where the steps stand in the script; the start stands nowhere.
  private let places: [Place]
  private var parity: ParityRecord

  /// Creates a comparison with the replay of a scenario under the first of its integrations.
  init(_ first: Recording, _ scenario: Scenario) {
    self.first = first
    places = [.none] + scenario.steps.filter(\.action.isStep).map(\.place)
    parity = ParityRecord(
      integrations: scenario.integrations.map(\.rawValue),
      steps: first.steps.map { ParityRecord.Step(key: $0.key) }
    )
  }

  /// Adds what differs under another integration, under which the scenario may have stopped.
  mutating func add(_ run: Run, _ name: IntegrationName) {
    let other = run.replay.recording
    for (index, (one, another)) in zip(first.steps, other.steps).enumerated() {
      let differences = StepDifference(one, in: first, another, in: other).sentences
      parity.steps[index].differences += differences.map { "\(name.rawValue): \($0)" }
    }
    if let stop = run.stop {
      parity.steps[stop.step].differences
        .append("\(name.rawValue): stopped, as \(stop.diagnostic.message)")
    }
  }

  /// Returns the first replay with the comparison, each difference a failed expectation.
  func result(_ replay: Replay) -> Replay {
    var recording = replay.recording
    var failures = replay.failures
    recording.parity = parity
    for (index, step) in parity.steps.enumerated() where !step.differences.isEmpty {
      recording.steps[index].expectations.append(
        ExpectationRecord(
          subject: "parity",
          expected: ["\(parity.integrations.joined(separator: " and ")) do the same"],
          actual: step.differences,
          holds: false
        )
      )
      failures.add(
        places[index].diagnostic(
          .expectationFailed,
          "the integrations differ at step `\(step.key)` of `\(recording.title)`",
          notes: step.differences.map { Diagnostic.Note($0) }
        )
      )
    }
    return Replay(
      recording: recording,
      failures: failures,
      warnings: replay.warnings,
      checks: replay.checks
    )
  }
}

/// What differs between a step under one integration and the same step under another.
private struct StepDifference {
  private(set) var sentences: [String] = []

  init(
    _ one: StepRecord,
    in first: Recording,
    _ another: StepRecord,
    in second: Recording
  ) {
    let expected = first.screens[one.after]
    let actual = second.screens[another.after]
    if expected.kind != actual.kind {
      sentences.append("the screen is \(actual.kind.rawValue), not \(expected.kind.rawValue)")
    }
    if expected.tab != actual.tab { sentences.append("another tab is selected") }
    if expected.list.rows.map({ first.rows[$0] }) != actual.list.rows.map({ second.rows[$0] })
      || expected.list.headers != actual.list.headers
      || expected.list.offset != actual.list.offset || expected.list.count != actual.list.count
    {
      sentences.append("the list shows other rows")
    }
    if expected.itemScreen.map({ first.itemScreens[$0] })
      != actual.itemScreen.map({ second.itemScreens[$0] })
    {
      sentences.append("the item screen shows something else")
    }
    if one.outcome != another.outcome { sentences.append("the outcome is \(another.outcome)") }
    if one.events != another.events { sentences.append("the events or their deliveries differ") }
    for expectation in another.expectations
    where expectation.kind == .invariant && !one.expectations.contains(expectation) {
      let found = expectation.actual.joined(separator: "; ")
      sentences.append("it does not hold that \(expectation.subject): \(found)")
    }
  }
}
