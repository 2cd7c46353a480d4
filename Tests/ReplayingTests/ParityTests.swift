import Diagnostics
import Recordings
import Replaying
import Scenarios
import Screens
import Testing

@Suite("Replaying under several integrations")
struct ParityTests {
  private func scenario(_ actions: [ScriptAction]) -> Scenario {
    var scenario = Scenario.colors(.colors, actions)
    scenario.integrations = [.storyboard, .code]
    return scenario
  }

  /// Replays with an integration that is broken in the place of the one in code.
  private func brokenReplay(_ actions: [ScriptAction]) throws -> Replay {
    try Replay(scenario(actions)) { name in
      switch name {
      case .storyboard: StoryboardIntegration()
      case .code: DeafIntegration()
      }
    }
  }

  @Test("Both do the same, step by step, and the first is shown")
  func parity() throws {
    let replay = try Replay(
      scenario([
        .peek("Red"), .star, .peek(.at(160, 200)), .commit, .delete, .open("Blue"), .star, .back,
        .peek(.at(0, 0)), .insert(.color("New")), .peek("New"), .release,
      ])
    )
    let parity = try #require(replay.recording.parity)
    #expect(parity.integrations == ["storyboard", "code"])
    #expect(parity.steps.map(\.key) == replay.recording.keys)
    #expect(parity.steps.allSatisfy { $0.differences.isEmpty })
    #expect(replay.expectations.isEmpty)
    #expect(replay.failures.all.isEmpty)
    #expect(replay.recording.tabs.map(\.integration) == ["storyboard"])
  }

  @Test("One integration, or none, is no comparison", arguments: [[], [IntegrationName.code]])
  func single(_ integrations: [IntegrationName]) throws {
    var scenario = scenario([.peek("Red")])
    scenario.integrations = integrations
    let recording = try Replay(scenario).recording
    #expect(recording.parity == nil)
    #expect(recording.tabs.map(\.integration) == [integrations.first?.rawValue ?? "storyboard"])
  }

  @Test("An integration that differs is a failed expectation at the step where it does")
  func difference() throws {
    let replay = try brokenReplay([.open("Red"), .back, .peek("Red"), .open("Blue")])
    let differences = [
      "code: the screen is list, not preview", "code: the item screen shows something else",
      "code: the outcome is no preview: there is no row at that point",
    ]
    #expect(replay.recording.parity?.steps.map(\.differences) == [[], [], [], differences, []])
    #expect(
      replay.recording.steps[3].expectations == [
        ExpectationRecord(
          subject: "parity",
          expected: ["storyboard and code do the same"],
          actual: differences,
          holds: false
        )
      ]
    )
    #expect(
      replay.failures.all == [
        Diagnostic(
          .expectationFailed,
          "the integrations differ at step `peek-red` of `Colours`",
          notes: differences.map { Diagnostic.Note($0) }
        )
      ]
    )
  }

  @Test("A scenario that stops under the second integration says so at the step where it stops")
  func stop() throws {
    let replay = try brokenReplay([.scroll(by: 0), .peek("Red"), .star, .open("Blue"), .back])
    let differences = try #require(replay.recording.parity).steps.map(\.differences)
    #expect(differences.map(\.count) == [0, 0, 3, 1, 0, 0])
    #expect(
      differences[3] == [
        "code: stopped, as nothing is previewed or open, so there is no action `Star`"
      ]
    )
    #expect(replay.failures.all.count == 2)
    #expect(replay.recording.steps.count == 6, "the first integration's replay is whole")
  }

  @Test("A stop in an expectation is one of the step that it follows")
  func stopInExpectation() throws {
    let replay = try brokenReplay([
      .peek("Red"), .insert(.color("New")), .peek("Red"),
      .expect(.item("New", .starred(false))), .delete,
      .expect(.count(8)),
    ])
    #expect(
      replay.recording.parity?.steps.last?.differences == [
        "code: stopped, as nothing is previewed or open, so there is no action `Delete`"
      ]
    )
  }

  @Test("A scenario that stops under the first integration is an error, and nothing is compared")
  func stopUnderFirst() throws {
    let bag = try #require(throws: DiagnosticBag.self) {
      try Replay(scenario([.commit]))
    }
    #expect(bag.all.map(\.code.name) == ["impossible-action"])
  }

  @Test(
    "Tabs of either integration are replayed as the script names them when there is no comparison"
  )
  func perTab() throws {
    let recording = try Replay(
      .colors(.colors, tabs: [.storyboard, .code], [.peek("Red"), .tab(1), .peek("Red")])
    ).recording
    #expect(recording.tabs.map(\.integration) == ["storyboard", "code"])
    #expect(recording.screen(after: 1).kind == .preview)
    #expect(recording.screen(after: 3).kind == .preview)
  }
}

/// An integration that forgot its delegate: a tap works, a press is not heard.
private struct DeafIntegration: Integration {
  let name = "code"
  let segues = [
    Segue(.showItem, from: .list, to: .item, presentation: .push, previewsAndCommits: false)
  ]
}
