import Diagnostics
import Testing

@Suite("Pairs in order")
struct OrderedPairsTests {
  private static func likeness(_ one: Character, _ other: Character) -> Int {
    one == other ? 3 : one.lowercased() == other.lowercased() ? 1 : 0
  }

  @Test(
    "The likenesses add up to the most, nothing is crossed, and what is unlike stays alone",
    arguments: [
      ("abc", "abc", "aa bb cc"), ("abc", "xbz", "bb"), ("abc", "", ""), ("", "abc", ""),
      ("ab", "ba", "bb"), ("aA", "A", "AA"), ("ab", "AB", "aA bB"), ("Aab", "ab", "aa bb"),
      ("aa", "a", "aa"), ("x", "y", ""),
    ]
  )
  func pairs(one: String, other: String, expected: String) {
    let (first, second) = (Array(one), Array(other))
    let pairs = OrderedPairs.mostAlike(first.count, second.count) {
      Self.likeness(first[$0], second[$1])
    }
    let text = pairs.map { String([first[$0.0], second[$0.1]]) }.joined(separator: " ")
    #expect(text == expected)
  }

  @Test("Of several ways the one that pairs earliest is taken")
  func earliest() {
    let pairs = OrderedPairs.mostAlike(3, 1) { _, _ in 1 }
    #expect(pairs.map { [$0.0, $0.1] } == [[0, 0]])
  }
}
