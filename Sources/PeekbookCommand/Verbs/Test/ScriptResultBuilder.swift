import Diagnostics
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

  /// Returns the result of a script that was replayed.
  mutating func result(
    _ script: ScriptFile,
    _ scenario: Scenario,
    _ replay: Replay
  ) -> ScriptResult {
    var result = ScriptResult(
      path: script.path,
      file: files.path(script.path),
      title: scenario.title,
      steps: replay.recording.steps.count - 1
    )
    let places = [Place.none] + scenario.steps.filter(\.action.isStep).map(\.place)
    var checks = replay.checks[...]
    for (index, step) in replay.recording.steps.enumerated() {
      var counts: [String: Int] = [:]
      for record in step.expectations {
        var place = places.indices.contains(index) ? places[index] : .none
        // What the program expects by itself stands in no script: the step has to do.
        if let check = checks.first, check.step == index, check.record == record {
          checks.removeFirst()
          place = check.expectation.place
        }
        counts[record.subject, default: 0] += 1
        guard filter.takes(step: step.key) else { continue }
        result.cases.append(
          testCase(record, step.key, counts[record.subject, default: 1], place.node?.location)
        )
      }
    }
    guard !filter.isNarrow else { return result }
    result.cases += replay.unreached.map { expectation in
      let location = expectation.place.node?.location
      return TestCase(
        step: "",
        subject: expectation.key,
        location: location,
        file: location.map { files.path($0.file) } ?? "",
        outcome: .notRun
      )
    }
    return result
  }

  private mutating func testCase(
    _ record: ExpectationRecord,
    _ step: String,
    _ occurrence: Int,
    _ location: Location?
  ) -> TestCase {
    TestCase(
      step: step,
      subject: record.subject,
      occurrence: occurrence,
      location: location,
      file: location.map { files.path($0.file) } ?? "",
      outcome: record.holds
        ? .passed : .failed(expected: record.expected, actual: record.actual)
    )
  }
}
