import CatalogModel
import Diagnostics
import FoundationEssentials
import Scenarios
import Testing

@Suite("The script reference")
struct ReferenceTests {
  private static func page(_ name: String) -> String {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Documentation/" + name)
    return (try? String(contentsOf: page, encoding: .utf8)) ?? ""
  }

  /// The YAML blocks of both pages, each with the line that it starts on.
  private static var blocks: [(page: String, line: Int, text: String)] {
    ["script-reference.md", "kinds.md"].flatMap { name in
      blocks(of: page(name)).map { (name, $0.line, $0.text) }
    }
  }

  private static func blocks(of text: String) -> [(line: Int, text: String)] {
    var blocks: [(line: Int, text: String)] = []
    var block: (line: Int, text: String)?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line == "```yaml" {
        block = (index + 2, "")
      } else if line.hasPrefix("```") {
        if let block { blocks.append(block) }
        block = nil
      } else {
        block?.text += line + "\n"
      }
    }
    return blocks
  }

  /// The database that an example asks.
  private static var database: [String: [UInt8]] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let path = tests.appending(path: "ImportingTests/Fixtures/sqlite/northwind.sqlite")
    return ["data/app.sqlite": (try? Data(contentsOf: path)).map { Array($0) } ?? []]
  }

  /// The app that steps of the page are for.
  private static let app = """
    title: Reference
    tabs:
      - { title: Colours, catalog: { kind: ColorItem, items: [] } }
      - { title: Settings, catalog: { kind: DetailModel, items: [] } }
    steps:

    """

  /// Returns the problems of a block, read as what it is a part of.
  private static func problems(of block: String) -> DiagnosticBag {
    let files = [
      "data/crayola.json": ##"{"colors": [{"color": "Almond", "hex": "#EFDECD"}]}"##,
      "data/light.json": ##"[{"name": "Paper", "color": "#FFF"}]"##,
      "data/dark.json": ##"[{"name": "Paper", "color": "#111"}]"##,
      "data/brand.tokens.json": ##"{"color":{"a":{"$type":"color","$value":"red"}}}"##,
      "App/Assets.xcassets/Sea.colorset/Contents.json": ##"""
      {"colors": [{"color": {"color-space": "extended-gray", "components": {"white": "0.5"}}}]}
      """##,
      "data/theme.css": ":root { --ink: #111 }",
      "data/colours.csv": "colour;hex;brand\nAqua;#0ff;Sea\n",
      "data/products.csv": "name,price,categoryID,discontinued,labels\nTea,1.50,1,0,hot; tin\n",
      "kinds/_photo.yaml": blocks.first { $0.text.hasPrefix("# kinds/_photo") }?.text ?? "",
    ]
    if block.hasPrefix("# kinds/") { return DiagnosticBag() }
    if block.hasPrefix("kinds:") {
      let kinds = ["Book", "Task", "Album"].first { block.contains($0 + ":") } ?? ""
      let catalog = "catalog: { kind: \(kinds), items: [] }\n"
      return Reading("title: T\nsteps: []\n" + catalog + block, files: files).problems
    }
    if block.hasPrefix("# peekbook.yaml") {
      return ProjectFile.read(Array(block.utf8), file: "peekbook.yaml").problems
    }
    if block.hasPrefix("- ") { return Reading(app + block, files: parts).problems }
    // What is wrong with a part shows where it is included.
    if block.hasPrefix("# _") { return DiagnosticBag() }
    if block.hasPrefix("items:") {
      let kind = block.contains("options:") ? "DetailModel" : "ColorItem"
      return Reading(kind: kind, items: String(block.dropFirst(7))).problems
    }
    if block.hasPrefix("catalog:") {
      return Reading("title: T\nsteps: []\n" + block, files: files, data: database).problems
    }
    return Reading(block, files: files).problems
  }

  /// The files of the page that others include, by the names in their first lines.
  private static var parts: [String: String] {
    let parts = blocks.map(\.text).filter { $0.hasPrefix("# _") }
    return Dictionary(
      parts.map { (String($0.dropFirst(2).prefix { $0 != "\n" }), $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  @Test("Every block is valid", arguments: Self.blocks.map { ($0.page, $0.line) })
  func block(page: String, line: Int) throws {
    let block = try #require(Self.blocks.first { $0.page == page && $0.line == line })
    #expect(FullRenderer().render(Self.problems(of: block.text)) == "")
  }

  @Test("There are blocks")
  func count() {
    #expect(Self.blocks.count >= 15)
  }

  @Test("Every key of the schema is on the page")
  func keys() {
    let text = Self.page("script-reference.md") + Self.page("kinds.md")
    for key in Self.hintedKeys {
      let isExplained = text.contains("`\(key)`")
      #expect(isExplained, "`\(key)` is not explained")
    }
  }

  private static func catalog(_ kind: String, _ items: String) -> String {
    "title: T\ncatalog: {kind: \(kind), items: \(items)}\nsteps: []"
  }

  /// The keys that the reader itself names when it is asked for them by mistake.
  private static var hintedKeys: [String] {
    let scripts = [
      "zzzzzzzz: 1", app + "  - expect: { zzzzzzzz: 1 }", app + "  - zzzzzzzz: 1",
      app + "  - set: 1", app + "  - insert: 1", app + "  - move: 1", app + "  - scroll: 1",
      app + "  - expect: { events: [{}] }", "title: T\ntabs: [1]\nsteps: []",
      "title: T\ncatalog: 1\nsteps: []",
      catalog("ColorItem", "{zzzzzzzz: 1}"), "title: T\nmatrix: 1\nsteps: []",
      app + "  - { include: a, with: [] }", app + "  - { repeat: { zzzzzzzz: 1 }, steps: [] }",
      catalog("DetailModel", "[{title: A, options: {zzzzzzzz: 1}}]"),
      catalog("DetailModel", "[{title: A, options: [{zzzzzzzz: 1}]}]"),
    ]
    let kinds = [
      "{zzzzzzzz: 1}", "{fields: {a: {zzzzzzzz: 1}}}", "{fields: {a: text}, row: 1}",
      "{fields: {a: text}, screen: 1}", "{fields: {a: text}, events: 1}",
      "{fields: {a: text}, row: {symbol: 1}}", "{fields: {a: text}, actions: [[]]}",
      "{fields: {a: text}, sections: {zzzzzzzz: 1}}",
      "{fields: {a: text}, actions: [{delete: , title: {zzzzzzzz: 1}}]}",
    ].map { "title: T\nkinds: {A: " + $0 + "}" }
    let hints =
      (scripts + kinds).flatMap { Reading($0).problems.all.compactMap(\.hint) }
      + ["zzzzzzzz: 1", "limits: 1"].flatMap {
        ProjectFile.read(Array($0.utf8), file: "p").problems.all.compactMap(\.hint)
      }
    let keys = hints.filter { $0.contains("keys") || $0.contains("actions are") }
      .flatMap {
        $0.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      }
    return Set(keys.map(String.init)).sorted()
  }
}
