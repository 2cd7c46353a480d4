import Diagnostics
import Recordings
import Replaying
import Scenarios
import Testing

@Suite("A trial finds what a recorded replay finds")
struct TrialTests {
  /// Everything that a run came to, as text.
  private func findings(_ run: () throws(DiagnosticBag) -> Trial) -> [String] {
    do throws(DiagnosticBag) {
      let trial = try run()
      return ["\(trial.stepCount)"] + trial.steps.map { "\($0)" }
        + trial.failures.all.map { "\($0)" } + trial.warnings.all.map { "\($0)" }
        + trial.checks.map { "\($0.step) \($0.record) \(String(describing: $0.correction))" }
        + trial.unreached.map { "\($0.key)" }
    } catch {
      return error.all.map { "\($0)" }
    }
  }

  private func expectSame(_ scenario: Scenario, _ comment: Comment? = nil) throws {
    for stops in [false, true] {
      let trial = findings { () throws(DiagnosticBag) in
        try Trial(scenario, stopsAtFailure: stops)
      }
      let replayed = findings { () throws(DiagnosticBag) in
        Trial(try Replay(scenario, stopsAtFailure: stops))
      }
      #expect(trial == replayed, comment)
    }
    guard let replay = try? Replay(scenario) else { return }
    #expect(try Trial(scenario).footprint == Trial(replay).footprint, comment)
  }

  @Test("Whatever random scripts do, rightly or wrongly", arguments: 0..<40)
  func random(_ seed: Int) throws {
    for round in 0..<10 {
      var script = RandomScript(seed: UInt64(seed * 10 + round))
      try expectSame(script.scenario(), "seed \(seed * 10 + round)")
    }
  }

  @Test("A colour that is only spelled otherwise changes an item's screen, and no list")
  func respelled() throws {
    let respell = ScriptAction.set("Red", .color(0xFF3B30, text: "rgb(255, 59, 48)"))
    for actions in [[respell], [.open("Red"), respell], [.peek("Red"), respell, .release]] {
      try expectSame(.colors(.colors, actions))
    }
    let seen = try Trial(.colors(.colors, [.open("Red"), respell]))
    let unseen = try Trial(.colors(.colors, [respell]))
    #expect(seen.warnings.all.isEmpty)
    #expect(unseen.warnings.all.count == 1)
  }

  @Test("Several integrations are compared")
  func parity() throws {
    var scenario = Scenario.colors(.colors, [.peek("Red"), .commit, .star, .expect(.count(8))])
    scenario.integrations = [.storyboard, .code]
    try expectSame(scenario)
    #expect(try Trial(scenario).replay?.recording.parity != nil)
  }

  @Test("Nothing is recorded where verdicts are all that is wanted")
  func unrecorded() throws {
    let trial = try Trial(.colors(.colors, [.peek("Red"), .star, .expect(.count(8))]))
    #expect(trial.replay == nil)
    #expect(trial.steps.map(\.key) == ["star-red"])
    #expect(trial.stepCount == 2)
  }
}
