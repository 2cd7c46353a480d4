import Recordings
import Reviewing
import Testing

@Suite("A review")
struct ReviewTests {
  private static func script(items: [String], steps: [String]) -> String {
    let items = items.map { "    - \($0)\n" }.joined()
    return "title: T\ncatalog:\n  kind: ColorItem\n  items:\n\(items)steps:\n"
      + steps.map { "  - \($0)\n" }.joined()
  }

  private static func colors(_ count: Int) -> [String] {
    (0..<count).map { "{ name: Colour \($0), color: \"#0000\(10 + $0)\" }" }
  }

  private func review(_ base: String, _ head: String) throws -> Review {
    Review(try recording(base), try recording(head))
  }

  @Test("One of 50 items moved to the top and one starred are two differences")
  func movedToTheTop() throws {
    var items = Self.colors(50)
    let base = Self.script(items: items, steps: ["peek: Colour 7", "release"])
    items.insert(items.remove(at: 49), at: 0)
    items[10] = items[10].replacing(" }", with: ", starred: true }")
    let head = Self.script(items: items, steps: ["peek: Colour 7", "release"])
    #expect(
      try review(base, head).lines == [
        "start: moved item `Colour 49`: row 50 → row 1",
        "start: changed `starred` of `Colour 9`: no → yes",
      ]
    )
  }

  @Test("A step inserted at the start of 200 is one difference")
  func insertedAtTheStart() throws {
    let steps = (0..<100).flatMap { ["peek: Colour \($0 % 9)", "release"] }
    let base = Self.script(items: Self.colors(20), steps: steps)
    let head = Self.script(items: Self.colors(20), steps: ["scroll: { by: 7 }"] + steps)
    let review = try review(base, head)
    #expect(review.lines == ["scroll-by-7-points: added step `scroll: by 7 points`"])
    #expect(review.scenarios[0].differences[0].frames.count == 201)
  }

  @Test("A difference that lasts is counted where it began, with the frames that show it")
  func firstDivergence() throws {
    let steps = [
      "peek: Colour 0", "release", "set: { item: Colour 1, fields: { starred: true } }",
      "peek: Colour 1", "release", "scroll: { by: 600 }", "scroll: { by: -600 }",
    ]
    let base = Self.script(items: Self.colors(40), steps: steps)
    let head = base.replacing("starred: true", with: "starred: false")
    let review = try review(base, head)
    #expect(review.lines == ["set-colour-1: changed `starred` of `Colour 1`: yes → no"])
    // Not in the last but one, where its row is scrolled away.
    #expect(review.scenarios[0].differences.map(\.frames) == [[3, 4, 5, 7]])
  }

  @Test("What both sides set to the same is no difference from there on")
  func agreeing() throws {
    let base = Self.script(
      items: Self.colors(3),
      steps: [
        "peek: Colour 0", "release", "set: { item: Colour 0, fields: { color: red } }",
        "peek: Colour 0", "release",
      ]
    )
    let head = base.replacing("#000010", with: "#FFFFFF")
    let review = try review(base, head)
    #expect(review.lines == ["start: changed `color` of `Colour 0`: #000010 → #ffffff"])
    #expect(review.scenarios[0].differences.map(\.frames) == [[0, 1, 2, 3]])
  }

  @Test("Steps that change places have moved")
  func movedSteps() throws {
    let steps = ["peek: Colour 0", "release", "open: Colour 1", "back"]
    let base = Self.script(items: Self.colors(3), steps: steps + ["scroll: { by: 0 }"])
    let head = Self.script(items: Self.colors(3), steps: ["scroll: { by: 0 }"] + steps)
    #expect(
      try review(base, head).lines == ["scroll-by-0-points: moved step `scroll: by 0 points`"]
    )
  }

  @Test("A step with an `id` is the same step, whatever it does")
  func identifiers() throws {
    let steps = ["{ peek: Colour 0, id: first }", "release", "{ peek: Colour 1, id: second }"]
    let base = Self.script(items: Self.colors(3), steps: steps)
    let head = base.replacing("peek: Colour 0, id", with: "peek: Colour 2, id")
    #expect(
      try review(base, head).lines == [
        "first: changed step `peek: Colour 0` (`peek: Colour 2`)"
      ]
    )
    #expect(try review(base, base.replacing("id: first", with: "id: one")).lines.isEmpty)
  }

  @Test("An item with an `id` is the same item, whatever else changes")
  func itemIdentifiers() throws {
    var items = Self.colors(4)
    items[2] = "{ id: two, name: Two, color: \"#222222\" }"
    let base = Self.script(items: items, steps: ["peek: { id: two }", "star"])
    let head = base.replacing(
      "name: Two, color: \"#222222\"",
      with: "name: Zwei, color: \"#333333\""
    )
    #expect(
      try review(base, head).lines == [
        "start: renamed item `Two` (`Zwei`)",
        "start: changed `color` of `Two` (`Zwei`): #222222 → #333333",
      ]
    )
  }

  @Test("A kind is one difference, with all that follows from it")
  func kind() throws {
    let base = """
      title: T
      tabs:
        - title: One
          catalog: { kind: ColorItem, items: [ { name: Red, color: red } ] }
        - title: Two
          catalog: { kind: ColorItem, items: [ { name: Red, color: red } ] }
      steps:
        - open: Red
        - back

      """
    let head = base.replacing(
      "One\n    catalog: { kind: ColorItem, items: [ { name: Red, color: red } ] }",
      with: "One\n    catalog: { kind: DetailModel, items: [ { title: Red, options: [a, b] } ] }"
    )
    #expect(
      try review(base, head).lines == ["start: changed kind of tab `One`: ColorItem → DetailModel"]
    )
  }

  @Test("A kind without a tab to its name gives the list its title")
  func untitledKind() throws {
    let base =
      "title: T\ncatalog: { kind: ColorItem, items: [ { name: A, color: red } ] }\nsteps: []\n"
    let head = base.replacing("ColorItem", with: "DetailModel")
      .replacing("name: A, color: red", with: "title: A, options: [a]")
    #expect(
      try review(base, head).lines == [
        "start: changed kind of tab `ColorData` (`MasterModel`): ColorItem → DetailModel"
      ]
    )
  }

  @Test("A tab bar is one difference")
  func tabBar() throws {
    let base = Self.script(items: Self.colors(40), steps: ["peek: Colour 1", "release"])
    let head = base.replacing("catalog:\n", with: "tabs:\n- title: ColorData\n  catalog:\n")
      .replacing("\n  kind", with: "\n    kind").replacing("\n  items", with: "\n    items")
    let lines = try review(base, head).lines
    #expect(lines == ["start: added tab bar"])
  }

  @Test("The integrations compared are a difference")
  func integrations() throws {
    let base = Self.script(items: Self.colors(3), steps: ["peek: Colour 1", "release"])
    let head = base.replacing("catalog:", with: "integrations: [storyboard, code]\ncatalog:")
    #expect(
      try review(base, head).lines == ["start: changed integrations: (none) → storyboard, code"]
    )
  }

  @Test("Equal differences are one group, over items and scenarios")
  func groups() throws {
    let base = try recording(
      Self.script(items: Self.colors(6), steps: ["peek: Colour 0", "release"])
    )
    let changed = Self.colors(6).map { $0.replacing(" }", with: ", starred: true }") }
    let head = try recording(Self.script(items: changed, steps: ["peek: Colour 0", "release"]))
    let review = Review(
      base: ["a", "b"].map { ScenarioRecording(path: $0, recording: base) },
      head: ["b", "a"].map { ScenarioRecording(path: $0, recording: head) }
    )
    #expect(review.groups.map(\.sentence) == ["changed `starred`: no → yes"])
    #expect(review.groups.map(\.members.count) == [12])
    #expect(review.groups.map(\.scenarioCount) == [2])
    #expect(review.groups.map(\.frameCount) == [36])
  }

  @Test("Scenarios are paired by path, else by title")
  func scenarios() throws {
    let one = try recording(Self.script(items: Self.colors(1), steps: ["peek: Colour 0"]))
    let two = try recording("title: Two\ncatalog: { kind: ColorItem, items: [] }\nsteps: []\n")
    let three = try recording("title: Three\ncatalog: { kind: ColorItem, items: [] }\nsteps: []\n")
    let review = Review(
      base: [.init(path: "a", recording: one), .init(path: "b", recording: two)],
      head: [.init(path: "c", recording: one), .init(path: "d", recording: three)]
    )
    #expect(
      review.scenarios.flatMap(\.differences).map(\.sentence) == [
        "renamed scenario `a` (`c`)", "removed scenario `b`", "added scenario `d`",
      ]
    )
    #expect(!review.isEmpty)
    #expect(Review(base: [], head: []).isEmpty)
  }

  @Test("An expectation that fails only in the head is a new failure")
  func newFailures() throws {
    let base = Self.script(
      items: Self.colors(2),
      steps: ["peek: Colour 0", "star", "expect: { starred: [Colour 0] }"]
    )
    let head = base.replacing("starred: [Colour 0]", with: "starred: []")
    #expect(try review(base, head).hasNewFailures)
    #expect(try !review(head, base).hasNewFailures)
    #expect(try !review(base, base).hasNewFailures)
  }
}
