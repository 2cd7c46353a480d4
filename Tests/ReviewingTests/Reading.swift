import Diagnostics
import Importing
import Recordings
import Replaying
import Reviewing
import Scenarios
import Testing

/// Replays a script.
func recording(
  _ script: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Recording {
  let (read, problems) = ScenarioReader.read(Array(script.utf8), file: "script.yaml")
  #expect(
    !problems.hasErrors,
    Comment(rawValue: FullRenderer().render(problems)),
    sourceLocation: sourceLocation
  )
  let scenario = try #require(read, sourceLocation: sourceLocation)
  do throws(DiagnosticBag) {
    return try Replay(scenario).recording
  } catch {
    Issue.record(
      Comment(rawValue: FullRenderer().render(error)),
      sourceLocation: sourceLocation
    )
    throw error
  }
}

extension Review {
  /// Compares two recordings of one scenario.
  init(_ base: Recording, _ head: Recording) {
    self.init(
      base: [ScenarioRecording(path: "script", recording: base)],
      head: [ScenarioRecording(path: "script", recording: head)]
    )
  }

  /// All differences in words, and where they begin.
  var lines: [String] {
    scenarios.flatMap { scenario in
      scenario.differences.map { "\(scenario.key(ofStep: $0.step)): \($0.sentence)" }
    }
  }
}

/// Replays a script, which may be impossible.
func replay(_ script: String) throws -> Recording {
  let (read, problems) = ScenarioReader.read(Array(script.utf8), file: "script.yaml")
  guard let read else { throw problems }
  return try Replay(read).recording
}
