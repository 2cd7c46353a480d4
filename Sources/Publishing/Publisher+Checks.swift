import Bytes
import Diagnostics

/// Gives the contents of a file that is about to be written, if asked.
typealias ContentsProvider = (PlannedFile) throws(PublishingError) -> [UInt8]?

extension Publisher {
  /// Looks once into every folder that this build or the last one has files in, for what is in the
  /// way; then removes what a killed run left.
  ///
  /// A folder is listed instead of asking for every file, which would be a call for each.
  mutating func checkFolders(
    of files: [PlannedFile],
    contents: ContentsProvider
  ) throws(PublishingError) {
    var folders = Dictionary(grouping: files) { OutputPath.split($0.path).folder }
    for path in old.entries.keys { folders[OutputPath.split(path).folder, default: []] += [] }
    folders["", default: []] += []
    var problems: [Diagnostic] = []
    var leftovers: [String] = []
    for folder in folders.keys.sorted() {
      let planned = folders[folder] ?? []
      guard let entries = list(folder, isNeeded: !planned.isEmpty, problems: &problems) else {
        continue
      }
      problems += try check(planned, against: entries, contents: contents)
      leftovers += entries.filter(\.isLeftover).map { FilePaths.path($0.name, in: folder) }
    }
    guard problems.isEmpty else {
      let isRefused = problems.contains { $0.code == .refusedOutput }
      throw PublishingError(isRefused ? .refused : .io, problems)
    }
    for path in leftovers {
      try publishing { () throws(FileSystemError) in try remove(leftover: path) }
    }
  }

  private mutating func list(
    _ path: String,
    isNeeded: Bool,
    problems: inout [Diagnostic]
  ) -> [OpenFolder.Entry]? {
    do throws(FileSystemError) {
      guard let folder = try tree?.folder(path) else { return nil }
      return try naming("list", destination.path(path)) { () throws(SystemError) in
        try folder.entries()
      }
    } catch {
      // What is in the way of files that nobody writes any more is no problem.
      if isNeeded { problems.append(error.diagnostic) }
      return nil
    }
  }

  private mutating func check(
    _ planned: [PlannedFile],
    against entries: [OpenFolder.Entry],
    contents: ContentsProvider
  ) throws(PublishingError) -> [Diagnostic] {
    guard !planned.isEmpty else { return [] }
    let byName = Dictionary(entries.map { ($0.name, $0) }) { first, _ in first }
    // A name that differs in case only is the same file on some systems, and refused on all.
    let byFoldedName = Dictionary(entries.map { ($0.name.caseFolded, $0) }) { first, _ in first }
    var problems: [Diagnostic] = []
    for file in planned {
      let (folder, name) = OutputPath.split(file.path)
      guard let entry = byName[name] ?? byFoldedName[name.caseFolded] else { continue }
      let path = FilePaths.path(entry.name, in: folder)
      if entry.kind != .file {
        problems.append(destination.obstacle(path, entry.kind))
      } else if old.entries[path] == nil, try !isAdopted(file, contents) {
        problems.append(destination.foreignFile(path))
      }
    }
    return problems
  }

  /// Whether a file that was not published has the very bytes that would be.
  private mutating func isAdopted(
    _ file: PlannedFile,
    _ contents: ContentsProvider
  ) throws(PublishingError) -> Bool {
    guard let bytes = try contents(file) else { return false }
    return try state(of: file.path, comparedWith: bytes) == .same
  }

  private mutating func remove(leftover path: String) throws(FileSystemError) {
    let (folder, name) = OutputPath.split(path)
    let opened = try tree?.folder(folder)
    try naming("remove", destination.path(path)) { () throws(SystemError) in
      try opened?.removeFile(name)
    }
  }
}

extension OpenFolder.Entry {
  /// Whether a run that was killed while writing left this.
  fileprivate var isLeftover: Bool { kind == .file && name.hasPrefix(TemporaryNames.prefix) }
}
