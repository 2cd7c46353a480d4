package import Publishing

/// Where scripts, and what they import, are read from: the disk, or a revision.
///
/// The same code reads both, so a script means the same in both.
package protocol SourceFiles: Sendable {
  /// What stands at a path, links followed; `nil` if nothing does.
  func kind(of path: String) -> FileKind?

  /// Why nothing stands at a path, if there is more to say than that.
  func absence(at path: String) -> String?

  /// Returns the paths of the files below a folder, relative to it, sorted by their bytes; as
  /// `FolderListing` does.
  func files(
    in folder: String,
    where isWanted: @escaping @Sendable (String) -> Bool
  ) throws(FileSystemError) -> [String]

  /// Returns what a file holds, links followed.
  func read(_ path: String, limit: Int) throws(FileSystemError) -> [UInt8]

  /// Returns a path without links, beginning with a slash; `nil` if nothing is there.
  func resolved(_ path: String) -> String?

  /// Whether two paths lead to one file.
  func isSameFile(_ path: String, _ other: String) -> Bool

  /// The path of the folder that holds a file.
  func folder(of path: String) -> String

  /// Returns the path of something in a folder.
  func path(_ name: String, in folder: String) -> String

  /// Makes ready to read many files, where that is cheaper than one by one.
  mutating func prepare(_ paths: [String])
}
