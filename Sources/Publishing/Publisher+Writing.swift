import Diagnostics

extension Publisher {
  /// Gives a planned file its contents; a file that has them already is not touched.
  ///
  /// - Throws: `PublishingError` if the file system refuses, or the file wasn't planned.
  /// - Complexity: O(*n*) in the size of the file.
  package mutating func write(
    _ path: String,
    _ contents: ArraySlice<UInt8>
  ) throws(PublishingError) {
    guard new.entries[path] == .pending else {
      let problem = Diagnostic(.unplannedFile, "`\(path)` was not planned, or was written before")
      throw PublishingError(.fault, [problem])
    }
    try count(contents.count)
    if try needsWriting(path, contents) {
      try begin()
      try publishing { () throws(FileSystemError) in try replace(path, contents) }
      summary.written += 1
    } else {
      summary.unchanged += 1
    }
    new.entries[path] = .written(Fingerprint(of: contents))
  }

  /// Gives a planned file its contents, as the function above.
  package mutating func write(_ path: String, _ contents: [UInt8]) throws(PublishingError) {
    try write(path, contents[...])
  }

  private mutating func count(_ bytes: Int) throws(PublishingError) {
    size += bytes
    guard size >> 20 < destination.mostMebibytes || size == destination.mostMebibytes << 20 else {
      let message = "the site has more than \(destination.mostMebibytes) MiB, which are allowed"
      let hint = "`limits: {output: …}` in peekbook.yaml allows more, counted in MiB"
      throw PublishingError(.tooLarge, [Diagnostic(.siteTooLarge, message, hint: hint)])
    }
  }

  private mutating func needsWriting(
    _ path: String,
    _ contents: ArraySlice<UInt8>
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
    comparedWith contents: ArraySlice<UInt8>
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
    _ contents: ArraySlice<UInt8>
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
      try replace(Manifest.fileName, both.bytes[...])
    }
    hasBegun = true
  }

  /// Writes the manifest as it is after a whole build, unless it is there already; one without
  /// files is removed.
  mutating func writeManifest(_ manifest: Manifest) throws(FileSystemError) {
    let bytes = manifest.entries.isEmpty ? [] : manifest.bytes
    guard let root = tree?.root, hasBegun || bytes != oldBytes else { return }
    guard bytes.isEmpty else { return try replace(Manifest.fileName, bytes[...]) }
    try naming("remove", destination.path(Manifest.fileName)) { () throws(SystemError) in
      try root.removeFile(Manifest.fileName)
    }
  }
}
