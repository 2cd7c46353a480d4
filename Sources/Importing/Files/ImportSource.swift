/// Where a format reads from: the file or the folder that a script names, and nothing else.
struct ImportSource {
  private let files: ImportedFiles
  /// The script, to whose folder paths are relative.
  private let script: String
  /// The file or the folder, without slashes at its end.
  let path: String

  /// Creates a source.
  ///
  /// - Throws: if the path leads out of the project by its parts already.
  init(_ path: RelativePath, _ files: ImportedFiles, script: String) throws(ImportFileError) {
    if path.leaves(files.root, from: script) { throw .outsideRoot }
    self.files = files
    self.script = script
    self.path = path.withoutSlashAtEnd
  }

  /// Reads the file.
  func file() throws(ImportFileError) -> ImportedFile {
    try files.read(path, script)
  }

  /// Reads the file whose name goes on with this behind the name of the file.
  func file(endingIn more: String) throws(ImportFileError) -> ImportedFile {
    try files.read(path + more, script)
  }

  /// Reads a file in the folder.
  func file(_ inside: String) throws(ImportFileError) -> ImportedFile {
    try files.read(path + "/" + inside, script)
  }

  /// Returns the paths of the files of a name in the folder and in those below, relative to it.
  func files(named name: String) throws(ImportFileError) -> [String] {
    try files.list(path, name, script)
  }
}
