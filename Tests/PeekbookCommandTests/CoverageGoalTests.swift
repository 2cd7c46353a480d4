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

  @Test("It is printed for each script and for all of them")
  func printed() throws {
    let folder = try folder()
    let run = Run("test", folder.path("s"))
    #expect(run.code == .ok)
    // Of a.yaml: rows 1/2, actions 2/3, screens 3/3, segues 2/3. Of b.yaml: 1/2, 0/3, 2/3, 1/3.
    #expect(run.output.contains("a.yaml: 4 steps, 0 expectations held, coverage 70 %\n"))
    #expect(run.output.contains("b.yaml: 1 step, 0 expectations held, coverage 37 %\n"))
    #expect(run.output.contains("In all: 5 steps, 0 expectations held, coverage 54 %\n"))
  }

  @Test("A program reads the counts")
  func json() throws {
    let folder = try folder()
    let run = Run("test", "--format", "json", folder.path("s"))
    let json = run.output.filter { !$0.isWhitespace }
    #expect(json.contains(#""coverage":{"percent":37,"rows":{"reached":1,"total":2}"#))
    #expect(json.contains(#""coverage":{"percent":54,"rows":{"reached":2,"total":4}"#))
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
