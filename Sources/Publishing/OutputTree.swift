/// The folders of an output folder, opened as they are needed and never through a link.
struct OutputTree {
  /// How many folders stay open; systems allow as few as 256 files.
  private static let mostOpen = 64

  /// The output folder as the user named it.
  let path: String
  /// The output folder.
  let root: OpenFolder
  private var open: [String: OpenFolder] = [:]

  /// Creates the tree of an open folder.
  init(path: String, root: OpenFolder) {
    self.path = path
    self.root = root
  }

  /// Returns a path as the user would name it.
  func shown(_ path: String) -> String {
    FilePaths.path(path, in: self.path)
  }

  /// Returns the folder of that path, or `nil` if there is none.
  ///
  /// - Throws: `FileSystemError` if a part of the path is no folder, or a link to one.
  mutating func folder(_ path: String) throws(FileSystemError) -> OpenFolder? {
    try folder(path) { (parent, name) throws(SystemError) in
      do throws(SystemError) {
        return try parent.folder(name)
      } catch {
        if error.isMissing { return nil }
        throw error
      }
    }
  }

  /// Returns the folder of that path, and creates what of it isn't there.
  ///
  /// - Throws: `FileSystemError` if a part of the path is no folder, or a link to one.
  mutating func folder(creating path: String) throws(FileSystemError) -> OpenFolder {
    let folder = try folder(path) { (parent, name) throws(SystemError) in
      try parent.folder(creating: name)
    }
    guard let folder else { preconditionFailure("a folder that isn't there is created") }
    return folder
  }

  /// Returns a file's folder and what the system knows about the file, or `nil` if it isn't there
  /// or something else has taken the place of its folder.
  ///
  /// - Throws: `FileSystemError` if that can't be found out.
  mutating func find(
    _ path: String
  ) throws(FileSystemError) -> (folder: OpenFolder, status: FileStatus)? {
    let (folderPath, name) = OutputPath.split(path)
    let folder: OpenFolder
    do throws(FileSystemError) {
      guard let found = try self.folder(folderPath) else { return nil }
      folder = found
    } catch {
      if error.isObstacle { return nil }
      throw error
    }
    do throws(SystemError) {
      return (folder, try folder.status(of: name))
    } catch {
      if error.isMissing { return nil }
      throw FileSystemError("read", shown(path), error)
    }
  }

  /// Compares a file with the bytes that belong in it; `buffer` is room for reading.
  ///
  /// - Throws: `FileSystemError` if it can't be read, or a part of its path is no folder.
  /// - Complexity: O(*n*) in the size of the file.
  mutating func state(
    of path: String,
    comparedWith contents: ArraySlice<UInt8>,
    buffer: inout [UInt8]
  ) throws(FileSystemError) -> FileState {
    let (folderPath, name) = OutputPath.split(path)
    guard let folder = try folder(folderPath), !folder.isNew else { return .missing }
    do throws(SystemError) {
      return try folder.state(of: name, comparedWith: contents, buffer: &buffer)
    } catch {
      throw FileSystemError("read", shown(path), error)
    }
  }

  private mutating func folder(
    _ path: String,
    opening: (OpenFolder, String) throws(SystemError) -> OpenFolder?
  ) throws(FileSystemError) -> OpenFolder? {
    if path.isEmpty { return root }
    if let folder = open[path] { return folder }
    var folder = root
    for part in OutputPath.folders(of: path + "/").reversed() {
      if let known = open[part] {
        folder = known
        continue
      }
      let name = OutputPath.split(part).name
      do throws(SystemError) {
        guard let next = try opening(folder, name) else { return nil }
        folder = next
      } catch {
        throw obstacle(part, name, in: folder, error)
      }
      if open.count >= Self.mostOpen { open.removeAll(keepingCapacity: true) }
      open[part] = folder
    }
    return folder
  }

  private func obstacle(
    _ path: String,
    _ name: String,
    in parent: OpenFolder,
    _ error: SystemError
  ) -> FileSystemError {
    guard let kind = try? parent.status(of: name).kind, kind != .folder else {
      return FileSystemError("open", shown(path), error)
    }
    var obstacle = FileSystemError(
      "open",
      shown(path),
      reason: "it is \(kind.words), where a folder belongs",
      hint: "move it away"
    )
    obstacle.isObstacle = true
    return obstacle
  }
}
