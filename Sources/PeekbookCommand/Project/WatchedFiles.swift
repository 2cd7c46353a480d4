import Publishing
import SourceReading
import Watching

/// The files on the disk, of which a watch learns what was asked for before it is.
struct WatchedFiles: SourceFiles {
  let watch: InputWatch
  private let disk = DiskFiles()

  init(_ watch: InputWatch) {
    self.watch = watch
  }

  func kind(of path: String) -> FileKind? {
    watch.asked(for: path)
    return disk.kind(of: path)
  }

  func absence(at path: String) -> String? { disk.absence(at: path) }

  func files(
    in folder: String,
    where isWanted: @escaping @Sendable (String) -> Bool
  ) throws(FileSystemError) -> [String] {
    try FolderListing.files(in: folder, where: isWanted) { inner in
      let path = FilePaths.path(inner, in: folder)
      // What was published is not entered, as long as it is that.
      let manifest = FilePaths.path(PublishedFolder.manifestName, in: path)
      guard kind(of: manifest) == nil else { return }
      watch.listed(path, taking: isWanted)
    }
  }

  func read(_ path: String, limit: Int) throws(FileSystemError) -> [UInt8] {
    watch.asked(for: path)
    return try disk.read(path, limit: limit)
  }

  func resolved(_ path: String) -> String? { disk.resolved(path) }

  func isSameFile(_ path: String, _ other: String) -> Bool { disk.isSameFile(path, other) }

  func folder(of path: String) -> String { disk.folder(of: path) }

  func path(_ name: String, in folder: String) -> String { disk.path(name, in: folder) }

  func prepare(_ paths: [String]) {}
}
