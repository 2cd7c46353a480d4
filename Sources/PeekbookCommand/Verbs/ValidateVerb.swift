import RecordingLines
import Recordings
import Scenarios

/// Parses and checks scripts, and replays nothing.
struct ValidateVerb {
  let project: Project

  init(_ project: Project) {
    self.project = project
  }

  /// Checks every script.
  func run(_ console: inout Console) {
    var results: [ResultValue] = []
    for script in project.scripts {
      let steps = steps(of: script, &console)
      let isValid = steps != nil
      results.append(
        .object([("path", .text(script.path)), ("verdict", .text(isValid ? "valid" : "invalid"))])
      )
      if let steps, console.isVerbose {
        console.say("\(script.path): valid, \(counted(steps, "step"))")
      }
    }
    console.add("scripts", .list(results))
    if console.code == .ok {
      console.say(Self.sentence(project.scripts))
    }
  }

  private static func sentence(_ files: [ScriptFile]) -> String {
    let recordings = files.count(where: \.isRecording)
    let counts = [
      (files.count - recordings, "script"), (recordings, "recording"),
    ]
    return counts.filter { $0.0 > 0 }.map(counted).joined(separator: " and ") + " valid"
  }

  /// Returns how many steps a script has; `nil`, having said why, if it is not valid.
  private func steps(of script: ScriptFile, _ console: inout Console) -> Int? {
    guard script.isRecording else { return project.read(script, &console)?.steps.count }
    // The start is shown like a step, but is none.
    return project.recordedRun(in: script, &console).map { $0.recording.steps.count - 1 }
  }
}
