import Diagnostics

extension Publisher {
  /// Removes what earlier builds wrote and this one did not, with the folders that this empties,
  /// and writes the manifest.
  ///
  /// A file that was changed by hand stays, stays listed, and is reported.
  ///
  /// - Throws: `PublishingError` if a planned file was not written (then nothing is removed), or the
  ///   file system refuses.
  /// - Complexity: O(*n* log *n*) in the number of files of this and the last build.
  package consuming func finish() throws(PublishingError) -> PublishingSummary {
    if let missing = new.entries.lazy.filter({ $0.value == .pending }).map(\.key).min() {
      let problem = Diagnostic(.unplannedFile, "`\(missing)` was planned, but not written")
      throw PublishingError(.fault, [problem])
    }
    var final = new
    final.entries.merge(kept.entries) { new, _ in new }
    let stale = old.entries.keys.filter { final.entries[$0] == nil }.sorted()
    do throws(FileSystemError) {
      for path in stale where try !removeStale(path) {
        final.entries[path] = old.entries[path]
      }
      try removeEmptyFolders(of: stale)
      try writeManifest(final)
    } catch {
      throw PublishingError(error)
    }
    return summary
  }

  /// Gives the build up: what was written stays, nothing is removed, the folder is free again.
  package consuming func abandon() {}

  /// Removes a file of an earlier build; returns whether it is gone or no longer ours.
  private mutating func removeStale(_ path: String) throws(FileSystemError) -> Bool {
    guard let (folder, status) = try tree?.find(path) else { return true }
    if try isWritten(status.identity, like: path) { return true }
    let name = OutputPath.split(path).name
    guard status.kind == .file, try holdsWhatWasWritten(path, name, in: folder) else {
      summary.notes.add(destination.editedFile(path))
      return false
    }
    try naming("remove", destination.path(path)) { () throws(SystemError) in
      try folder.removeFile(name)
    }
    summary.removed += 1
    return true
  }

  /// Whether the file is one that was just written, under a name that differs in case only: on a
  /// file system that ignores case both names lead to one file.
  private mutating func isWritten(
    _ identity: FileIdentity,
    like path: String
  ) throws(FileSystemError) -> Bool {
    guard let twin = paths.file(like: path) else { return false }
    return try tree?.find(twin)?.status.identity == identity
  }

  private func holdsWhatWasWritten(
    _ path: String,
    _ name: String,
    in folder: OpenFolder
  ) throws(FileSystemError) -> Bool {
    guard case .written(let fingerprint) = old.entries[path] else { return true }
    let shown = destination.path(path)
    let file = try naming("read", shown) { () throws(SystemError) in try folder.file(name) }
    let size = try naming("read", shown) { () throws(SystemError) in try file.status.size }
    guard size == fingerprint.size else { return false }
    return Fingerprint(of: try FileReading.readAll(file, path: shown, limit: size)) == fingerprint
  }

  /// Removes folders that held nothing but files of earlier builds, innermost first.
  private mutating func removeEmptyFolders(of stale: [String]) throws(FileSystemError) {
    let folders = Set(stale.flatMap { OutputPath.folders(of: $0) })
    for path in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      guard let (parent, status) = try tree?.find(path), status.kind == .folder else { continue }
      do throws(SystemError) {
        try parent.removeFolder(OutputPath.split(path).name)
      } catch {
        guard error.isOccupied else {
          throw FileSystemError("remove", destination.path(path), error)
        }
      }
    }
  }
}
