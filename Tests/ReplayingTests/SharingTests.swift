import CatalogModel
import Diagnostics
import Recordings
import Replaying
import Scenarios
import Testing

@Suite("A recording grows with what changes")
struct SharingTests {
  /// Peek and star, peek and unstar, over and over.
  private func actions(_ count: Int) -> [ScriptAction] {
    (0..<count / 4).flatMap {
      [
        ScriptAction.peek(ItemReference(.row($0 % 10 + 1))), .star,
        .peek(ItemReference(.row($0 % 10 + 1))), .unstar,
      ]
    }
  }

  @Test("200 steps on 1,000 items add a row for each new look, and no other")
  func rows() throws {
    let recording = try Replay(.colors(count: 1_000, actions(200))).recording
    #expect(recording.steps.count == 201)
    // Ten rows were starred at some time; each came back to its first look.
    #expect(recording.rows.count == 1_010)
    #expect(recording.tabs[0].firstRows == recording.tabs[0].lastRows)
    #expect(recording.itemScreens.count == 1_010)
  }

  @Test("Screens that look the same are one")
  func screens() throws {
    let recording = try Replay(.colors(count: 1_000, actions(200))).recording
    // The list, ten previews of it, and for each starred row: the list, and the preview.
    #expect(recording.screens.count == 31)
    #expect(Set(recording.screens).count == recording.screens.count)
    #expect(Set(recording.rows).count == recording.rows.count)
    #expect(Set(recording.itemScreens).count == recording.itemScreens.count)
  }

  @Test("A screen refers to the rows in the viewport only, however long the list is")
  func viewport() throws {
    let recording = try Replay(.colors(count: 10_000, [.scroll(to: "Color 5000")])).recording
    let list = recording.screen(after: 1).list
    #expect(list.rows.count == 17)
    #expect(list.count == 10_000)
    #expect(list.firstVisible == 4_999)
    #expect(list.offset == 4_999 * 44)
  }

  @Test("A change that is undone ends on the very screen that was before it")
  func undone() throws {
    let steps = try Replay(
      .colors(
        count: 10,
        [.set(1, .starred(true)), .set(1, .starred(false)), .scroll(by: 44), .open(2), .back]
      )
    ).recording.steps
    #expect(steps[2].after == steps[0].after)
    #expect(steps[5].after == steps[3].after)
  }

  @Test("The same scenario gives the same recording")
  func determinism() throws {
    let scenario = Scenario.colors(
      named: (1...20).map { "Color \($0)" },
      tabs: [.storyboard, .code],
      actions(40) + [.tab(1)] + actions(40)
    )
    #expect(try Replay(scenario).recording == Replay(scenario).recording)
  }

  @Test("Every index of a recording names something")
  func indices() throws {
    let recording = try Replay(
      .colors(
        count: 50,
        actions(40) + [.peek(3), .delete, .insert(.color("New"), at: 2), .open(2), .star]
      )
    ).recording
    #expect(recording.rows.allSatisfy { recording.items.indices.contains($0.item) })
    #expect(recording.itemScreens.allSatisfy { recording.items.indices.contains($0.item) })
    #expect(recording.items.allSatisfy { recording.itemScreens.indices.contains($0.lastScreen) })
    #expect(
      recording.items.allSatisfy { $0.deletedBy.map(recording.steps.indices.contains) ?? true }
    )
    for (index, item) in recording.items.enumerated() {
      #expect(recording.itemScreens[item.lastScreen].item == index)
    }
  }
}

@Suite("A text is what was written")
struct NormalisationTests {
  private static let composed = "Caf\u{E9}"
  private static let decomposed = "Cafe\u{301}"

  @Test("A rename to the other normalisation form is a change, though String calls both equal")
  func rename() throws {
    let replay = try Replay(
      .colors(
        named: [Self.composed],
        [.set(1, .name(Self.decomposed)), .peek(ItemReference(.title(Self.composed)))]
      )
    )
    let recording = replay.recording
    #expect(replay.warnings.all.isEmpty)
    #expect(recording.steps[1].before != recording.steps[1].after)
    let titles = [0, 1].map { recording.visible(after: $0)[0] }
    #expect(
      titles.map { Array($0.utf8) } == [Self.composed, Self.decomposed].map { Array($0.utf8) }
    )
    #expect(
      recording.itemScreen(after: 2).map { Array($0.title.utf8) } == Array(Self.decomposed.utf8)
    )
  }

  @Test("So is one of an item that nobody sees")
  func renameOutOfSight() throws {
    var items = (1...99).map { ItemPlan.color("Color \($0)") }
    items.append(.color(Self.composed))
    let replay = try Replay(.colors(items, [.set(100, .name(Self.decomposed))]))
    #expect(replay.recording.steps[1].before == replay.recording.steps[1].after)
    #expect(replay.warnings.all.isEmpty)
  }

  @Test("And one of an option")
  func option() throws {
    let item = ItemPlan.setting("Drink", [.text(Self.composed), .text("Tea")])
    let replay = try Replay(
      .settings([item], [.open("Drink"), .set("Drink", .options(Self.decomposed, "Tea"))])
    )
    #expect(replay.warnings.all.isEmpty)
    let labels = (1...2).compactMap { replay.recording.itemScreen(after: $0)?.options[0].label }
    #expect(
      labels.map { Array($0.utf8) } == [Self.composed, Self.decomposed].map { Array($0.utf8) }
    )
  }

  @Test("Both forms in one list are two items with keys of their own, and their title is ambiguous")
  func both() throws {
    let names = [Self.composed, Self.decomposed]
    let recording = try Replay(.colors(named: names, [.peek(2), .star])).recording
    #expect(Set(recording.items.map(\.key)).count == 2)
    let diagnostics = try stop(.colors(named: names, [.peek(ItemReference(.title(Self.composed)))]))
    #expect(diagnostics.map(\.code.name) == ["ambiguous-item"])
  }
}
