import Diagnostics
import YAMLReading

/// Xcode's asset catalogs: the colour sets in a folder, in the order of their paths; each has a
/// colour for every appearance, which are items of their own.
struct AssetCatalogFormat: ImportFormat {
  let name = "xcassets"
  let endings = [".xcassets", ".colorset"]
  let columns: [String]? = AssetColumn.allCases.map(\.rawValue)

  /// The file that describes a folder of a catalog.
  static let descriptionName = "Contents.json"
  private static let colorSetEnding = ".colorset"

  func fetch(
    _ source: ImportSource,
    _ request: ImportRequest,
    into sink: inout ImportSink
  ) throws(ImportFileError) {
    let paths = try source.files(named: Self.descriptionName)
    var namespaces = AssetNamespaces(source, files: paths, from: request.from)
    var isEmpty = true
    for path in paths {
      guard !sink.isFull else { return }
      let place = AssetPath(path, in: source.path)
      guard place.folder.hasSuffix(Self.colorSetEnding) else { continue }
      isEmpty = false
      do {
        let namespace = try namespaces.prefix(of: place)
        let root = try Self.read(path, source, from: request.from)
        let name = namespace + place.folder.dropLast(Self.colorSetEnding.utf8.count)
        try ColorSet(root, name: name, path: place).add(to: &sink)
      } catch {
        sink.report(error)
      }
    }
    guard isEmpty else { return }
    let message = "\(source.path.inBackticks) has no colour sets"
    let hint = "folders are looked for whose names end in `\(Self.colorSetEnding)`"
    sink.report(request.from.error(.importFailed, message, hint: hint))
  }

  /// Returns what a description holds.
  ///
  /// `from` is where the script names the catalog.
  ///
  /// - Throws: if it can't be had, or is no JSON.
  static func read(
    _ path: String,
    _ source: ImportSource,
    from: YAMLNode
  ) throws(DiagnosticBag) -> YAMLNode {
    let file: ImportedFile
    do throws(ImportFileError) {
      file = try source.file(path)
    } catch {
      let message = (source.path + "/" + path).inBackticks + " " + error.predicate
      throw DiagnosticBag([from.error(.importFailed, message)])
    }
    return try YAMLReader.read(file.bytes, file: file.shownPath).root
  }
}
