#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What stands at a path.
package enum FileKind: Sendable, Hashable {
  case file, folder, link, other
  /// Something may be there, and the system refuses to say what: looking at it, or opening it, will
  /// say why.
  case unreachable

  init(mode: mode_t) {
    self =
      switch mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
  }

  /// The kind in words, with its article.
  var words: String {
    switch self {
    case .file: "a file"
    case .folder: "a folder"
    case .link: "a symbolic link"
    case .other: "neither a file nor a folder"
    case .unreachable: "something that can't be looked at"
    }
  }
}

/// What makes a file the same one under several paths.
package struct FileIdentity: Sendable, Hashable {
  let device: UInt64
  let number: UInt64
}

/// A point in time, as the system notes it with files.
struct FileTime: Sendable, Hashable {
  let seconds: Int
  let nanoseconds: Int
}

/// What the system knows about a file.
package struct FileStatus: Sendable, Hashable {
  /// What it is.
  package let kind: FileKind
  /// Its size in bytes.
  package let size: Int
  /// Which it is.
  package let identity: FileIdentity
  /// When it was last written, since 1970.
  let modified: FileTime

  init(_ info: stat) {
    kind = FileKind(mode: info.st_mode)
    size = Int(info.st_size)
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: info.st_dev),
      number: UInt64(truncatingIfNeeded: info.st_ino)
    )
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    modified = FileTime(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }

  /// Returns the status of what a path leads to, links followed.
  ///
  /// - Throws: `SystemError` with `ENOENT` if there is nothing.
  static func following(_ path: String) throws(SystemError) -> FileStatus {
    var info = stat()
    guard unsafe stat(path, &info) == 0 else { throw .last }
    return FileStatus(info)
  }
}
