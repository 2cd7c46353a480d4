import CatalogModel
import Diagnostics
import KindTestSupport
import Recordings
import Replaying
import Scenarios
import Screens
import Testing

@Suite("A replay is checked against itself")
struct InvariantTests {
  /// What the invariants have to say about a replay: the step, what is wrong, what was found.
  private func violations(_ replay: Replay) -> [String] {
    replay.recording.steps.flatMap { step in
      step.expectations.filter { $0.kind == .invariant }.map { violation in
        "\(step.key): \(violation.subject): \(violation.expected) → \(violation.actual)"
      }
    }
  }

  /// An integration whose first press puts an item into the list that posts where nobody listens.
  private var mute: FaultyIntegration {
    let center = ChangeCenter()
    return FaultyIntegration(preview: { context, point, whole in
      if context.list.catalog.items(titled: "Mute").isEmpty {
        let plan = ItemPlan.color("Mute")
        let item = Item(kind: .colorItem, values: plan.values, center: center)
        context.list.catalog.insert(item, at: 0)
      }
      return whole.previewing(context, screenAt: point)
    })
  }

  @Test("A change without event is an unexplained change, at the step that made it and at no other")
  func missingEvent() throws {
    let replay = try Replay(
      .colors(
        named: ["Red", "Blue"],
        [.peek("Red"), .release, .peek("Mute"), .star, .peek("Blue"), .star, .open("Mute"), .back]
      ),
      mute
    )
    #expect(
      violations(replay) == [
        "star-mute: every change has its event: [\"Mute › starred: false\"] → [\"Mute › starred: true\"]"
      ]
    )
    #expect(
      replay.failures.all == [
        Diagnostic(
          .unexplainedChange,
          "unexplained change: the state is not what the events say",
          notes: [
            Diagnostic.Note("expected: Mute › starred: false"),
            Diagnostic.Note("actual:   Mute › starred: true"),
          ]
        )
      ]
    )
  }

  @Test("Of a change without event that is undone by another, each is found where it happened")
  func twoMissingEvents() throws {
    let replay = try Replay(
      .colors(
        named: ["Red"],
        [.peek("Red"), .peek("Mute"), .star, .peek("Red"), .set("Mute", .starred(false))]
      ),
      mute
    )
    #expect(violations(replay).map { $0.prefix(9) } == ["star-mute", "set-mute:"])
  }

  @Test("A preview of another item than the pressed one is found")
  func otherPreview() throws {
    let fault = FaultyIntegration(preview: { context, point, whole in
      whole.previewing(context, screenAt: Point(x: point.x, y: point.y + 44))
    })
    let replay = try Replay(
      .colors(named: ["Red", "Blue", "Pink"], [.peek("Red"), .release, .open("Red"), .back]),
      fault
    )
    #expect(
      violations(replay) == [
        "peek-red: the previewed item is the pressed row's: [\"Red\"] → [\"Blue\"]"
      ]
    )
    #expect(replay.failures.all.map(\.code) == [.otherItemPreviewed])
  }

  @Test("A deleted item that stays on screen is found, once")
  func deletedItem() throws {
    let fault = FaultyIntegration(commit: { list, screen in list.navigation?.push(screen) })
    let replay = try Replay(
      .colors(
        named: ["Red", "Blue"],
        [.peek("Red"), .commit, .delete, .set("Blue", .starred(true))]
      ),
      fault
    )
    #expect(
      violations(replay) == ["delete-red: no deleted item is on screen: [] → [\"detail: Red\"]"]
    )
    #expect(replay.failures.all.map(\.code) == [.deletedItemOnScreen])
  }

  @Test("A selection that selects none of its options is found")
  func selection() throws {
    let fault = FaultyIntegration(commit: { _, screen in
      screen.item[1] = .options([.text("only")])
    })
    let replay = try Replay(
      .settings([.open("My Int"), .select("64"), .back, .peek("My Int"), .commit, .back]),
      fault
    )
    #expect(
      violations(replay) == [
        "commit-my-int: exactly one option is selected: "
          + "[\"My Int › selectedOptionIndex: one of only\"] → [\"My Int › selectedOptionIndex: option 4\"]"
      ]
    )
    #expect(replay.failures.all.map(\.code) == [.notOneSelected])
  }

  @Test("A navigation stack that lost its list is found")
  func emptyStack() throws {
    let fault = FaultyIntegration(commit: { list, _ in
      list.navigation?.pop()
      list.navigation?.pop()
    })
    let replay = try Replay(.colors(named: ["Red"], [.peek("Red"), .commit]), fault)
    #expect(
      violations(replay) == [
        "commit-red: the navigation stack is never empty: [\"Storyboard\"] → []"
      ]
    )
    #expect(replay.failures.all.map(\.code) == [.emptyNavigationStack])
  }

  @Test("What is wrong under the second of two integrations only is a difference between them")
  func parity() throws {
    var scenario = Scenario.colors(named: ["Red", "Blue"], [.peek("Red"), .commit])
    scenario.integrations = [.storyboard, .code]
    let fault = FaultyIntegration(commit: { list, screen in list.catalog.remove(screen.item) })
    let replay = try Replay(scenario) { name in
      switch name {
      case .storyboard: StoryboardIntegration()
      case .code: fault
      }
    }
    let differences = try #require(replay.recording.parity).steps.flatMap(\.differences)
    #expect(
      differences.contains("code: it does not hold that no deleted item is on screen: detail: Red")
    )
  }

  @Test("A replay in which all is well says nothing of invariants")
  func silence() throws {
    let replay = try Replay(
      .colors(
        .colors,
        [
          .peek("Red"), .insert(.color("New"), at: 1), .move("Red", to: 8), .star, .peek("Blue"),
          .commit, .delete, .scroll(by: 100), .set("Pink", .name("Rose"), .starred(true)),
        ]
      )
    )
    #expect(violations(replay).isEmpty)
    #expect(replay.failures.all.isEmpty)
  }
}
