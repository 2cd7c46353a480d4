import CatalogModel
import Diagnostics
import Importing
import Scenarios

/// What became of a script in a test.
struct Reading {
  let scenario: Scenario?
  let problems: DiagnosticBag

  init(
    _ script: String,
    kinds: KindRegistry = .shipped,
    files: [String: String] = [:],
    data: [String: [UInt8]] = [:]
  ) {
    let read = ScenarioReader.read(
      Array(script.utf8),
      file: "Examples/script.yaml",
      kinds: kinds,
      files: ImportedFiles(
        root: "",
        read: { (path, _) throws(ImportFileError) in
          guard let bytes = data[path] ?? files[path].map({ Array($0.utf8) }) else {
            throw .notFound
          }
          return ImportedFile(bytes: bytes, shownPath: "Examples/" + path)
        },
        list: { (folder, name, _) throws(ImportFileError) in
          files.keys.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix("/" + name) }
            .map { String($0.dropFirst(folder.count + 1)) }.sorted()
        }
      )
    )
    (scenario, problems) = read
  }

  /// Reads a script that is one colour catalog with some steps.
  init(steps: String) {
    self.init(
      """
      title: Colours
      catalog:
        kind: ColorItem
        items:
          - { name: Red, color: "#FF3B30" }
          - { name: Orange, color: "#FF9500" }
      steps:
      \(steps)

      """
    )
  }

  /// Reads a script that is one catalog with some items.
  init(kind: String = "ColorItem", items: String, kinds: KindRegistry = .shipped) {
    self.init("title: T\ncatalog:\n  kind: \(kind)\n  items:\n\(items)\nsteps: []\n", kinds: kinds)
  }

  /// The problems, each as `line:column: message`.
  var messages: [String] {
    problems.sorted.map { problem in
      let place = problem.location.map { "\($0.line):\($0.column): " } ?? ""
      return place + problem.message
    }
  }

  /// The hints of the problems.
  var hints: [String?] { problems.sorted.map(\.hint) }

  var items: [ItemPlan] { scenario?.tabs.first?.items ?? [] }

  /// The titles of the items.
  var titles: [String] {
    guard let tab = scenario?.tabs.first else { return [] }
    return tab.items.compactMap { item in
      guard case .text(let title) = item.values[tab.kind.titleField] else { return nil }
      return title
    }
  }
}
