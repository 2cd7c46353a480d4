import Recordings
import Reviewing
import Testing

@Suite("Reviews of random scripts")
struct RandomReviewTests {
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

  /// A script as a list of items and groups of steps, each of which ends at the list.
  private struct Script {
    var items: [String]
    var steps: [[String]]

    init(_ generator: inout Generator) {
      items = (0..<Int.random(in: 3...25, using: &generator)).map { index in
        "{ name: Item \(index), color: \"#0000\(10 + index)\" }"
      }
      steps = []
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        steps.append(Self.group(&generator))
      }
    }

    /// A few steps on items that no change of the script takes away.
    private static func group(_ generator: inout Generator) -> [String] {
      let item = "Item \(Int.random(in: 0...2, using: &generator))"
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: return ["peek: \(item)", "release"]
      case 1: return ["peek: \(item)", "commit", "back"]
      case 2: return ["set: { item: \(item), fields: { starred: true } }"]
      case 3:
        return [
          "set: { item: \(item), fields: { color: \"#ab00\(Int.random(in: 10...12, using: &generator))\" } }"
        ]
      case 4: return ["move: { item: \(item), row: \(Int.random(in: 1...3, using: &generator)) }"]
      case 5: return ["insert: { row: 1, fields: { name: New, color: red } }"]
      case 6:
        return [
          "scroll: { by: \(Int.random(in: -50...50, using: &generator)) }", "scroll: { by: -9999 }",
        ]
      default:
        return [
          "peek: { at: [160, \(Int.random(in: 91...400, using: &generator))] }",
          "peek: { at: [1, 1] }",
        ]
      }
    }

    /// Changes something.
    mutating func mutate(_ generator: inout Generator) {
      switch Int.random(in: 0..<7, using: &generator) {
      case 0:
        steps.insert(Self.group(&generator), at: Int.random(in: 0...steps.count, using: &generator))
      case 1:
        if !steps.isEmpty { steps.remove(at: Int.random(in: steps.indices, using: &generator)) }
      case 2: steps.shuffle(using: &generator)
      case 3: items.shuffle(using: &generator)
      case 4:
        items.append("{ name: Item \(Int.random(in: 40...50, using: &generator)), color: blue }")
      case 5:
        if items.count > 3, items[items.count - 1].contains("Item 3") == false {
          items.removeLast()
        }
      default:
        let place = Int.random(in: items.indices, using: &generator)
        items[place] = items[place].replacing("#0000", with: "#0100")
      }
      if Set(items.map { $0.prefix(15) }).count < items.count { items = Array(Set(items)).sorted() }
    }

    var text: String {
      "title: T\ncatalog:\n  kind: ColorItem\n  items:\n" + items.map { "    - \($0)\n" }.joined()
        + "steps:\n" + (steps.isEmpty ? "  - scroll: { by: 0 }\n" : "")
        + steps.joined().map { "  - \($0)\n" }.joined()
    }
  }

  @Test(
    "A review is empty only if nothing differs, mirrors itself, and blames each difference once"
  )
  func random() throws {
    var generator = Generator(state: 7)
    var empty = 0
    var compared = 0
    for _ in 0..<150 {
      let script = Script(&generator)
      var other = script
      for _ in 0..<Int.random(in: 0...3, using: &generator) { other.mutate(&generator) }
      guard let base = try? replay(script.text), let head = try? replay(other.text) else {
        continue
      }
      compared += 1
      let review = Review(base, head)
      if review.isEmpty { empty += 1 }
      #expect(review.isEmpty == (Shown(base) == Shown(head)), "\(script.text)\n\(other.text)")
      #expect(Review(head, base).mirrored == review)
      #expect(review.mirrored.mirrored == review)
      #expect(Review(base, base).isEmpty)
      for difference in review.scenarios[0].differences {
        #expect(difference.frames.first == difference.step)
        #expect(zip(difference.frames, difference.frames.dropFirst()).allSatisfy { $0 < $1 })
      }
    }
    #expect(compared > 100)
    #expect(empty > 10)
  }
}

/// Everything of a recording that a review compares, without the tables.
private struct Shown: Equatable {
  var rows: [[RowRecord]] = []
  var fields: [[FieldRecord]]
  var steps: [[AnyHashable]] = []

  init(_ recording: Recording) {
    func row(_ index: Int) -> RowRecord { recording.rows[index] }
    rows = recording.tabs.flatMap { [$0.firstRows.map(row), $0.lastRows.map(row)] }
    fields = recording.items.map(\.lastFields)
    for step in recording.steps {
      let screen = recording.screens[step.after]
      steps.append([
        step.action, step.outcome, step.events, step.expectations,
        screen.list.rows.map(row), screen.list.offset, screen.list.count, screen.kind.rawValue,
        screen.itemScreen.map { recording.itemScreens[$0] }, screen.press,
      ])
    }
  }
}
