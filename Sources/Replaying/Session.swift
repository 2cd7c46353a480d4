import Bytes
import CatalogModel
import Diagnostics
import Recordings
import Scenarios
import Screens

/// One run through the steps of a scenario, under one integration for each tab.
struct Session<Notes: Notebook> {
  private let stage: Stage
  private let performer: StepPerformer
  private let log: EventLog
  private var notes: Notes
  private var failures = DiagnosticBag()
  private var warnings = PlacedWarnings()
  private var checks: [ExpectationCheck] = []
  /// Whether a failed expectation ends the run.
  private let stopsAtFailure: Bool
  /// The expectations that were not looked at, as the run had ended.
  private var unreached: [Expectation] = []
  /// Which of the expectations after the last action held before it, by their step.
  private var heldBefore: [Int: [Bool]] = [:]
  /// The verb of the last action.
  private var lastVerb = StepKeys.start

  private init(
    _ scenario: Scenario,
    stopsAtFailure: Bool,
    _ integration: (TabPlan) -> any Integration
  ) {
    self.stopsAtFailure = stopsAtFailure
    stage = Stage(scenario, integration: integration)
    performer = StepPerformer(stage)
    log = EventLog(stage)
    notes = Notes(scenario, stage, log)
  }
}

extension Session<Recorder> {
  /// Replays a scenario and records it, all tabs under one integration if there is one given.
  static func run(
    _ scenario: Scenario,
    as integration: IntegrationName?,
    stopsAtFailure: Bool = false,
    _ makeIntegration: (IntegrationName) -> any Integration
  ) -> Run {
    var session = Session(scenario, stopsAtFailure: stopsAtFailure) {
      makeIntegration(integration ?? $0.integration)
    }
    let stop = session.replay(scenario)
    let replay = Replay(
      recording: session.notes.finish(),
      failures: session.failures,
      warnings: session.warnings.bag,
      checks: session.checks,
      unreached: session.unreached
    )
    return Run(replay: replay, stop: stop)
  }
}

extension Session<Tally> {
  /// Replays a scenario for its verdicts; returns `nil` if it has to be recorded to tell them.
  ///
  /// - Throws: a diagnostic at the first action that can't be carried out.
  static func trial(
    _ scenario: Scenario,
    stopsAtFailure: Bool
  ) throws(DiagnosticBag) -> Trial? {
    let integration = scenario.integrations.first
    var session = Session(scenario, stopsAtFailure: stopsAtFailure) {
      (integration ?? $0.integration).integration
    }
    let stop = session.replay(scenario)
    guard !session.notes.isBeyond else { return nil }
    if let stop {
      session.failures.add(stop.diagnostic)
      throw session.failures
    }
    session.notes.finish()
    return Trial(
      stepCount: session.notes.stepCount - 1,
      steps: session.notes.steps,
      footprint: session.notes.footprint,
      failures: session.failures,
      warnings: session.warnings.bag,
      checks: session.checks,
      unreached: session.unreached
    )
  }
}

extension Session {
  private mutating func replay(_ scenario: Scenario) -> Run.Stop? {
    for index in scenario.steps.indices {
      do {
        try replay(scenario.steps[index], index, scenario)
      } catch {
        let current = notes.stepCount - (scenario.steps[index].action.isStep ? 0 : 1)
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

  private mutating func replay(
    _ step: ScriptStep,
    _ index: Int,
    _ scenario: Scenario
  ) throws(Impossible) {
    switch step.action {
    case .note(let markdown): notes.add(note: markdown)
    case .expect(let expectations): try check(expectations, step, index)
    default: try perform(step, index, scenario)
    }
  }
}

// Actions.
extension Session {
  private mutating func perform(
    _ step: ScriptStep,
    _ index: Int,
    _ scenario: Scenario
  ) throws(Impossible) {
    lookAhead(in: scenario.steps, from: index + 1)
    log.beginAction()
    notes.beginAction()
    guard let performed = try performer.perform(step) else { return }
    let violations = log.checkItself()
    let name = step.name(reaching: performed.item, in: scenario)
    let isSame = notes.endAction(step, performed, name: name, violations: violations)
    lastVerb = step.action.verb
    for violation in violations { failures.add(diagnostic(violation, step)) }
    // That nothing is previewed can be expected: the state before is what it is to be.
    if !performed.outcome.isEmpty { heldBefore.removeAll() }
    if isSame, performed.outcome.isEmpty, !log.hasChange {
      let remark = "`\(lastVerb)` changed nothing"
      notes.add(remark: remark)
      warnings.add(step.place.diagnostic(.actionWithoutEffect, remark, severity: .warning))
    }
  }
}

// Expectations.
extension Session {
  /// Notes which of the expectations that follow an action hold before it.
  private mutating func lookAhead(in steps: [ScriptStep], from index: Int) {
    if !heldBefore.isEmpty { heldBefore.removeAll(keepingCapacity: true) }
    for following in index..<steps.count {
      switch steps[following].action {
      case .note: continue
      case .expect(let expectations):
        let checker = ExpectationChecker(stage, isTentative: true)
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
      events: log.events,
      options: log.events.map(log.options)
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
          step: notes.stepCount - 1,
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
    notes.add(expectations: records)
    guard !records.isEmpty, records.allSatisfy(\.heldBefore) else { return }
    let remark = "the expectation held before `\(lastVerb)` as well, and could not have failed"
    notes.add(remark: remark)
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
