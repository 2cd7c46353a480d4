/// Folders that are never an output folder, whatever path leads to them.
struct ProtectedFolders {
  private var reasons: [FileIdentity: String] = [:]

  /// Collects the folders that a destination must stay away from.
  init(of destination: Destination) {
    add("/", reason: "it is the root of the file system")
    protect(
      destination.currentFolder,
      reason: "it is the current folder",
      above: "it holds the current folder"
    )
    if let home = destination.home, !home.isEmpty {
      protect(home, reason: "it is the home folder", above: "it holds the home folder")
    }
    for input in destination.inputs { protect(input: input) }
  }

  /// Returns why a folder may not be written, as a sentence, or `nil` if it may.
  func reason(for folder: FileIdentity) -> String? {
    reasons[folder]
  }

  private mutating func protect(input: String) {
    let reason = "it holds `\(input)`, which this run reads"
    if FilePaths.kind(of: input) == .folder {
      protect(input, reason: "`\(input)` is read by this run", above: reason)
    } else {
      // Where the path is, and where the file is that a link leads to.
      protect(FilePaths.parent(of: input), reason: reason, above: reason)
      guard let resolved = FilePaths.resolved(input) else { return }
      protect(FilePaths.parent(of: resolved), reason: reason, above: reason)
    }
  }

  /// Adds a folder and all that hold it.
  private mutating func protect(_ folder: String, reason: String, above: String) {
    guard var path = FilePaths.resolved(folder) else { return }
    add(path, reason: reason)
    while path != "/" {
      path = FilePaths.parent(of: path)
      add(path, reason: above)
    }
  }

  private mutating func add(_ path: String, reason: String) {
    guard let identity = FilePaths.identity(of: path), reasons[identity] == nil else { return }
    reasons[identity] = reason
  }
}
