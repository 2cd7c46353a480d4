import CatalogModel
import Scenarios

/// Scripts that do anything, mostly what can be done.
struct RandomScript {
  /// A generator with a seed (SplitMix64), so that a failure can be seen again.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
  }

  private var generator: Generator

  init(seed: UInt64) {
    generator = Generator(state: seed)
  }

  /// Returns the next scenario.
  mutating func scenario() -> Scenario {
    let isOfColors = number(0..<2) == 0
    var scenario =
      isOfColors
      ? Scenario.colors(.colors, tabs: number(0..<2) == 0 ? [.code] : [.storyboard, .code], [])
      : Scenario.settings([])
    for _ in 0..<number(1..<60) {
      let action = isOfColors ? color(tabs: scenario.tabs.count) : setting()
      let id = number(0..<12) == 0 ? "step-\(scenario.steps.count % 7)" : nil
      scenario.steps.append(ScriptStep(action, id: id))
      if number(0..<3) == 0 { scenario.steps.append(ScriptStep(expectation())) }
      if number(0..<9) == 0 { scenario.steps.append(ScriptStep(.note("A *note*."))) }
    }
    return scenario
  }
}

extension RandomScript {
  private mutating func number(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(elements.indices)]
  }

  private mutating func color(tabs: Int) -> ScriptAction {
    let title: ItemReference = pick([
      "Red", "Orange", "Yellow", "Green", "Teal Blue", 1, 3, .at(9, 200),
    ])
    switch number(0..<40) {
    case 0..<12: return .peek(title)
    case 12..<14: return .peek(.at(number(0..<400), number(0..<900)))
    case 14..<17: return .set(title, .starred(number(0..<2) == 0))
    case 17..<19: return .set(title, .name(pick(["Red", "Cafe\u{301}", "Caf\u{E9}", "New"])))
    case 19..<21: return .set(title, .color(0xFF3B30, text: pick(["red", "#f00"])))
    case 21..<23: return .insert(.color(pick(["New", "Orange 2"])), at: number(1..<4))
    case 23..<26: return .move(title, to: number(1..<5))
    case 26..<28: return .scroll(by: number(-300..<300))
    case 28..<29: return .scroll(to: title)
    case 29..<32: return tabs > 1 ? .tab(number(0..<tabs)) : .peek(title)
    case 32..<34: return .release
    case 34..<36: return .star
    case 36..<37: return .delete
    case 37..<38: return .commit
    case 38..<39: return .open(title)
    default: return .back
    }
  }

  private mutating func setting() -> ScriptAction {
    let title: ItemReference = pick(["My String", "My Int", 1, 2])
    switch number(0..<14) {
    case 0..<2: return .open(title)
    case 2..<6: return .select(pick(["Yellow", "Red", 1, 2, 4]))
    case 6..<8: return .back
    case 8: return .peek(title)
    case 9: return .commit
    case 10: return .set(title, .options("One", "Two", "Yellow"), .selectedIndex(number(0..<3)))
    case 11: return .set(title, .selectedIndex(number(0..<2)))
    case 12: return .insert(.setting("More", [.text("A"), .text("B")]))
    default: return .set(title, .name(pick(["My String", "Other"])))
    }
  }

  private mutating func expectation() -> ScriptAction {
    switch number(0..<12) {
    case 0: .expect(.screen(pick([.list, .preview, .detail])))
    case 1: .expect(.count(number(6..<10)), .screen(.list))
    case 2: .expect(.events([]))
    case 3: .expect(.reloaded("Red"))
    case 4: .expect(.actions(["Star", "Delete"]))
    case 5: .expect(.selected("Yellow"))
    case 6: .expect(.title("Red"))
    case 7: .expect(.item("Red", .starred(true)))
    case 8: .expect(.detail("My Int", "16"))
    case 9: .expect(.rows(["My String", "My Int"]))
    case 10: .expect(.visible(["Red"]), .event(EventPattern(name: "colorItemUpdated")))
    default: .expect(.count(8), .count(2))
    }
  }
}
