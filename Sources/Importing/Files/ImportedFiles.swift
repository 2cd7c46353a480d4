/// How imported files are read: no code here touches the file system.
package struct ImportedFiles: Sendable {
  /// A way to read the file that a script names by a path relative to its own folder.
  package typealias Reading =
    @Sendable (_ path: String, _ script: String) throws(ImportFileError) -> ImportedFile

  /// The project's root, in the spelling in which scripts are named; `nil` if it is not known here.
  package var root: String?
  /// Reads a file; has to refuse what lies outside the project's root, links followed.
  package var read: Reading

  /// Creates a way to read files.
  package init(root: String? = nil, read: @escaping Reading) {
    self.root = root
    self.read = read
  }

  /// Nothing can be imported.
  package static let none = ImportedFiles { (_, _) throws(ImportFileError) in
    throw .notAvailable
  }
}
