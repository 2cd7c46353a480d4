import Diagnostics
import YAMLReading

/// The folders of an asset catalog that are part of the names of what is in them.
struct AssetNamespaces {
  private let source: ImportSource
  private let files: Set<String>
  private let from: YAMLNode
  private var isNamespace: [String: Bool] = [:]

  /// Creates a reader of the descriptions of folders, which are among `files`.
  ///
  /// `from` is where the script names the catalog.
  init(_ source: ImportSource, files: [String], from: YAMLNode) {
    self.source = source
    self.from = from
    self.files = Set(files)
  }

  /// Returns what names begin with in a folder: `Brand/` if `Brand` provides a namespace.
  ///
  /// - Throws: if a description is no JSON.
  mutating func prefix(of place: AssetPath) throws(DiagnosticBag) -> String {
    var prefix = ""
    var folder = ""
    for name in place.parents {
      folder += name + "/"
      if try isNamespace(folder) { prefix += name + "/" }
    }
    return prefix
  }

  private mutating func isNamespace(_ folder: String) throws(DiagnosticBag) -> Bool {
    if let known = isNamespace[folder] { return known }
    let path = folder + AssetCatalogFormat.descriptionName
    var isProvided = false
    if files.contains(path) {
      let root = try AssetCatalogFormat.read(path, source, from: from)
      let value = root.value(of: "properties")?.value(of: "provides-namespace")
      isProvided = value?.equals("true") ?? false
    }
    isNamespace[folder] = isProvided
    return isProvided
  }
}
