import Diagnostics
import Recordings
import Replaying
import Scenarios
import YAMLReading

extension Recording {
  /// Creates the recording of a replay, with the places of what failed.
  init(_ replay: Replay, _ scenario: Scenario) {
    var waiting = replay.checks[...]
    var places: [FailurePlace] = []
    for (index, step) in replay.recording.steps.enumerated() {
      for (number, record) in step.expectations.enumerated() {
        // Checks and records are in one order; self-checks, and the comparison of integrations, are
        // no checks of the script.
        guard let check = waiting.first, check.step == index,
          check.record.subject == record.subject,
          record.kind == .script
        else { continue }
        waiting.removeFirst()
        guard !record.holds, let location = check.expectation.place.node?.location else { continue }
        places.append(scenario.place(of: location, step: index, number: number))
      }
    }
    self.init(replay.recording, failurePlaces: places)
  }
}

extension Scenario {
  fileprivate func place(of location: Location, step: Int, number: Int) -> FailurePlace {
    let code = location.file == file ? places?[line: location.line] : nil
    return FailurePlace(
      step: step,
      number: number,
      file: PackageFolder.path(code?.filePath ?? location.file, from: root),
      line: code?.line ?? location.line,
      code: code
    )
  }
}
