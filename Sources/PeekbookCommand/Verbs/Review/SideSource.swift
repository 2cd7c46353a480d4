import Publishing
import SourceReading

/// Where a side of a review is read from.
struct SideSource {
  /// The files.
  let files: any SourceFiles
  /// The project's folder, in which `peekbook.yaml` stands.
  let root: String
  /// What was named; empty for what `peekbook.yaml` names.
  let paths: [String]
  /// The side as a person would name it.
  let title: String

  /// Paths on the disk.
  static func disk(paths: [String], in environment: CommandEnvironment) -> SideSource {
    SideSource(
      files: DiskFiles(log: ReadLog()),
      root: environment.currentFolder,
      paths: paths,
      title: paths.isEmpty
        ? "the working tree" : paths.map { "`\($0)`" }.joined(separator: ", ")
    )
  }
}
