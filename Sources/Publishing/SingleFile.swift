/// Writes single files that a person names, such as a report: not those of an output folder, which
/// a ``Publisher`` takes care of.
package enum SingleFile {
  /// Where devices and standard streams have their paths; what is there is written as it is.
  private static let devices = "/dev/"

  /// Puts bytes into a file, in place of what is in it; folders that are missing are created.
  ///
  /// The file is whole at all times: it is written beside its place and then renamed. What a run that
  /// was killed left under such a name is removed. Its
  /// permissions stay, and of a link what it leads to is replaced. What is no file, such as a pipe or
  /// `/dev/stderr`, is written to.
  ///
  /// - Throws: `FileSystemError` if it can't be written, or is a folder.
  /// - Complexity: O(*n*).
  package static func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
    guard !path.utf8.contains(0) else {
      throw FileSystemError("write", path, reason: "a path can't hold a NUL")
    }
    switch FilePaths.kind(of: path) {
    case .folder:
      throw FileSystemError("write", path, reason: "it is a folder")
    case .file where !path.utf8.starts(with: devices.utf8), .unreachable, nil:
      try replace(path, bytes)
    case .file, .other, .link:
      try naming("write", path) { () throws(SystemError) in
        let file = try OpenFile(writing: path)
        try file.write(bytes)
        try file.finish()
      }
    }
  }

  /// Adds bytes to the end of a file, as others add theirs; it is created if it isn't there.
  ///
  /// - Throws: `FileSystemError` if it can't be written.
  /// - Complexity: O(*n*).
  package static func append(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
    try naming("write", path) { () throws(SystemError) in
      let file = try OpenFile(appendingTo: path)
      try file.write(bytes)
      try file.finish()
    }
  }

  private static func replace(_ path: String, _ bytes: [UInt8]) throws(FileSystemError) {
    let target = FilePaths.resolved(path) ?? path
    let parent = FilePaths.parent(of: target)
    _ = try FilePaths.createFolder(parent)
    let name = FilePaths.name(of: target)
    var temporaryFiles = TemporaryNames()
    let temporary = temporaryFiles.next()
    try naming("write", path) { () throws(SystemError) in
      let folder = try OpenFolder(path: parent)
      folder.removeAbandonedFiles()
      try folder.write(bytes, to: name, by: temporary, permissions: folder.permissions(of: name))
    }
  }
}
