import RecordingLines
import Replaying
import Scenarios
import Threading

extension Project {
  /// What came of a script on some thread.
  struct ReplayedScript: Sendable {
    /// The script.
    let script: ScriptFile
    /// What it says, if it is a recording that another program wrote, and valid.
    var run: RecordedRun?
    /// What it says, if it is anything else, and valid.
    var scenario: Scenario?
    /// Its replays, one for each variant; none if one of them was not possible.
    var replays: [VariantReplay] = []
    /// What was found wrong.
    var findings = Findings()
  }

  /// Reads and replays all scripts on several threads; what came of them is in the order of the
  /// scripts.
  func replayAll(sharing work: SharedWork) -> [ReplayedScript] {
    work.map(scripts) { script in
      var replayed = ReplayedScript(script: script)
      if script.isRecording {
        replayed.run = recordedRun(in: script, &replayed.findings)
        if let run = replayed.run {
          replayed.findings.report(run.failures, as: .expectationFailed)
        }
        return replayed
      }
      replayed.scenario = read(script, &replayed.findings)
      if let scenario = replayed.scenario {
        replayed.replays = replays(of: scenario, &replayed.findings)
      }
      return replayed
    }
  }
}
