extension ImportedFiles {
  /// Reads a file that belongs to scripts, such as one with kinds; `file` is the one that names it.
  ///
  /// - Throws: why it can't be read, as if its items were to be imported.
  package func file(
    _ path: RelativePath,
    namedBy file: String
  ) throws(ImportFileError) -> ImportedFile {
    try ImportSource(path, self, script: file).file()
  }
}
