import Diagnostics
import Importing
import Scenarios

/// A project in memory, with a few files that scripts may name and limits that end soon.
enum SmallProject {
  static func read(
    _ script: [UInt8]
  ) -> (scenario: Scenario?, problems: DiagnosticBag) {
    var expansion = ExpansionLimits()
    expansion.steps = 200
    expansion.nesting = 6
    expansion.variants = 6
    return ScenarioReader.read(script, file: "s.yaml", files: files, expansion: expansion)
  }

  private static let files = ImportedFiles(
    read: { (path, _) throws(ImportFileError) in
      guard let text = texts[path] else { throw .notFound }
      return ImportedFile(bytes: Array(text.utf8), shownPath: path)
    }
  )

  private static let texts = [
    "_part.yaml": "- peek: {item}\n- release\n- note: \"{item} again\"\n",
    "_itself.yaml": "- include: _itself.yaml\n- include: _part.yaml\n  with: { item: Red }\n",
    "colours.json": ##"[{"name": "Red", "color": "red"}, {"name": "Sea", "color": "#0af"}]"##,
    "colours.csv": "name,color\nRed,red\nSea,#0af\n",
    "kinds.yaml": "Photo: { fields: { title: text, album: { type: choice, options: [A, B] } } }\n",
  ]
}
