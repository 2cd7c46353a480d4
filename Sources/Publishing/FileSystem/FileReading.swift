/// Reads whole files.
package enum FileReading {
  private static let block = 65_536

  /// Returns the bytes of a file, links followed.
  ///
  /// - Throws: `FileSystemError` if it can't be read, is a folder, a pipe or a device, or is longer
  ///   than `limit`.
  /// - Complexity: O(*n*); memory never exceeds the limit by more than a block.
  package static func read(_ path: String, limit: Int) throws(FileSystemError) -> [UInt8] {
    guard !path.utf8.contains(0) else {
      throw FileSystemError("read", path, reason: "a path can't hold a NUL")
    }
    // A pipe would be waited for, and a device may never end.
    guard FilePaths.kind(of: path) != .other else {
      throw FileSystemError("read", path, reason: "it is neither a file nor a folder")
    }
    let file = try naming("read", path) { () throws(SystemError) in try OpenFile(reading: path) }
    return try readAll(file, path: path, limit: limit)
  }

  /// Returns what comes on standard input.
  ///
  /// - Throws: `FileSystemError` if it can't be read or is longer than `limit`.
  /// - Complexity: O(*n*).
  package static func readStandardInput(limit: Int) throws(FileSystemError) -> [UInt8] {
    let path = "standard input"
    let file = try naming("read", path) { () throws(SystemError) in try OpenFile(duplicating: 0) }
    return try readAll(file, path: path, limit: limit)
  }

  /// Returns all that an open file has; `path` is for the error.
  static func readAll(
    _ file: borrowing OpenFile,
    path: String,
    limit: Int
  ) throws(FileSystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    // Room for all of it at once: a large file would be copied over and over while it is read.
    if let status = try? file.status, status.kind == .file {
      guard status.size <= limit else { throw tooLong(path, limit) }
      bytes.reserveCapacity(status.size)
    }
    var buffer = [UInt8](repeating: 0, count: block)
    while bytes.count <= limit {
      let count: Int
      do throws(SystemError) {
        count = try file.read(into: &buffer)
      } catch {
        throw FileSystemError("read", path, error)
      }
      if count == 0 { return bytes }
      bytes.append(contentsOf: buffer[..<count])
    }
    throw tooLong(path, limit)
  }

  private static func tooLong(_ path: String, _ limit: Int) -> FileSystemError {
    var error = FileSystemError(
      "read",
      path,
      reason: "it is longer than \(limit) bytes",
      hint: "is it the file that was meant? If so, split it"
    )
    error.isTooLarge = true
    return error
  }
}
