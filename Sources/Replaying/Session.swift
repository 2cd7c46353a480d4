import Bytes
import CatalogModel
import Diagnostics
import Recordings
import Scenarios
import Screens

/// One run through the steps of a scenario, under one integration for each tab.
struct Session {
  private let scenario: Scenario
  private let stage: Stage
  private let performer: StepPerformer
  private let recorder: Recorder
  private var keys: StepKeys
  private var failures = DiagnosticBag()
  private var warnings = DiagnosticBag()
  private var checks: [ExpectationCheck] = []
  /// Whether a failed expectation ends the run.
  private let stopsAtFailure: Bool
  /// The expectations that were not looked at, as the run had ended.
  private var unreached: [Expectation] = []
  /// Which of the expectations after the last action held before it, by their step.
  private var heldBefore: [Int: [Bool]] = [:]
  /// The verb of the last action.
  private var lastVerb = StepKeys.start

  /// Replays a scenario, all tabs under one integration if there is one given.
  static func run(
    _ scenario: Scenario,
    as integration: IntegrationName?,
    stopsAtFailure: Bool = false,
    _ makeIntegration: (IntegrationName) -> any Integration
  ) -> Run {
    var session = Session(scenario, stopsAtFailure: stopsAtFailure) {
      makeIntegration(integration ?? $0.integration)
    }
    let stop = session.replay()
    let replay = Replay(
      recording: session.recorder.finish(),
      failures: session.failures,
      warnings: session.warnings,
      checks: session.checks,
      unreached: session.unreached
    )
    return Run(replay: replay, stop: stop)
  }

  private init(
    _ scenario: Scenario,
    stopsAtFailure: Bool,
    _ integration: (TabPlan) -> any Integration
  ) {
    self.scenario = scenario
    self.stopsAtFailure = stopsAtFailure
    stage = Stage(scenario, integration: integration)
    performer = StepPerformer(stage)
    recorder = Recorder(scenario, stage)
    keys = StepKeys(scenario)
  }

  private mutating func replay() -> Run.Stop? {
    recordStart()
    for (index, step) in scenario.steps.enumerated() {
      do {
        try replay(step, index)
      } catch {
        let current = recorder.stepCount - (step.action.isStep ? 0 : 1)
        return Run.Stop(diagnostic: error.diagnostic, step: current)
      }
      if stopsAtFailure, !failures.all.isEmpty {
        for later in scenario.steps[(index + 1)...] {
          if case .expect(let expectations) = later.action { unreached += expectations }
        }
        return nil
      }
    }
    return nil
  }

  private func recordStart() {
    let start = recorder.recordScreen()
    recorder.add(
      StepRecord(
        key: StepKeys.start,
        action: StepRecord.Action(verb: StepKeys.start),
        before: start,
        after: start
      )
    )
  }

  private mutating func replay(_ step: ScriptStep, _ index: Int) throws(Impossible) {
    switch step.action {
    case .note(let markdown): recorder.amend { $0.narration.append(markdown) }
    case .expect(let expectations): try check(expectations, step, index)
    default: try perform(step, index)
    }
  }
}

// Actions.
extension Session {
  private mutating func perform(_ step: ScriptStep, _ index: Int) throws(Impossible) {
    lookAhead(from: index)
    recorder.beginAction()
    let before = recorder.recordScreen()
    guard let performed = try performer.perform(step) else { return }
    let violations = recorder.checkItself()
    let after = recorder.recordScreen()
    lastVerb = step.action.verb
    var record = StepRecord(
      key: keys.key(for: step, item: performed.item),
      id: step.id,
      action: action(step, performed),
      outcome: performed.outcome,
      note: step.note,
      yaml: step.place.yaml,
      before: before,
      after: after,
      events: recorder.events,
      expectations: violations.map(\.record)
    )
    for violation in violations { failures.add(diagnostic(violation, step)) }
    // That nothing is previewed can be expected: the state before is what it is to be.
    if !performed.outcome.isEmpty { heldBefore.removeAll() }
    if before == after, performed.outcome.isEmpty, record.events.allSatisfy(\.isUnchanged) {
      let remark = "`\(lastVerb)` changed nothing"
      record.remarks.append(remark)
      warnings.add(step.place.diagnostic(.actionWithoutEffect, remark, severity: .warning))
    }
    recorder.add(record)
  }

  private func action(_ step: ScriptStep, _ performed: Performed) -> StepRecord.Action {
    StepRecord.Action(
      verb: step.action.verb,
      target: step.action.target(in: scenario),
      item: performed.item.map(recorder.index(of:)),
      point: performed.point.map { ScreenRecord.Point(x: $0.x, y: $0.y) }
    )
  }
}

// Expectations.
extension Session {
  /// Notes which of the expectations that follow an action hold before it.
  private mutating func lookAhead(from index: Int) {
    heldBefore.removeAll(keepingCapacity: true)
    let checker = ExpectationChecker(stage, isTentative: true)
    for following in scenario.steps.indices.dropFirst(index + 1) {
      switch scenario.steps[following].action {
      case .note: continue
      case .expect(let expectations):
        heldBefore[following] = expectations.map { expectation in
          ExpectationChecker.isOfState(expectation.requirement)
            && (try? checker.check(expectation))?.holds == true
        }
      default: return
      }
    }
  }

  private mutating func check(
    _ expectations: [Expectation],
    _ step: ScriptStep,
    _ index: Int
  ) throws(Impossible) {
    let checker = ExpectationChecker(
      stage,
      events: recorder.events,
      options: recorder.events.map(recorder.options)
    )
    let before = heldBefore[index] ?? expectations.map { _ in false }
    var records: [ExpectationRecord] = []
    for (place, (expectation, held)) in zip(expectations, before).enumerated() {
      var record = try checker.check(expectation)
      record.heldBefore = held && record.holds
      records.append(record)
      checks.append(
        ExpectationCheck(
          expectation: expectation,
          step: recorder.stepCount - 1,
          record: record,
          correction: record.holds ? nil : checker.correction(of: expectation)
        )
      )
      guard !record.holds else { continue }
      failures.add(failure(record, expectation))
      if stopsAtFailure {
        unreached = Array(expectations[(place + 1)...])
        break
      }
    }
    recorder.amend { $0.expectations.append(contentsOf: records) }
    guard !records.isEmpty, records.allSatisfy(\.heldBefore) else { return }
    let remark = "the expectation held before `\(lastVerb)` as well, and could not have failed"
    recorder.amend { $0.remarks.append(remark) }
    warnings.add(step.place.diagnostic(.expectationWithoutEffect, remark, severity: .warning))
  }

  private func failure(_ record: ExpectationRecord, _ expectation: Expectation) -> Diagnostic {
    expectation.place.diagnostic(
      .expectationFailed,
      "`\(record.subject)` is not as expected",
      notes: Self.notes(expected: record.expected, actual: record.actual)
    )
  }

  private func diagnostic(_ violation: Violation, _ step: ScriptStep) -> Diagnostic {
    step.place.diagnostic(
      violation.invariant.code,
      violation.invariant.complaint,
      notes: Self.notes(expected: violation.expected, actual: violation.actual)
    )
  }

  private static func notes(expected: [String], actual: [String]) -> [Diagnostic.Note] {
    [
      Diagnostic.Note("expected: " + summary(expected)),
      Diagnostic.Note("actual:   " + summary(actual)),
    ]
  }

  private static func summary(_ lines: [String]) -> String {
    guard !lines.isEmpty else { return "(none)" }
    let shown = lines.prefix(10).joined(separator: "; ")
    return lines.count > 10 ? shown + "; … and \(lines.count - 10) more" : shown
  }
}
