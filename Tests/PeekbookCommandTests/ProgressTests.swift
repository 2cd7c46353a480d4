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
    variables: [String: String] = ["TERM": "xterm"],
    width: Int? = nil
  ) throws -> String {
    let folder = try TemporaryFolder()
    try folder.add(["colors.yaml": BuildTests.script])
    let run = Run(
      arguments: ["build", folder.path("colors.yaml"), "-o", folder.path("out")] + arguments,
      variables: variables,
      isErrorTerminal: isTerminal,
      tick: tick,
      terminalWidth: width
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

  /// What the terminal says, what `COLUMNS` says, and how long a line may be.
  private static let widths: [(Int?, String?, Int)] = [
    (20, nil, 19), (20, "7", 19), (1, nil, 0), (0, "7", 6), (nil, "7", 6), (nil, "0", 79),
    (nil, "-3", 79), (nil, "wide", 79), (0, nil, 79), (nil, "99999999999999999999", 79),
    (10_000, "7", 79),
  ]

  @Test(
    "It is cut before the last column: of the terminal, else of `COLUMNS`, else of 80",
    arguments: widths
  )
  func width(_ width: Int?, _ columns: String?, _ room: Int) throws {
    var variables = ["TERM": "xterm"]
    variables["COLUMNS"] = columns
    let text = try errors(["--jobs", "1"], tick: 100, variables: variables, width: width)
    let drawings = text.split(separator: "\r").map { $0.dropLast(3) }.dropLast()
    #expect(drawings.count > 10)
    #expect(drawings.allSatisfy { $0.count <= room })
    let isWhole = drawings.contains { $0.hasSuffix(" a second") }
    #expect(isWhole == (room == 79))
    if !isWhole { #expect(drawings.contains { $0.count == room }) }
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
