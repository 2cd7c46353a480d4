import Diagnostics
import Scenarios
import Testing

@Suite("Scripts with mistakes")
struct InvalidScriptTests {
  @Test("25 mistakes give 25 errors, each on its own line")
  func twentyFiveMistakes() throws {
    let script = try Fixture.text("25-mistakes.yaml")
    let reading = Reading(script)
    let errors = reading.problems.sorted
    let numbered = script.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.contains(#/ # \d+: /#) }.map { $0.offset + 1 }
    #expect(reading.scenario == nil)
    #expect(numbered.count == 25)
    #expect(errors.map { $0.location?.line } == numbered)
    #expect(errors.allSatisfy { $0.severity == .error && $0.excerpt != nil })
  }

  @Test(
    "What is said about a script is what its golden file has",
    arguments: Fixture.scripts(in: "invalid").map { "invalid/" + $0 } + ["25-mistakes.yaml"]
  )
  func golden(_ name: String) throws {
    let reading = Reading(try Fixture.text(name))
    #expect(reading.scenario == nil)
    let rendered = FullRenderer().render(reading.problems)
    try Fixture.expect(rendered, matches: String(name.dropLast(5)) + ".txt")
  }
}
