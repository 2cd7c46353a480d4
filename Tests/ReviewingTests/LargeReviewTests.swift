import Recordings
import Reviewing
import Testing

@Suite("Large reviews")
struct LargeReviewTests {
  private static func script(_ hex: (Int) -> String, steps: [String]) -> String {
    let items = (0..<1_000).map { "    - { name: Colour \($0), color: \"\(hex($0))\" }\n" }.joined()
    return "title: T\ncatalog:\n  kind: ColorItem\n  items:\n\(items)steps:\n"
      + steps.map { "  - \($0)\n" }.joined()
  }

  @Test("Where every value differs, each is told once, and the rest follows")
  func everyValue() throws {
    let steps = (0..<20).flatMap {
      ["peek: Colour \($0 % 9)", "star", "peek: Colour \($0 % 9)", "unstar"]
    }
    let base = try recording(Self.script({ "#00\(1000 + $0)" }, steps: steps))
    let head = try recording(Self.script({ "#01\(1000 + $0)" }, steps: steps))
    let review = Review(base, head)
    #expect(review.differenceCount == 1_000)
    #expect(Review(head, base).mirrored == review)
  }

  @Test("Ten differences in 6,000 steps are found as ten")
  func manySteps() throws {
    let steps = (0..<3_000).flatMap { ["peek: Colour \($0 % 9)", "release"] }
    var changed = steps
    for place in (0..<10).reversed() { changed.insert("scroll: { by: 0 }", at: 600 * place + 2) }
    let base = try recording(Self.script({ "#00\(1000 + $0)" }, steps: steps))
    let head = try recording(Self.script({ "#00\(1000 + $0)" }, steps: changed))
    let review = Review(base, head)
    #expect(review.differenceCount == 10)
    #expect(review.groups.map(\.sentence) == ["added step `scroll: by 0 points`"])
  }

  @Test("Scripts that have nothing in common are compared in good time")
  func nothingInCommon() throws {
    func steps(_ seed: Int) -> [String] {
      (0..<1_500).flatMap { index in
        (index &* 7_919 &+ seed) % 13 < 6
          ? ["peek: Colour \((index + seed) % 7)", "release"]
          : ["open: Colour 2", "back", "scroll: { by: -\(index % 3) }"]
      }
    }
    let base = try recording(Self.script({ "#00\(1000 + $0)" }, steps: steps(0)))
    let head = try recording(Self.script({ "#00\(1000 + $0)" }, steps: steps(5)))
    let review = Review(base, head)
    #expect(!review.isEmpty)
    #expect(Review(head, base).mirrored == review)
  }
}
