import CatalogModel
import Diagnostics
import YAMLReading

/// Fetches items from a file.
struct Importer {
  let files: ImportedFiles
  /// The script, to whose folder paths are relative.
  let script: String

  /// Returns the items that `{from: …}` names, and reports what is wrong with it or with the file.
  func items(_ node: YAMLNode, kind: Kind, problems: inout DiagnosticBag) -> [ItemDraft] {
    guard let request = ImportRequest(node, kind: kind, problems: &problems),
      let file = read(request, problems: &problems)
    else { return [] }
    var sink = ImportSink(request, kind: kind)
    request.format.read(file, request, into: &sink)
    sink.finish(file: file.shownPath)
    problems.add(contentsOf: sink.problems)
    return sink.items
  }

  private func read(_ request: ImportRequest, problems: inout DiagnosticBag) -> ImportedFile? {
    do throws(ImportFileError) {
      if request.path.leaves(files.root, from: script) { throw .outsideRoot }
      return try files.read(request.path.text, script)
    } catch {
      let message = request.path.text.inBackticks + " " + error.predicate
      problems.add(request.from.error(.importFailed, message))
      return nil
    }
  }
}
