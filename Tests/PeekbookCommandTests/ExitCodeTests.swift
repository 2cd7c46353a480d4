import PeekbookCommand
import Publishing
import TestSupport
import Testing

@Suite("How a run ended")
struct ExitCodeTests {
  /// The order that the README promises.
  private static let byWeight: [Int32] = [64, 70, 74, 3, 6, 2, 4, 5, 1, 0]

  @Test("Of any two causes the weightier wins, whichever comes first", arguments: byWeight)
  func precedence(code: Int32) throws {
    let one = try #require(ExitCode(rawValue: code))
    let place = try #require(Self.byWeight.firstIndex(of: code))
    for (otherPlace, otherCode) in Self.byWeight.enumerated() {
      let other = try #require(ExitCode(rawValue: otherCode))
      let winner = place < otherPlace ? one : other
      #expect(one.combined(with: other) == winner)
      #expect(other.combined(with: one) == winner)
    }
  }

  @Test("There is no code beside those")
  func complete() {
    #expect(Set(ExitCode.allCases.map(\.rawValue)) == Set(Self.byWeight))
  }

  @Test("A build that forgets one of its own pages is our bug, and ends with 70")
  func fault() throws {
    let folder = try TemporaryFolder()
    let destination = Destination(folder: folder.path("site"), currentFolder: folder.path)
    var publisher = try Publisher.open(destination)
    try publisher.plan([PlannedFile("index.md")])
    do throws(PublishingError) {
      _ = try publisher.finish()
      Issue.record("the build finished")
    } catch {
      let code = ExitCode(error.kind)
      #expect(code.rawValue == 70)
      #expect(code.closingLine == "peekbook: internal (exit 70)\n")
    }
  }
}
