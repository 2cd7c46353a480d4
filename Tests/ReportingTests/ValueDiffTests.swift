import Reporting
import Testing

@Suite("Expected beside actual")
struct ValueDiffTests {
  private static func marks(_ expected: [String], _ actual: [String]) -> [String] {
    ValueDiff(expected: expected, actual: actual).lines.map { line in
      line.mark.rawValue + (line.expected ?? "·") + "|" + (line.actual ?? "·")
    }
  }

  @Test("Missing and extra entries are marked, equal ones stand in one line")
  func missingAndExtra() {
    #expect(Self.marks(["a", "b", "c"], ["a", "c", "d"]) == [" a|a", "-b|·", " c|c", "+·|d"])
    #expect(Self.marks([], ["a"]) == ["+·|a"])
    #expect(Self.marks(["a"], []) == ["-a|·"])
    #expect(Self.marks([], []) == [])
  }

  @Test("An entry that is found elsewhere has moved")
  func moved() {
    #expect(
      Self.marks(["a", "b", "c", "d"], ["b", "c", "d", "a"])
        == [">a|·", " b|b", " c|c", " d|d", ">·|a"]
    )
  }

  @Test("A value that differs stands beside the one expected")
  func changed() {
    #expect(Self.marks(["list"], ["detail"]) == ["!list|detail"])
    #expect(
      Self.marks(
        ["Red › starred: true", "Red › name: x"],
        ["Red › starred: false", "Red › name: x"]
      )
        == ["!Red › starred: true|Red › starred: false", " Red › name: x|Red › name: x"]
    )
  }

  @Test("Titles of other bytes differ, though they look the same")
  func spelling() {
    #expect(Self.marks(["\u{E9}"], ["e\u{301}"]) == ["!\u{E9}|e\u{301}"])
  }

  @Test("Lists of which everything differs take no time that grows with their square")
  func large() {
    let left = (0..<50_000).map { "left \($0)" }
    let right = (0..<50_000).map { "right \($0)" }
    #expect(ValueDiff(expected: left, actual: right).lines.count == 100_000)
  }
}
