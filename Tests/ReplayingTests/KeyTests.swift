import Bytes
import Recordings
import Replaying
import Scenarios
import Testing

@Suite("Keys of steps")
struct StepKeyTests {
  private func keys(_ names: [String], tabs: [IntegrationName] = [.code], _ actions: [ScriptAction])
    throws -> [String]
  {
    Array(try Replay(.colors(named: names, tabs: tabs, actions)).recording.keys.dropFirst())
  }

  private func keys(_ steps: [ScriptStep]) throws -> [String] {
    var scenario = Scenario.colors(named: ["Red", "Orange", "Orange 2"], [])
    scenario.steps = steps
    return try Replay(scenario).recording.keys
  }

  @Test("A key is made of the action, what it acts on, and the occurrence")
  func parts() throws {
    #expect(
      try keys(
        ["Red", "Teal Blue"],
        tabs: [.storyboard, .code],
        [
          .peek("Red"), .star, .peek("Red"), .unstar, .peek(2), .commit, .star, .back,
          .peek(.at(160, 100)), .release, .open("Teal Blue"), .back, .scroll(to: "Red"),
          .scroll(rows: 5), .scroll(by: -220), .set("Red", .starred(true)),
          .move("Red", to: 2), .insert(.color("New")), .tab(1), .tab(0), .tab(1),
        ]
      ) == [
        "peek-red", "star-red", "peek-red-2", "unstar-red", "peek-row-2", "commit-teal-blue",
        "star-teal-blue", "back-teal-blue", "peek-160-100", "release-red", "open-teal-blue",
        "back-teal-blue-2", "scroll-to-red", "scroll-by-5-rows", "scroll-by-220-points", "set-red",
        "move-red", "insert-new", "tab-code", "tab-storyboard", "tab-code-2",
      ]
    )
  }

  @Test("A step put in front renames no other, unless it does the same")
  func insertion() throws {
    let actions: [ScriptAction] = [
      .peek("Red"), .star, .peek("Red"), .unstar, .open("Orange"), .back,
    ]
    let before = try keys(["Red", "Orange"], actions)
    let after = try keys(["Red", "Orange"], [.scroll(rows: 1)] + actions)
    #expect(Array(after.dropFirst()) == before)
  }

  @Test("A count and a title that looks like one are told apart")
  func countAndTitle() throws {
    #expect(
      try keys(["Orange", "Orange 2"], [.peek("Orange"), .peek("Orange"), .peek("Orange 2")])
        == ["peek-orange", "peek-orange-2", "peek-orange-2-2"]
    )
    #expect(
      try keys(
        ["Orange", "Orange 2"],
        [.peek("Orange 2"), .peek("Orange"), .peek("Orange"), .peek("Orange")]
      )
        == ["peek-orange-2", "peek-orange", "peek-orange-3", "peek-orange-4"]
    )
  }

  @Test("An id is the key as it stands, and no other step gets it")
  func ids() throws {
    #expect(
      try keys([
        ScriptStep(.peek("Orange")), ScriptStep(.release),
        ScriptStep(.peek("Red"), id: "peek-orange"), ScriptStep(.star, id: "The Star"),
        ScriptStep(.peek("Red")), ScriptStep(.commit, id: "a/b"),
      ]) == [
        "start", "peek-orange-2", "release-orange", "peek-orange", "The Star", "peek-red",
        FileNameOf.slash,
      ]
    )
  }

  @Test("Even ids that are the same, or the start's, give keys of their own")
  func sameIDs() throws {
    #expect(
      try keys([
        ScriptStep(.peek("Red"), id: "a"), ScriptStep(.release, id: "A"),
        ScriptStep(.peek("Red"), id: "a"), ScriptStep(.release, id: "start"),
        ScriptStep(.peek("Red"), id: "START"),
      ]) == ["start", "a", "A-2", "a-3", "start-2", "START-3"]
    )
  }

  /// The keys by the plain rule: the first number that makes a name which nothing else has.
  private func plain(_ bases: [String], ids: [String]) -> [String] {
    var given = Set(ids + ["start"])
    var counts: [String: Int] = [:]
    return bases.map { base in
      while true {
        counts[base, default: 0] += 1
        let number = counts[base, default: 0]
        let key = number == 1 ? base : "\(base)-\(number)"
        if given.insert(key).inserted { return key }
      }
    }
  }

  @Test(
    "Titles that end in numbers, in any order, are told apart by the plain rule",
    arguments: 0..<30
  )
  func numbers(_ seed: Int) throws {
    let names = ["A", "A 2", "A 2 2", "A 3", "A 2 3", "A 02", "A 1"]
    let ids = ["peek-a-3", "peek-a-2-2", "peek-a"].filter { ($0.utf8.count + seed) % 3 == 0 }
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    var chosen: [String] = []
    for _ in 0..<60 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      chosen.append(names[Int(state >> 33) % names.count])
    }
    var steps = chosen.map { ScriptStep(.peek(ItemReference(.title($0)))) }
    steps += ids.map { ScriptStep(.peek("A"), id: $0) }
    var scenario = Scenario.colors(named: names, [])
    scenario.steps = steps
    let bases = chosen.map { "peek-" + $0.lowercased().replacing(" ", with: "-") }
    let keys = try Replay(scenario).recording.keys.dropFirst()
    #expect(Array(keys.prefix(60)) == plain(bases, ids: ids))
  }

  @Test("Titles of nothing but symbols leave the action")
  func symbols() throws {
    #expect(
      try keys(["!!!", "😀"], [.peek("!!!"), .release, .peek("😀"), .star, .open("!!!"), .back])
        == ["peek", "release", "peek-2", "star", "open", "back"]
    )
  }

  @Test("Keys differ where case and normalisation are ignored")
  func folding() throws {
    let names = ["SNOW", "\u{17F}now", "snow", "Stra\u{DF}e", "STRASSE", "Caf\u{E9}", "\u{FB01}n"]
    let keys = try keys(names, names.indices.flatMap { [.peek(ItemReference(.title(names[$0])))] })
    #expect(Set(keys.map { $0.uppercased() }).count == names.count)
    #expect(keys[0] == "peek-snow")
    #expect(keys[2] == "peek-snow-3")
  }

  @Test("A long title gives a key that is a safe part of a path, and is told apart from its like")
  func long() throws {
    let names = [
      String(repeating: "Long ", count: 100) + "A", String(repeating: "Long ", count: 100) + "B",
    ]
    let keys = try keys(names, [.peek(1), .star, .peek(2), .star, .open(1), .delete])
    #expect(keys.allSatisfy { $0.utf8.count <= 130 })
    #expect(Set(keys).count == keys.count)
  }

  @Test("Many steps of one kind are counted, in time that is linear")
  func many() throws {
    let actions = (0..<5_000).flatMap { _ in [ScriptAction.peek("Red"), .release] }
    let keys = try keys(["Red"], actions)
    #expect(keys.last == "release-red-5000")
    #expect(Set(keys).count == 10_000)
  }
}

/// What `FileName` makes of an id that is no name for a file.
private enum FileNameOf {
  static let slash = FileName.component("a/b")
}

@Suite("Keys of items")
struct ItemKeyTests {
  private func keys(
    _ items: [ItemPlan],
    tabs: [IntegrationName] = [.code],
    _ actions: [ScriptAction] = []
  ) throws -> [String] {
    try Replay(.colors(items, tabs: tabs, actions)).recording.items.map(\.key)
  }

  @Test("In one list a key is made of the title; with tabs it begins with the tab's")
  func tabs() throws {
    #expect(try keys([.color("Red"), .color("Teal Blue")]) == ["red", "teal-blue"])
    #expect(
      try keys([.color("Red"), .color("Blue")], tabs: [.storyboard, .code])
        == ["storyboard_red", "storyboard_blue", "code_red", "code_blue"]
    )
  }

  @Test("Two tabs of one title keep their items apart")
  func sameTabs() throws {
    #expect(
      try keys([.color("Red")], tabs: [.code, .code, .code]) == [
        "code_red", "code.2_red", "code.3_red",
      ]
    )
  }

  @Test("An id goes before the title; items of one title are counted, inserted ones as well")
  func duplicates() throws {
    #expect(
      try keys(
        [.color("Red", id: "Crimson"), .color("Red"), .color("Red")],
        [.insert(.color("Red")), .insert(.color("Red", id: "Blue"))]
      ) == ["crimson", "red", "red.2", "red.3", "blue"]
    )
  }

  @Test("A rename leaves the key, so links to the item's page stay")
  func rename() throws {
    #expect(
      try keys([.color("Red")], [.set("Red", .name("Blue")), .insert(.color("Red"))]) == [
        "red", "red.2",
      ]
    )
  }

  @Test("A fifth item whose title is like others renames none of them")
  func stability() throws {
    let names = ["Blue Green", "blue-green", "Blue/Green", "Blue  Green!"]
    let four = try keys(names.map { .color($0) })
    let five = try keys((["BLUE GREEN"] + names).map { .color($0) })
    #expect(Set(four).count == 4)
    #expect(Array(five.dropFirst()) == four)
  }
}
