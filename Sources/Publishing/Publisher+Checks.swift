import Bytes
import Diagnostics

extension Publisher {
  /// Gives the contents of a file that is about to be written, if asked.
  package typealias ContentsProvider = (String) throws(PublishingError) -> [UInt8]?

  /// Looks once into every folder that this build or the last one has files in, for what is in the
  /// way; then removes what a killed run left.
  ///
  /// Folders are listed, as asking for every file would be a call for each.
  mutating func checkFolders(contents: ContentsProvider) throws(PublishingError) {
    let planned = Self.folders(of: new)
    var problems: [(path: String, diagnostic: Diagnostic)] = []
    var leftovers: [String] = []
    for folder in planned.union(Self.folders(of: old)).sorted() {
      let entries: [OpenFolder.Entry]
      do throws(FileSystemError) {
        entries = try list(folder)
      } catch {
        // What is in the way of files that nobody writes any more is no problem.
        if planned.contains(folder) { problems.append((folder, error.diagnostic)) }
        continue
      }
      for entry in entries {
        let path = FilePaths.path(entry.name, in: folder)
        if let problem = try check(entry.kind, at: path, contents: contents) {
          problems.append((path, problem))
        }
        if entry.isLeftover { leftovers.append(path) }
      }
    }
    guard problems.isEmpty else {
      let sorted = problems.sorted { $0.path < $1.path }.map(\.diagnostic)
      let isRefused = sorted.contains { $0.code == .refusedOutput }
      throw PublishingError(isRefused ? .refused : .io, sorted)
    }
    for path in leftovers {
      try publishing { () throws(FileSystemError) in try remove(leftover: path) }
    }
  }

  /// The folders that hold a file of the manifest, and the root.
  private static func folders(of manifest: Manifest) -> Set<String> {
    var folders: Set<String> = [""]
    for path in manifest.entries.keys { folders.insert(OutputPath.split(path).folder) }
    return folders
  }

  private mutating func list(_ path: String) throws(FileSystemError) -> [OpenFolder.Entry] {
    guard let folder = try tree?.folder(path) else { return [] }
    return try naming("list", destination.path(path)) { () throws(SystemError) in
      try folder.entries()
    }
  }

  /// Returns what is wrong with an entry being there, if anything is.
  private mutating func check(
    _ kind: FileKind,
    at path: String,
    contents: ContentsProvider
  ) throws(PublishingError) -> Diagnostic? {
    let isPlanned = new.entries[path] != nil
    if isPlanned, kind != .file { return destination.obstacle(path, kind) }
    guard old.entries[path] == nil else { return nil }
    // A name that differs in case only is the same file on some systems, and refused on all.
    guard isPlanned || (kind == .file && paths.file(like: path) != nil) else { return nil }
    if isPlanned, try isAdopted(path, contents) { return nil }
    return destination.foreignFile(path)
  }

  /// Whether a file that was not published has the very bytes that would be.
  private mutating func isAdopted(
    _ path: String,
    _ contents: ContentsProvider
  ) throws(PublishingError) -> Bool {
    guard let bytes = try contents(path) else { return false }
    return try state(of: path, comparedWith: bytes[...]) == .same
  }

  private mutating func remove(leftover path: String) throws(FileSystemError) {
    let (folder, name) = OutputPath.split(path)
    let opened = try tree?.folder(folder)
    do throws(SystemError) {
      try opened?.removeFile(name)
    } catch {
      // A name that isn't UTF-8 was mended while reading it, so there's no file of this name.
      if !error.isMissing { throw FileSystemError("remove", destination.path(path), error) }
    }
  }
}

extension OpenFolder.Entry {
  /// Whether a run that was killed while writing left this.
  fileprivate var isLeftover: Bool { kind == .file && name.hasPrefix(TemporaryNames.prefix) }
}
