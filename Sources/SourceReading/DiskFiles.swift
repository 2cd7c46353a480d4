package import Publishing

/// The files on the disk.
package struct DiskFiles: SourceFiles {
  private let log: ReadLog?

  /// Creates the files on the disk; `log` is told of each that is read.
  package init(log: ReadLog? = nil) {
    self.log = log
  }

  /// The paths of the files that were read so far, if somebody wants to know.
  package var readPaths: [String] { log?.paths ?? [] }

  /// What stands at a path, links followed; `nil` if nothing does.
  package func kind(of path: String) -> FileKind? { FilePaths.kind(of: path) }

  /// Nothing: the disk has no more to say.
  package func absence(at path: String) -> String? { nil }

  /// Returns the paths of the files below a folder, relative to it, sorted by their bytes.
  package func files(
    in folder: String,
    where isWanted: @escaping @Sendable (String) -> Bool
  ) throws(FileSystemError) -> [String] {
    try FolderListing.files(in: folder, where: isWanted)
  }

  /// Returns what a file holds, links followed.
  package func read(_ path: String, limit: Int) throws(FileSystemError) -> [UInt8] {
    log?.note(path)
    return try FileReading.read(path, limit: limit)
  }

  /// Returns a path without links; `nil` if nothing is there.
  package func resolved(_ path: String) -> String? { FilePaths.resolved(path) }

  /// Whether two paths lead to one file.
  package func isSameFile(_ path: String, _ other: String) -> Bool {
    FilePaths.identity(of: path) == FilePaths.identity(of: other)
  }

  /// The path of the folder that holds a file.
  package func folder(of path: String) -> String { FilePaths.parent(of: path) }

  /// Returns the path of something in a folder.
  package func path(_ name: String, in folder: String) -> String {
    FilePaths.path(name, in: folder)
  }

  /// Does nothing: files of the disk are cheap to read one by one.
  package func prepare(_ paths: [String]) {}
}
