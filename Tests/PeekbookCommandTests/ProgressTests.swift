import PeekbookCommand
import TestSupport
import Testing

@Suite("How far a long build is")
struct ProgressTests {
  /// Builds with a clock that goes on by so many milliseconds whenever it is looked at.
  private func errors(
    _ arguments: [String] = [],
    tick: Int,
    isTerminal: Bool = true,
    variables: [String: String] = ["TERM": "xterm"]
  ) throws -> String {
    let folder = try TemporaryFolder()
    try folder.add(["colors.yaml": BuildTests.script])
    let run = Run(
      arguments: ["build", folder.path("colors.yaml"), "-o", folder.path("out")] + arguments,
      variables: variables,
      isErrorTerminal: isTerminal,
      tick: tick
    )
    #expect(run.code == .ok)
    return run.error
  }

  @Test("A build of more than a second draws a line, again and again, and takes it away")
  func long() throws {
    let text = try errors(["--jobs", "1"], tick: 100)
    let drawings = text.split(separator: "\r").map(String.init)
    #expect(drawings.count > 10)
    let end = "\u{1B}[K"
    let numbers = drawings.dropLast().map { $0.split(separator: " ").map(String.init) }
    #expect(numbers.allSatisfy { $0.count == 7 && $0[1] == "of" && $0[6] == "second" + end })
    #expect(numbers.compactMap { Int($0[0]) } == numbers.compactMap { Int($0[0]) }.sorted())
    // The clock ticks once for each file.
    #expect(numbers.allSatisfy { $0[4] == "10" })
    #expect(drawings.last == end)
  }

  @Test("It is drawn ten times a second at most")
  func interval() throws {
    let often = try errors(tick: 100).split(separator: "\r").count
    let seldom = try errors(tick: 50).split(separator: "\r").count
    #expect(seldom > 1)
    #expect(seldom < often / 2)
  }

  @Test("A build of less than a second draws nothing")
  func short() throws {
    #expect(try errors(tick: 1) == "")
  }

  @Test("Nothing is drawn but on a terminal that can, for somebody who wants it")
  func unwanted() throws {
    #expect(try errors(tick: 100, isTerminal: false) == "")
    #expect(try errors(tick: 100, variables: ["TERM": "dumb"]) == "")
    #expect(try errors(["--quiet"], tick: 100) == "")
  }
}
