package import Publishing

extension SourceFiles {
  /// Whether a path leads below a folder, links followed.
  func isBelow(_ folder: String, _ path: String) -> Bool {
    guard let folder = resolved(folder), let path = resolved(path) else { return false }
    let start = folder == "/" ? folder : folder + "/"
    return path.utf8.starts(with: start.utf8)
  }

  /// Returns what a file holds; one that was found, and that nobody named, lies below one of some folders.
  ///
  /// A link that leads out of them is not followed: what it leads to may be nobody's business, and
  /// messages quote what they are about.
  package func read(
    _ path: String,
    limit: Int,
    below folders: [String]?
  ) throws(FileSystemError) -> [UInt8] {
    if let folders, kind(of: path) == .file, !folders.contains(where: { isBelow($0, path) }) {
      throw FileSystemError(
        "read",
        path,
        reason: "it is a link that leads out of the project",
        hint: "put the file itself here"
      )
    }
    return try read(path, limit: limit)
  }
}
