/// How imported files are read: no code here touches the file system.
package struct ImportedFiles: Sendable {
  /// A way to read the file that a script names by a path relative to its own folder.
  package typealias Reading =
    @Sendable (_ path: String, _ script: String) throws(ImportFileError) -> ImportedFile

  /// A way to find the files of a name below the folder that a script names by a path relative to
  /// its own: their paths, relative to that folder, in an order of their own.
  package typealias Listing =
    @Sendable (_ folder: String, _ name: String, _ script: String) throws(ImportFileError)
    -> [String]

  /// The project's root, in the spelling in which scripts are named; `nil` if it is not known here.
  package var root: String?
  /// Reads a file; has to refuse what lies outside the project's root, links followed.
  package var read: Reading
  /// Lists files; has to refuse folders outside the project's root, links followed.
  package var list: Listing

  /// Creates a way to read files.
  package init(
    root: String? = nil,
    read: @escaping Reading,
    list: @escaping Listing = { (_, _, _) throws(ImportFileError) in throw .notAvailable }
  ) {
    self.root = root
    self.read = read
    self.list = list
  }

  /// Nothing can be imported.
  package static let none = ImportedFiles(
    read: { (_, _) throws(ImportFileError) in throw .notAvailable }
  )
}
