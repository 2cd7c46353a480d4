import Diagnostics
import CatalogModel
import Scenarios
import Testing
import YAMLReading

@Suite("Project files")
struct ProjectFileTests {
  private func read(_ text: String) -> (file: ProjectFile?, messages: [String]) {
    let (file, problems) = ProjectFile.read(Array(text.utf8), file: "peekbook.yaml")
    return (file, problems.sorted.map { "\($0.location?.line ?? 0): \($0.message)" })
  }

  @Test("All keys are read")
  func allKeys() throws {
    let (read, messages) = read(
      """
      title: 1.10
      scripts: [Examples, more/a.yaml]
      output: Output
      templates: Layouts
      base_url: https://example.org/book/
      theme_color: "#FF3B30"
      limits: { steps: 500, nesting: 3, variants: 40 }
      """
    )
    #expect(messages == [])
    let file = try #require(read)
    #expect(file.title == "1.10")
    #expect(file.scripts == ["Examples", "more/a.yaml"])
    #expect(file.output == "Output")
    #expect(file.templates == "Layouts")
    #expect(file.baseURL == "https://example.org/book/")
    #expect(file.themeColor?.color.hex == "#ff3b30")
    #expect(file.limits.steps == 500)
    #expect(file.limits.nesting == 3)
    #expect(file.limits.variants == 40)
  }

  @Test("Every key may be left out")
  func noKeys() {
    let (file, messages) = read("title:\n")
    #expect(messages == [])
    #expect(file?.title == nil)
    #expect(file?.scripts == [])
  }

  @Test("A file with nothing in it leaves out every key", arguments: ["", "\n", "# later\n"])
  func nothing(_ text: String) {
    let (file, messages) = read(text)
    #expect(messages == [])
    #expect(file?.scripts == [])
  }

  @Test("All mistakes are reported")
  func mistakes() {
    let (file, messages) = read(
      """
      titel: T
      scripts: Examples
      output: /tmp/x
      templates: a\\b
      base_url: javascript:alert(1)
      theme_color: FF3B30
      """
    )
    #expect(file == nil)
    #expect(
      messages == [
        "1: unknown key `titel`",
        "2: `scripts` is a list, not `Examples`",
        "3: `/tmp/x` is an absolute path",
        "4: `a\\b` has a backslash",
        "5: `base_url` is an address such as `https://example.org/book/`, not `javascript:alert(1)`",
        "6: `FF3B30` is not a colour: hex colours need their `#`",
      ]
    )
  }

  @Test("Limits that are not set are as they are without a project, and none is beyond reason")
  func limits() {
    #expect(read("limits: { nesting: 3 }").file?.limits.steps == ExpansionLimits().steps)
    #expect(
      read("limits: { steps: 0, nesting: 101, variants: 1, colour: 1 }").messages == [
        "1: `steps` is `0`, a number from 1 to 10000000 is expected",
        "1: `nesting` is `101`, a number from 1 to 100 is expected",
        "1: `variants` is `1`, a number from 2 to 1000 is expected",
        "1: unknown key `colour`",
      ]
    )
  }

  @Test("A list or a text is no project file", arguments: ["- a", "a"])
  func noMapping(text: String) {
    #expect(read(text).file == nil)
    #expect(read(text).messages.count == 1)
  }
}
