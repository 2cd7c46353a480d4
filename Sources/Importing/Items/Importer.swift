import CatalogModel
import Diagnostics
import YAMLReading

/// Fetches items from a file.
struct Importer {
  let files: ImportedFiles
  /// The script, to whose folder paths are relative.
  let script: String
  /// How many items there may be.
  let mostItems: Int
  /// The name of a file that takes the place of `from`.
  var from: YAMLNode?

  /// Returns the items that `{from: …}` names, and reports what is wrong with it or with the file.
  func items(_ node: YAMLNode, kind: Kind, problems: inout DiagnosticBag) -> [ItemDraft] {
    guard let request = ImportRequest(node, kind: kind, from: from, problems: &problems) else {
      return []
    }
    var sink = ImportSink(request, kind: kind, mostItems: mostItems)
    do throws(ImportFileError) {
      let source = try ImportSource(request.path, files, script: script)
      try request.format.fetch(source, request, into: &sink)
      sink.finish()
    } catch {
      let message = request.path.text.inBackticks + " " + error.predicate
      problems.add(request.from.error(.importFailed, message, hint: error.hint))
    }
    problems.add(contentsOf: sink.problems)
    return sink.items
  }
}
