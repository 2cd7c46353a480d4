import Peekbook
import Testing

@Suite("Comparing recordings")
struct ComparisonTests {
  @Test("A change is told once, in words, with the step where it begins")
  func changed() throws {
    let base = try Scenario(script: colours).replay()
    let script = colours.replacing("#007AFF", with: "#34C759")
    let comparison = try Scenario(script: script).replay().compared(with: base)
    #expect(
      comparison.differences.map(\.description) == ["changed `color` of `Blue`: #007aff → #34c759"]
    )
    #expect(comparison.differences.map(\.change) == [.changed])
    #expect(comparison.differences.map(\.step) == ["start"])
    #expect(comparison.differences.map(\.isNewFailure) == [false])
    #expect(comparison.description.hasPrefix("1 difference in 1 of 1 scenario\n"))
  }

  @Test("A step put in is one difference; a comment is none")
  func inserted() throws {
    let base = try Scenario(script: colours).replay()
    let script = colours.replacing("  - open: Blue", with: "  - peek: Blue\n  - open: Blue")
    let comparison = try Scenario(script: script).replay().compared(with: base)
    #expect(comparison.differences.map(\.change) == [.added])
    let comment = try Scenario(script: "# Nothing new.\n" + colours).replay()
    #expect(comment.compared(with: base).isEmpty)
  }

  @Test("An expectation that fails now is pointed out")
  func newFailure() throws {
    let base = try Scenario(script: colours).replay()
    let script = colours.replacing("starred: [Red]", with: "starred: [Blue]")
    let comparison = try Scenario(script: script).replay().compared(with: base)
    #expect(comparison.differences.contains { $0.isNewFailure })
  }
}
