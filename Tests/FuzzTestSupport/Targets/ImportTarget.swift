import Diagnostics
import Importing
import Scenarios

/// A file to fetch items from: the first byte chooses the format, the second how it is asked for.
enum ImportTarget: FuzzTarget {
  static let name = "import"

  /// The formats by what a file of them ends in; a seed's first byte is a place in this list.
  private static let files = [
    "f.json", "f.yaml", "f.csv", "f.tsv", "f.tokens.json", "f.xcassets", "f.css", "f.sqlite",
    "f.gpl", "rgb.txt",
  ]

  private static let requests = [
    "", "at: a", "at: colors, map: { name: key, color: value }", "limit: 2",
    "map: { name: { from: name, strip: a } }", "where: { name: [Red, \"\"] }", "delimiter: \";\"",
    "map: { id: name, name: path }", "where: { type: color }",
  ]

  private static let queries = [
    "SELECT * FROM sqlite_master", "SELECT name, hex AS color FROM colours",
    "SELECT name, color FROM items ORDER BY name", "SELECT 1 AS name, x'00' AS color",
  ]

  static func run(_ bytes: [UInt8]) throws(BrokenPromise) {
    guard bytes.count >= 2 else { return }
    let file = files[Int(bytes[0]) % files.count]
    let contents = Array(bytes[2...])
    let choice = Int(bytes[1])
    let isDatabase = file == "f.sqlite"
    let request =
      isDatabase
      ? "query: \"\(queries[choice % queries.count])\"" : requests[choice % requests.count]
    for kind in ["ColorItem", "Plain"] {
      let (first, problems) = read(script(kind, file, request), contents)
      try DiagnosticFacts.check(problems)
      guard kind == "ColorItem" else { continue }
      let (second, _) = read(script(kind, file, request), contents)
      let titles = [first, second].map { $0?.tabs.map { $0.items.map(\.values) } }
      try BrokenPromise.check(titles[0] == titles[1], "other items the second time")
    }
  }

  private static func script(_ kind: String, _ file: String, _ request: String) -> String {
    let more = request.isEmpty ? "" : ", " + request
    return """
      title: T
      kinds: { Plain: { fields: { name: text, tags: { type: list, default: [] } } } }
      catalog: { kind: \(kind), items: { from: \(file)\(more) } }
      steps: []
      """
  }

  private static func read(
    _ script: String,
    _ contents: [UInt8]
  ) -> (scenario: Scenario?, problems: DiagnosticBag) {
    let files = ImportedFiles(
      read: { (path, _) throws(ImportFileError) in
        if path.hasSuffix("-wal") { throw .notFound }
        return ImportedFile(bytes: contents, shownPath: path)
      },
      list: { (_, name, _) throws(ImportFileError) in
        [name, "A.colorset/" + name, "G/B.colorset/" + name]
      }
    )
    return ScenarioReader.read(Array(script.utf8), file: "s.yaml", files: files)
  }
}
