#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file of a folder, open for reading; closed when its owner lets go.
package struct FolderFile: ~Copyable {
  /// What stands at a path in a folder.
  package enum Found: ~Copyable {
    case file(FolderFile)
    case folder
    case nothing
    /// The system has no descriptor left with which to look.
    case exhausted
  }

  private let file: OpenFile
  /// The size in bytes.
  package let size: Int
  /// When it was written, in seconds since 1970.
  package let modified: Int
  /// What tells this state of the file from others: a file that is replaced has another.
  package let tag: String

  /// Looks for something in a folder, by the parts of its path; no symbolic link is followed below the
  /// folder, so nothing outside of it is found.
  package static func find(_ parts: [String], in folder: String) -> Found {
    do throws(SystemError) {
      return try open(parts, in: folder)
    } catch {
      return error.meansExhausted ? .exhausted : .nothing
    }
  }

  private static func open(_ parts: [String], in folder: String) throws(SystemError) -> Found {
    var current = try OpenFolder(path: folder)
    for (place, part) in parts.enumerated() {
      switch try current.status(of: part).kind {
      case .folder:
        current = try current.folder(part)
      case .file where place == parts.count - 1:
        return .file(try FolderFile(current.file(part)))
      case .file, .link, .other, .unreachable:
        return .nothing
      }
    }
    return .folder
  }

  private init(_ file: consuming OpenFile) throws(SystemError) {
    let status = try file.status
    // Something else may have come to stand there.
    guard status.kind == .file else { throw SystemError(code: ENOENT) }
    size = status.size
    modified = status.modified.seconds
    let words = [
      Int(truncatingIfNeeded: status.identity.number), status.size, status.modified.seconds,
      status.modified.nanoseconds,
    ]
    tag = words.map { String(UInt(bitPattern: $0), radix: 16) }.joined(separator: "-")
    self.file = file
  }

  /// Returns all that it holds.
  package func read() throws(FileSystemError) -> [UInt8] {
    try FileReading.readAll(file, path: "page", limit: .max)
  }

  /// Hands the descriptor over to who closes it.
  package consuming func release() -> Int32 { file.release() }
}
