import CatalogModel
import Scenarios
import Testing

@Suite("Matrices of settings")
struct MatrixTests {
  private func reading(_ matrix: String, more: String = "", items: String = "[]") -> Reading {
    Reading(
      """
      title: T
      \(more)matrix: \(matrix)
      catalog: { kind: ColorItem, items: \(items) }
      steps: [{ insert: { fields: { name: A, color: red } } }]
      """,
      files: ["a.csv": "name,color\nA,red\nB,blue\n", "x/b.csv": "name,color\nC,red\n"]
    )
  }

  @Test("Every setting of each line is combined with every one of the others, the last first")
  func product() throws {
    let reading = reading("{ integration: [code, storyboard], text_size: [l, ax5] }")
    #expect(reading.messages == [])
    let variants = try #require(reading.scenario?.variants)
    #expect(variants.map(\.key) == ["code-l", "code-ax5", "storyboard-l", "storyboard-ax5"])
    #expect(variants.map(\.settings).first == ["code", "text size l"])
    #expect(variants.map(\.scenario.title).last == "T (storyboard, text size ax5)")
    #expect(variants.map(\.scenario.textSize) == [.l, .ax5, .l, .ax5])
    #expect(
      variants.map { $0.scenario.tabs[0].integration } == [.code, .code, .storyboard, .storyboard]
    )
    #expect(variants.allSatisfy { $0.scenario.steps.count == 1 })
  }

  @Test("The items can come from several files, whose other settings hold for each")
  func files() throws {
    let reading = reading("{ from: [a.csv, x/b.csv] }", items: "{ limit: 1 }")
    #expect(reading.messages == [])
    let variants = try #require(reading.scenario?.variants)
    #expect(variants.map(\.key) == ["a", "b"])
    #expect(
      variants.map { $0.scenario.tabs[0].items.map { $0.values[0] } }
        == [[.text("A")], [.text("C")]]
    )
  }

  @Test("Files of one name have keys of their own")
  func sameNames() throws {
    let script = """
      title: T
      matrix: { from: [a.csv, A/a.csv] }
      catalog: { kind: ColorItem, items: {} }
      steps: []
      """
    let files = ["a.csv": "name,color\nA,red\n", "A/a.csv": "name,color\nB,red\n"]
    let variants = try #require(Reading(script, files: files).scenario?.variants)
    #expect(variants.map(\.key) == ["a", "a-2"])
  }

  @Test("Without a matrix there are no variants, and text has the size that the script says")
  func textSize() {
    let reading = Reading(
      "title: T\ntext_size: xs\ncatalog: { kind: ColorItem, items: [] }\nsteps: []\n"
    )
    #expect(reading.messages == [])
    #expect(reading.scenario?.textSize == .xs)
    #expect(reading.scenario?.variants.isEmpty == true)
  }

  @Test(
    "Mistakes are told",
    arguments: [
      ("{ text_size: [l] }", "", "[]", "2:9: `matrix` compares two or more"),
      ("{}", "", "[]", "2:9: `matrix` compares two or more"),
      ("[l]", "", "[]", "2:9: `matrix` is a mapping, not a list"),
      ("{ text_size: l }", "", "[]", "2:22: `text_size` is a list, not `l`"),
      ("{ text_size: [l, l] }", "", "[]", "2:26: `l` is named twice"),
      ("{ text_sise: [l, m] }", "", "[]", "2:11: unknown key `text_sise`"),
      (
        "{ text_size: [l, m] }", "text_size: l\n", "[]",
        "3:11: `text_size` in a `matrix` beside `text_size`"
      ),
      (
        "{ integration: [code, storyboard] }", "integration: code\n", "[]",
        "3:11: `integration` in a `matrix` beside `integration`"
      ),
      (
        "{ from: [a.csv, x/b.csv] }", "", "[]",
        "2:18: the items of the catalog come from no file"
      ),
      ("{ from: [a.csv, c.csv] }", "", "{}", "2:25: `c.csv` does not exist"),
    ]
  )
  func mistakes(matrix: String, more: String, items: String, message: String) {
    #expect(reading(matrix, more: more, items: items).messages == [message])
  }

  @Test("A text size that there is not is told, with all that there are")
  func unknownSize() {
    let reading = reading("{ text_size: [l, huge] }")
    #expect(reading.messages.first?.contains("a text size is one of `xs`, `s`") == true)
  }

  @Test("There may be so many variants, and no more")
  func limit() {
    let sizes = "[xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5]"
    let most = reading("{ integration: [code, storyboard], text_size: \(sizes) }")
    #expect(most.scenario?.variants.count == 24)
    let script = """
      title: T
      matrix: { from: [a.csv, x/b.csv], integration: [code, storyboard], text_size: \(sizes) }
      catalog: { kind: ColorItem, items: {} }
      steps: []
      """
    let files = ["a.csv": "name,color\n", "x/b.csv": "name,color\n"]
    #expect(
      Reading(script, files: files).messages.last == "2:9: `matrix` has 48 variants, 24 are allowed"
    )
  }
}
