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
  /// How much there is in the files so far, written or unchanged, in bytes.
  var size = 0
  /// Whether the manifest on disk lists the files of this build.
  var hasBegun = false
  private var isPlanned = false
  var temporaryFiles = TemporaryNames()
  /// Room for reading.
  var buffer = [UInt8](repeating: 0, count: 65_536)

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
  ///   - contents: Gives the contents of the file of a path; asked only if a file of that path is
  ///     there and was not published. If it has those very bytes, it is taken over; else it is an
  ///     error.
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
    do throws(PublishingError) {
      try add(files)
      try keep(isKept)
      if tree != nil { try checkFolders(contents: contents) }
    } catch {
      // So that nothing is written after a refusal.
      new = Manifest()
      throw error
    }
  }

  private mutating func add(_ files: [PlannedFile]) throws(PublishingError) {
    let problems = files.compactMap { add($0) }
    guard problems.isEmpty else { throw PublishingError(.paths, problems) }
  }

  private mutating func add(_ file: PlannedFile) -> Diagnostic? {
    if let problem = OutputPath.problem(of: file.path) {
      return Diagnostic(
        .unsafePath,
        "`\(file.path)` can't be the path of a page: it \(problem)",
        at: file.origin,
        hint: "rename the script or a folder that it is in"
      )
    }
    new.entries[file.path] = .pending
    return paths.add(file)
  }

  private mutating func keep(_ isKept: (String) -> Bool) throws(PublishingError) {
    let others = old.entries.keys.filter { new.entries[$0] == nil && isKept($0) }
    for path in others.sorted() {
      if let problem = paths.add(PlannedFile(path)) { throw PublishingError(.paths, [problem]) }
      kept.entries[path] = old.entries[path]
    }
  }
}
