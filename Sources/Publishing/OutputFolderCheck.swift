import Diagnostics

/// Decides whether a folder may be written, and opens it.
struct OutputFolderCheck {
  /// A folder that may be written.
  struct Opened {
    let folder: OpenFolder
    let manifest: Manifest
    let manifestBytes: [UInt8]
  }

  /// What may stand in an output folder before its first build, and is never touched.
  private static let ignorable: Set<String> = [
    ".git", ".gitattributes", ".gitignore", ".gitkeep", ".nojekyll", ".DS_Store", "CNAME",
  ]
  private static let largestManifest = 1 << 28

  private let destination: Destination
  private let protected: ProtectedFolders

  init(_ destination: Destination) {
    self.destination = destination
    protected = ProtectedFolders(of: destination)
  }

  /// Opens and locks the folder if it is there, and may be written; touches nothing.
  func open() throws(PublishingError) -> Opened? {
    try checkText()
    let status: FileStatus
    do throws(SystemError) {
      status = try FileStatus.following(destination.folder)
    } catch {
      guard error.isMissing else {
        throw PublishingError(FileSystemError("open", destination.folder, error))
      }
      try checkMissingPart()
      return nil
    }
    guard status.kind == .folder else {
      throw destination.refusal("it is \(status.kind.words)")
    }
    let folder = try openAndLock(isNew: false)
    guard let bytes = try manifestBytes(in: folder) else {
      try checkIsEmpty(folder)
      return Opened(folder: folder, manifest: Manifest(), manifestBytes: [])
    }
    return Opened(folder: folder, manifest: try manifest(bytes), manifestBytes: bytes)
  }

  /// Creates the folder, which was not there when it was checked.
  func create() throws(PublishingError) -> OutputTree {
    let isNew = try publishing { () throws(FileSystemError) in
      try FilePaths.createFolder(destination.folder)
    }
    let folder = try openAndLock(isNew: isNew)
    // Somebody else may have made it in the meantime.
    guard isNew else { throw busy(nil) }
    return OutputTree(path: destination.folder, root: folder)
  }
}

extension OutputFolderCheck {
  private func checkText() throws(PublishingError) {
    guard !destination.folder.isEmpty else {
      throw destination.refusal("the name is empty")
    }
    guard !destination.folder.utf8.contains(0) else {
      throw destination.refusal("the name holds a NUL")
    }
  }

  /// `new/..` is no folder now, but would be the current one as soon as `new` is created.
  private func checkMissingPart() throws(PublishingError) {
    var path = destination.folder
    while FilePaths.kind(of: path) == nil, path != ".", path != "/" {
      guard path != "..", !path.hasSuffix("/..") else {
        throw destination.refusal("`..` follows a folder that isn't there")
      }
      path = FilePaths.parent(of: path)
    }
  }

  private func openAndLock(isNew: Bool) throws(PublishingError) -> OpenFolder {
    let path = destination.folder
    let folder = try publishing { () throws(FileSystemError) in
      try naming("open", path) { () throws(SystemError) in
        try OpenFolder(path: path, isNew: isNew)
      }
    }
    let identity = try publishing { () throws(FileSystemError) in
      try naming("open", path) { () throws(SystemError) in try folder.status.identity }
    }
    if let reason = protected.reason(for: identity) { throw destination.refusal(reason) }
    guard folder.lock() else { throw busy(LockHolder.process(holding: identity)) }
    return folder
  }

  private func busy(_ process: Int?) -> PublishingError {
    let who = process.map { "process \($0)" } ?? "another run"
    return PublishingError(
      .busy,
      [
        Diagnostic(
          .busyOutput,
          "\(who) is writing to `\(destination.folder)`",
          hint: "wait until it is done"
        )
      ]
    )
  }

  private func manifestBytes(in folder: OpenFolder) throws(PublishingError) -> [UInt8]? {
    let path = destination.path(Manifest.fileName)
    let file: OpenFile
    do throws(SystemError) {
      file = try folder.file(Manifest.fileName)
    } catch {
      if error.isMissing { return nil }
      throw PublishingError(FileSystemError("read", path, error))
    }
    do throws(FileSystemError) {
      return try FileReading.readAll(file, path: path, limit: Self.largestManifest)
    } catch {
      throw PublishingError(error)
    }
  }

  private func manifest(_ bytes: [UInt8]) throws(PublishingError) -> Manifest {
    do throws(Manifest.Damage) {
      return try Manifest(parsing: bytes)
    } catch {
      let file = destination.path(Manifest.fileName)
      throw PublishingError(.damaged, [error.diagnostic(file: file)])
    }
  }

  private func checkIsEmpty(_ folder: OpenFolder) throws(PublishingError) {
    let entries = try publishing { () throws(FileSystemError) in
      try naming("list", destination.folder) { () throws(SystemError) in try folder.entries() }
    }
    let foreign = entries.map(\.name)
      .filter { !Self.ignorable.contains($0) && !$0.hasPrefix(TemporaryNames.prefix) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    guard !foreign.isEmpty else { return }
    let named = foreign.prefix(5).map { "`\($0)`" }.joined(separator: ", ")
    let more = foreign.count > 5 ? " and \(foreign.count - 5) more" : ""
    throw destination.refusal(
      "peekbook did not write what is in it: \(named)\(more)",
      hint: "name an empty folder, or one that isn't there"
    )
  }
}
