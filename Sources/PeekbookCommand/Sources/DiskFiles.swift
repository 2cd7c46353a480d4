import Publishing

/// The files on the disk.
struct DiskFiles: SourceFiles {
  func kind(of path: String) -> FileKind? { FilePaths.kind(of: path) }

  func absence(at path: String) -> String? { nil }

  func files(
    in folder: String,
    where isWanted: @escaping @Sendable (String) -> Bool
  ) throws(FileSystemError) -> [String] {
    try FolderListing.files(in: folder, where: isWanted)
  }

  func read(_ path: String, limit: Int) throws(FileSystemError) -> [UInt8] {
    try FileReading.read(path, limit: limit)
  }

  func resolved(_ path: String) -> String? { FilePaths.resolved(path) }

  func isSameFile(_ path: String, _ other: String) -> Bool {
    FilePaths.identity(of: path) == FilePaths.identity(of: other)
  }

  func folder(of path: String) -> String { FilePaths.parent(of: path) }

  func path(_ name: String, in folder: String) -> String { FilePaths.path(name, in: folder) }

  func prepare(_ paths: [String]) {}
}
