import Recordings
import Reviewing
import Testing

@Suite("What changed between two scripts")
struct ScriptPairTests {
  @Test(
    "The review names what changed, and nothing else",
    arguments: ScriptPair.all
  )
  func differences(_ pair: ScriptPair) throws {
    let base = try recording(pair.base)
    let head = try recording(pair.head)
    #expect(pair.base.utf8.elementsEqual(pair.head.utf8) == (pair.testDescription == "nothing"))
    let review = Review(base, head)
    #expect(review.lines == pair.lines)
    #expect(review.isEmpty == pair.lines.isEmpty)
    let mirror = Review(head, base)
    #expect(mirror.mirrored == review)
    #expect(review.mirrored == mirror)
    #expect(Review(base, base).isEmpty)
    #expect(Review(head, head).isEmpty)
  }
}
