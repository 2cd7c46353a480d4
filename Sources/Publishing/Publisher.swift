import Diagnostics

/// The only writer of files: publishes a site into a folder.
///
/// First all paths are announced (``plan(_:keeping:contents:)``), so that everything that can be
/// refused is refused before anything is touched. Then each file is given its contents
/// (``write(_:_:)``); a file that has them already is not touched. At the end (``finish()``) files
/// that earlier builds wrote and this one did not are removed. Dropping a publisher instead removes
/// nothing, and the next build finishes the job.
///
///     var publisher = try Publisher.open(Destination(folder: "Output", inputs: scripts))
///     try publisher.plan(pages.map { PlannedFile($0.path, origin: $0.origin) })
///     for page in pages { try publisher.write(page.path, page.render()) }
///     let summary = try publisher.finish()
///
/// Each file is written beside its place and then renamed, so it's whole at all times. A manifest
/// in the folder lists what was written; nothing else is ever removed or replaced. While there are
/// files to write, the manifest lists them beforehand, so that no file is without an owner if the
/// run is killed.
package struct Publisher: ~Copyable {
  let destination: Destination
  /// The output folder; `nil` as long as there is none.
  var tree: OutputTree?
  /// The manifest of the last build, and its bytes on disk.
  let old: Manifest
  let oldBytes: [UInt8]
  /// The files of this build; those not written yet are pending.
  var new = Manifest()
  /// The files of the last build that this one leaves as they are.
  var kept = Manifest()
  var paths = PathTable()
  var summary = PublishingSummary()
  /// Whether the manifest on disk lists the files of this build.
  var hasBegun = false
  private var isPlanned = false
  private var temporaryFiles = TemporaryNames()
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  /// Opens an output folder for publishing; nothing is created or changed yet.
  ///
  /// - Throws: `PublishingError` if the folder must not be written: it is or holds the current
  ///   folder, the home folder or an input; it has files that were not published; another run is
  ///   writing to it; its manifest is damaged.
  package static func open(_ destination: Destination) throws(PublishingError) -> Publisher {
    let opened = try OutputFolderCheck(destination).open()
    return Publisher(destination: destination, opened: opened)
  }

  private init(destination: Destination, opened: OutputFolderCheck.Opened?) {
    self.destination = destination
    tree = opened.map { OutputTree(path: destination.folder, root: $0.folder) }
    old = opened?.manifest ?? Manifest()
    oldBytes = opened?.manifestBytes ?? []
  }

  /// Announces all files of this build.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - isKept: Says of a path of an earlier build that this build, which is a part of the whole,
  ///     has nothing to do with it: the file stays and stays listed.
  ///   - contents: Gives the contents of the file of a path; asked only if a file of that path is there and was
  ///     not published. If it has those very bytes, it is taken over; else it is an error.
  /// - Throws: `PublishingError` with all that is wrong: paths that collide or are unsafe, things in
  ///   the way.
  /// - Complexity: O(*n* log *n*) in the number of files of this and the last build.
  package mutating func plan(
    _ files: [PlannedFile],
    keeping isKept: (String) -> Bool = { _ in false },
    contents: ContentsProvider = { (_) throws(PublishingError) in nil }
  ) throws(PublishingError) {
    precondition(!isPlanned, "a build is planned once")
    isPlanned = true
    let problems = files.compactMap { add($0) }
    guard problems.isEmpty else { throw PublishingError(.paths, problems) }
    for path in old.entries.keys.sorted() where new.entries[path] == nil && isKept(path) {
      if let problem = paths.add(PlannedFile(path)) { throw PublishingError(.paths, [problem]) }
      kept.entries[path] = old.entries[path]
    }
    guard tree != nil else { return }
    try checkFolders(contents: contents)
  }

  private mutating func add(_ file: PlannedFile) -> Diagnostic? {
    if let problem = OutputPath.problem(of: file.path) {
      return Diagnostic(
        .unsafePath,
        "`\(file.path)` can't be the path of a page: it \(problem)",
        at: file.origin
      )
    }
    new.entries[file.path] = .pending
    return paths.add(file)
  }
}

extension Publisher {
  /// Gives a planned file its contents; a file that has them already is not touched.
  ///
  /// - Throws: `PublishingError` if the file system refuses, or the file wasn't planned.
  /// - Complexity: O(*n*) in the size of the file.
  package mutating func write(_ path: String, _ contents: [UInt8]) throws(PublishingError) {
    guard new.entries[path] == .pending else {
      let problem = Diagnostic(.unplannedFile, "`\(path)` was not planned, or was written before")
      throw PublishingError(.fault, [problem])
    }
    if try needsWriting(path, contents) {
      try begin()
      try publishing { () throws(FileSystemError) in try replace(path, contents) }
      summary.written += 1
    } else {
      summary.unchanged += 1
    }
    new.entries[path] = .written(Fingerprint(of: contents))
  }

  private mutating func needsWriting(
    _ path: String,
    _ contents: [UInt8]
  ) throws(PublishingError) -> Bool {
    switch try state(of: path, comparedWith: contents) {
    case .same: return false
    case .missing: return true
    case .different where old.entries[path] != nil: return true
    case .different: throw PublishingError(.refused, [destination.foreignFile(path)])
    case .obstacle(let kind): throw PublishingError(.io, [destination.obstacle(path, kind)])
    }
  }

  /// Compares a file with the bytes that belong in it.
  mutating func state(
    of path: String,
    comparedWith contents: [UInt8]
  ) throws(PublishingError) -> FileState {
    do throws(FileSystemError) {
      return try tree?.state(of: path, comparedWith: contents, buffer: &buffer) ?? .missing
    } catch {
      throw PublishingError(error)
    }
  }

  /// Writes the file under another name first, so that there is never half a file under its own.
  private mutating func replace(
    _ path: String,
    _ contents: [UInt8]
  ) throws(FileSystemError) {
    let (folder, name) = OutputPath.split(path)
    guard let folder = try tree?.folder(creating: folder) else {
      preconditionFailure("a build that has begun has a folder")
    }
    let temporary = temporaryFiles.next()
    try naming("write", destination.path(path)) { () throws(SystemError) in
      try folder.write(contents, to: name, by: temporary)
    }
  }

  /// Lists the files of this build in the manifest, before the first of them is written.
  private mutating func begin() throws(PublishingError) {
    guard !hasBegun else { return }
    if tree == nil { tree = try OutputFolderCheck(destination).create() }
    var both = old
    both.entries.merge(new.entries) { _, new in new }
    try publishing { () throws(FileSystemError) in
      try replace(Manifest.fileName, both.bytes)
    }
    hasBegun = true
  }

  /// Writes the manifest as it is after a whole build, unless it is there already.
  mutating func writeManifest(_ manifest: Manifest) throws(FileSystemError) {
    guard hasBegun || manifest.bytes != oldBytes else { return }
    guard let root = tree?.root else { return }
    guard !manifest.entries.isEmpty else {
      guard hasBegun || !oldBytes.isEmpty else { return }
      return try naming("remove", destination.path(Manifest.fileName)) { () throws(SystemError) in
        try root.removeFile(Manifest.fileName)
      }
    }
    try replace(Manifest.fileName, manifest.bytes)
  }
}
