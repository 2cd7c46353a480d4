import CatalogModel
import Diagnostics
import FoundationEssentials
import Importing
import KindTestSupport
import YAMLReading

/// What became of an import in a test.
struct Import {
  let items: [ItemDraft]
  let problems: DiagnosticBag

  /// Imports what `items` says, from files that exist in memory only.
  init(_ items: String, kind: Kind = .colorItem, files: [String: [UInt8]]) {
    let reading = ImportedFiles(
      root: "",
      read: { (path, _) throws(ImportFileError) in
        guard let bytes = files[path] else { throw .notFound }
        return ImportedFile(bytes: bytes, shownPath: "Examples/" + path)
      },
      list: { (folder, name, _) throws(ImportFileError) in
        let inside = files.keys.filter { $0.hasPrefix(folder + "/") }
        guard !inside.isEmpty else { throw .notFound }
        return inside.filter { $0.hasSuffix("/" + name) }.map {
          String($0.dropFirst(folder.count + 1))
        }.sorted()
      }
    )
    var problems = DiagnosticBag()
    var result: [ItemDraft] = []
    do {
      let node = try YAMLReader.read(Array(items.utf8), file: "Examples/s.yaml").root
      result = ItemListReader(files: reading, script: "Examples/s.yaml")
        .items(node, kind: kind, problems: &problems)
    } catch {
      problems.add(contentsOf: error)
    }
    self.items = result
    self.problems = problems
  }

  /// Imports what `items` says from one file.
  init(_ items: String, kind: Kind = .colorItem, _ path: String, _ text: String) {
    self.init(items, kind: kind, files: [path: Array(text.utf8)])
  }

  /// Imports a file of `Fixtures`.
  init(_ items: String, kind: Kind = .colorItem, fixture name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    self.init(
      items,
      kind: kind,
      files: [name: Array(try Data(contentsOf: folder.appending(path: name)))]
    )
  }

  /// Imports a folder of `Fixtures`.
  init(_ items: String, kind: Kind = .colorItem, fixtureFolder name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    let root = folder.appending(path: name).path
    var files: [String: [UInt8]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root)
    where path.hasSuffix(".json") {
      files[name + "/" + path] = Array(try Data(contentsOf: URL(filePath: root + "/" + path)))
    }
    self.init(items, kind: kind, files: files)
  }

  /// The texts of the first two fields.
  var pairs: [[String]] {
    items.map { item in
      item.values.prefix(2).map { value in
        switch value {
        case .text(let text): text
        case .color(let color): color.color.hex
        default: ""
        }
      }
    }
  }

  /// The problems, each as `file:line:column: message`.
  var messages: [String] {
    problems.sorted.map { problem in
      let place = problem.location.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
      return place + problem.message
    }
  }

  /// The hints of the problems.
  var hints: [String?] { problems.sorted.map(\.hint) }
}
