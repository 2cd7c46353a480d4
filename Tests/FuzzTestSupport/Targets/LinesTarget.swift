import Diagnostics
import RecordingLines
import Recordings

/// A recording in lines, from any program.
enum LinesTarget: FuzzTarget {
  static let name = "lines"

  static func run(_ bytes: [UInt8]) throws(BrokenPromise) {
    let (run, problems) = RecordedRun.read(bytes, file: "run.jsonl")
    try DiagnosticFacts.check(problems)
    guard let run else {
      return try BrokenPromise.check(problems.hasErrors, "no recording, and no word why")
    }
    try DiagnosticFacts.check(run.failures)
    try BrokenPromise.check(
      run.places.count == run.recording.steps.count,
      "a step without a place, or a place without a step"
    )
    try RecordingFacts.check(run.recording)
  }
}
