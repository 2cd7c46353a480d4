import Palette
import Peekbook
import PeekbookTesting
import Testing

@Suite("The palette in code")
struct CodeTests {
  /// The list as it is at the start: the app's own swatches.
  private let catalog = Scenario.Catalog(
    .colorItem,
    title: "Palette",
    Swatch.all.map { .color($0.name, $0.hex) }
  )

  @Test("Every swatch can be starred in its preview", arguments: Swatch.all)
  func star(_ swatch: Swatch) throws {
    let recording = try Scenario(
      "Star \(swatch.name)",
      catalog: catalog,
      steps: [
        .peek(.title(swatch.name)),
        .action("Star"),
        .expect(.flagged("starred", [swatch.name]), .reloaded([swatch.name])),
      ]
    ).replay()
    recording.expectHolds()
    #expect(recording.item(swatch.name)?["starred"] == .flag(true))
  }

  @Test("What does not hold is an issue at the line of the expectation")
  func wrong() throws {
    let line = #line + 7
    let recording = try Scenario(
      "Wrong on purpose",
      catalog: catalog,
      steps: [
        .peek("Coral"),
        .action("Delete"),
        .expect(.rows(["Coral", "Sand", "Lagoon"])),
      ]
    ).replay()
    withKnownIssue("Coral was deleted") {
      recording.expectHolds()
    } matching: { issue in
      issue.sourceLocation?.line == line
    }
  }

  @Test("What can't be carried out says so, with its line and a way out")
  func impossible() throws {
    let line = #line + 1
    let scenario = Scenario("Misspelt", catalog: catalog, steps: [.open("Corall")])
    let error = try #require(throws: ScriptError.self) { try scenario.replay() }
    #expect(error.problems.map(\.line) == [line])
    #expect(error.problems.map(\.hint) == ["did you mean `Coral`?"])
  }
}
