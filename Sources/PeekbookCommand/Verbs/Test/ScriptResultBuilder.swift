import Diagnostics
import RecordingLines
import Recordings
import Replaying
import Reporting
import Scenarios
import YAMLReading

/// Makes the results of scripts from their replays.
struct ScriptResultBuilder {
  let filter: StepFilter
  var files: RepositoryPaths

  init(filter: StepFilter, files: RepositoryPaths) {
    self.filter = filter
    self.files = files
  }

  /// Returns the result of a script that was not looked at.
  mutating func notRun(_ script: ScriptFile) -> ScriptResult {
    ScriptResult(
      path: script.path,
      file: files.path(script.path),
      obstacle: .notRun("not run: the run stopped at the first failure")
    )
  }

  /// Returns the result of a script that could not be run.
  mutating func invalid(_ script: ScriptFile, _ problems: [Diagnostic]) -> ScriptResult {
    ScriptResult(
      path: script.path,
      file: files.path(script.path),
      obstacle: .invalid(problems.filter { $0.severity == .error })
    )
  }

  /// Returns the result of a script that was tried, under each of its settings; a trial that is
  /// `nil` was not to be run any more.
  mutating func result(
    _ script: ScriptFile,
    _ scenario: Scenario,
    _ trials: [Trial?]
  ) -> ScriptResult {
    var result = ScriptResult(
      path: script.path,
      file: files.path(script.path),
      title: scenario.title,
      steps: trials.reduce(0) { $0 + ($1?.stepCount ?? 0) }
    )
    for (instance, trial) in zip(scenario.instances, trials) {
      let variant = instance.settings.joined(separator: ", ")
      if let trial { result.cases += cases(instance.scenario, trial, variant) }
      guard !filter.isNarrow else { continue }
      let unreached = trial?.unreached ?? instance.scenario.expectations
      result.cases += unreached.map { notRun($0, variant) }
    }
    return result
  }

  /// Returns the result of a recording that another program wrote.
  mutating func result(_ script: ScriptFile, _ run: RecordedRun) -> ScriptResult {
    var result = ScriptResult(
      path: script.path,
      file: files.path(script.path),
      title: run.recording.title,
      steps: run.recording.steps.count - 1
    )
    for (index, step) in run.recording.steps.enumerated() where filter.takes(step: step.key) {
      var counts: [String: Int] = [:]
      for record in step.expectations {
        counts[record.subject, default: 0] += 1
        let location = run.places[index]
        result.cases.append(
          TestCase(
            step: step.key,
            subject: record.subject,
            occurrence: counts[record.subject, default: 1],
            location: location,
            file: files.path(location.file),
            outcome: Self.outcome(record)
          )
        )
      }
    }
    return result
  }

  private static func outcome(_ record: ExpectationRecord) -> TestCase.Outcome {
    record.holds ? .passed : .failed(expected: record.expected, actual: record.actual)
  }

  private mutating func cases(
    _ scenario: Scenario,
    _ trial: Trial,
    _ variant: String
  ) -> [TestCase] {
    lazy var places = [Place.none] + scenario.steps.filter(\.action.isStep).map(\.place)
    var checks = trial.checks[...]
    var cases: [TestCase] = []
    for step in trial.steps {
      var counts: [String: Int] = [:]
      for record in step.expectations {
        let place: Place
        if let check = checks.first, check.step == step.index, check.record == record {
          checks.removeFirst()
          place = check.expectation.place
        } else {
          // What the program expects by itself stands in no script: the step has to do.
          place = places.indices.contains(step.index) ? places[step.index] : .none
        }
        counts[record.subject, default: 0] += 1
        guard filter.takes(step: step.key) else { continue }
        let location = place.node?.location
        cases.append(
          TestCase(
            variant: variant,
            step: step.key,
            subject: record.subject,
            occurrence: counts[record.subject, default: 1],
            location: location,
            file: location.map { files.path($0.file) } ?? "",
            outcome: Self.outcome(record)
          )
        )
      }
    }
    return cases
  }

  private mutating func notRun(_ expectation: Expectation, _ variant: String) -> TestCase {
    let location = expectation.place.node?.location
    return TestCase(
      variant: variant,
      step: "",
      subject: expectation.key,
      location: location,
      file: location.map { files.path($0.file) } ?? "",
      outcome: .notRun
    )
  }
}

extension Scenario {
  /// Everything that it expects, in order.
  fileprivate var expectations: [Expectation] {
    steps.flatMap { step -> [Expectation] in
      if case .expect(let expectations) = step.action { expectations } else { [] }
    }
  }
}
