import PeekbookCommand
import TestSupport
import Testing

@Suite("How much scripts reach")
struct CoverageGoalTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.add(["s/a.yaml": script(["peek: Red", "star", "open: Red", "delete"])])
    try folder.add(["s/b.yaml": script(["peek: Red"])])
    return folder
  }

  private func script(_ steps: [String]) -> String {
    """
    title: One
    catalog: { kind: ColorItem, items: [ { name: Red, color: red }, { name: Blue, color: blue } ] }
    steps:

    """ + steps.map { "  - \($0)\n" }.joined()
  }

  @Test("It is printed, sort by sort")
  func printed() throws {
    let folder = try folder()
    let run = Run("test", folder.path("s"))
    #expect(run.code == .ok)
    #expect(
      run.output.hasSuffix(
        "Coverage: 54 %, rows 2 of 4, actions 2 of 6, screens 5 of 6, segues 3 of 6\n"
      )
    )
  }

  @Test("A program reads the counts")
  func json() throws {
    let folder = try folder()
    let run = Run("test", "--format", "json", folder.path("s"))
    let json = run.output.filter { !$0.isWhitespace }
    #expect(json.contains(#""coverage":{"percent":54,"rows":{"reached":2,"total":4},"#))
    #expect(json.contains(#"/b.yaml","percent":37,"rows":{"reached":1,"total":2},"#))
  }

  @Test("As much as is asked for is enough", arguments: ["0", "53", "54", "54%"])
  func enough(goal: String) throws {
    let folder = try folder()
    let run = Run("test", "--min-coverage", goal, folder.path("s"))
    #expect(run.code == .ok)
    #expect(run.error.isEmpty)
  }

  @Test("Less is a failure that says what is missing, script by script", arguments: ["55", "100"])
  func tooLittle(goal: String) throws {
    let folder = try folder()
    let run = Run("test", "--min-coverage", goal, folder.path("s"))
    #expect(run.code == .expectationFailed)
    #expect(
      run.error.contains(
        "error: coverage is 54 %, and \(goal) % was asked for [coverage-too-low]\n"
      )
    )
    #expect(run.error.contains("a.yaml: 1 of 3 actions never taken: Unstar\n"))
    #expect(run.error.contains("b.yaml: 1 of 3 screens never reached: detail\n"))
    #expect(run.error.contains("expectation-failed (exit 2)"))
  }

  @Test(
    "What is no percentage is wrong usage",
    arguments: ["", "abc", "-1", "101", "5.5", "%", "99999999999999999999", "５０"]
  )
  func wrong(goal: String) throws {
    let folder = try folder()
    let run = Run("test", "--min-coverage", goal, folder.path("s"))
    #expect(run.code == .usage)
    #expect(run.output.isEmpty)
  }

  @Test("A script that could not run is what counts, not what it did not reach")
  func invalid() throws {
    let folder = try folder()
    try folder.add(["s/c.yaml": "title: x\n"])
    let run = Run("test", "--min-coverage", "100", folder.path("s"))
    #expect(run.code == .invalidScript)
  }
}
