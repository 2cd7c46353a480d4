import Diagnostics
import Replaying
import Scenarios

/// The text of a script.
enum ScriptTarget: FuzzTarget {
  static let name = "script"

  /// With more items than this, what one input takes is a matter of patience.
  private static let mostItems = 2_000

  static func run(_ bytes: [UInt8]) throws(BrokenPromise) {
    let (scenario, problems) = SmallProject.read(bytes)
    try DiagnosticFacts.check(problems)
    guard let scenario else {
      return try BrokenPromise.check(problems.hasErrors, "no scenario, and no word why")
    }
    for instance in scenario.instances.prefix(3) {
      let items = instance.scenario.tabs.reduce(0) { $0 + $1.items.count }
      guard items <= mostItems else { return }
      try replay(instance.scenario)
    }
  }

  private static func replay(_ scenario: Scenario) throws(BrokenPromise) {
    let replay: Replay
    do throws(DiagnosticBag) {
      replay = try Replay(scenario)
    } catch {
      return try DiagnosticFacts.check(error)
    }
    try DiagnosticFacts.check(replay.failures)
    try DiagnosticFacts.check(replay.warnings)
    try RecordingFacts.checkRoundTrip(replay.recording)
  }
}
