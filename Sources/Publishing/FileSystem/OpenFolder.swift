#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open folder; what is done in it is done by name and follows no symbolic link.
///
/// Going from folder to folder by descriptor, instead of by path, means that nobody can slip a link
/// in between a check and a write, and that a path is looked up once and not for every file.
final class OpenFolder {
  /// An entry of a folder.
  struct Entry {
    var name: String
    var kind: FileKind
    /// Whether the name is UTF-8; if not, `name` is a likeness, under which nothing can be found.
    var isNameValid = true
  }

  /// Whether this run created the folder, so that it's known to be empty at first.
  let isNew: Bool
  private let descriptor: Int32
  private var isLocked = false

  private init(descriptor: Int32, isNew: Bool) {
    self.descriptor = descriptor
    self.isNew = isNew
  }

  deinit {
    // Closing alone would not do while a process that is being started still shares the descriptor.
    if isLocked { _ = flock(descriptor, LOCK_UN) }
    _ = close(descriptor)
  }

  /// Opens a folder by its path, links followed.
  init(path: String, isNew: Bool = false) throws(SystemError) {
    descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    self.isNew = isNew
    guard descriptor >= 0 else { throw .last }
  }

  /// Opens a folder by its path, unless a link stands there.
  ///
  /// - Throws: `ENOTDIR` or `ELOOP` if there is something else.
  init(notFollowing path: String) throws(SystemError) {
    descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    isNew = false
    guard descriptor >= 0 else { throw .last }
  }

  /// Opens a folder in this folder.
  ///
  /// - Throws: `ENOENT` if there is none; `ENOTDIR` or `ELOOP` if there is something else.
  func folder(_ name: String) throws(SystemError) -> OpenFolder {
    try folder(name, isNew: false)
  }

  /// Opens a folder in this folder, created if there is none.
  func folder(creating name: String) throws(SystemError) -> OpenFolder {
    if unsafe mkdirat(descriptor, name, 0o777) == 0 { return try folder(name, isNew: true) }
    guard errno == EEXIST else { throw .last }
    return try folder(name, isNew: false)
  }

  private func folder(_ name: String, isNew: Bool) throws(SystemError) -> OpenFolder {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let opened = unsafe openat(descriptor, name, flags)
    guard opened >= 0 else { throw .last }
    return OpenFolder(descriptor: opened, isNew: isNew)
  }

  /// Opens a file for reading.
  ///
  /// - Throws: `ENOENT` if there is none, `ELOOP` if it is a link.
  func file(_ name: String) throws(SystemError) -> OpenFile {
    // A pipe without a writer would block.
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let opened = unsafe openat(descriptor, name, flags)
    guard opened >= 0 else { throw .last }
    return OpenFile(descriptor: opened)
  }

  /// Creates a file for writing.
  ///
  /// - Throws: `EEXIST` if there is anything of that name.
  func newFile(_ name: String) throws(SystemError) -> OpenFile {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let opened = unsafe openat(descriptor, name, flags, 0o666)
    guard opened >= 0 else { throw .last }
    return OpenFile(descriptor: opened)
  }

  /// Gives a file another name, in place of what has that name.
  func rename(_ name: String, to newName: String) throws(SystemError) {
    guard unsafe renameat(descriptor, name, descriptor, newName) == 0 else { throw .last }
  }

  /// Removes a file.
  func removeFile(_ name: String) throws(SystemError) {
    guard unsafe unlinkat(descriptor, name, 0) == 0 else { throw .last }
  }

  /// Removes a folder, which must be empty.
  func removeFolder(_ name: String) throws(SystemError) {
    guard unsafe unlinkat(descriptor, name, AT_REMOVEDIR) == 0 else { throw .last }
  }
}

extension OpenFolder {
  /// What the system knows about the folder itself.
  var status: FileStatus {
    get throws(SystemError) {
      var info = stat()
      guard unsafe fstat(descriptor, &info) == 0 else { throw .last }
      return FileStatus(info)
    }
  }

  /// Returns what the system knows about an entry; about a link, not what it leads to.
  ///
  /// - Throws: `ENOENT` if there is none.
  func status(of name: String, followingLinks: Bool = false) throws(SystemError) -> FileStatus {
    var info = stat()
    let flags = followingLinks ? 0 : AT_SYMLINK_NOFOLLOW
    guard unsafe fstatat(descriptor, name, &info, flags) == 0 else { throw .last }
    return FileStatus(info)
  }

  /// Returns what an entry leads to, links followed, or `nil` if there is nothing.
  func kindFollowingLinks(of name: String) -> FileKind? {
    do throws(SystemError) {
      return try status(of: name, followingLinks: true).kind
    } catch {
      return error.meansNothingThere ? nil : .unreachable
    }
  }

  /// Returns who may read and write an entry; `nil` if there is none.
  func permissions(of name: String) -> mode_t? {
    var info = stat()
    guard unsafe fstatat(descriptor, name, &info, 0) == 0 else { return nil }
    return info.st_mode & 0o7777
  }

  /// Takes the folder for this process alone, until it is closed, and returns whether it was free.
  ///
  /// The lock is on the folder and needs no file, so it moves no timestamp, and a run that is killed
  /// leaves none behind. File systems without locks (some network ones) always answer yes.
  func lock() -> Bool {
    isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0
    return isLocked || errno != EWOULDBLOCK
  }

  /// Returns all entries but `.` and `..`, in no order.
  ///
  /// - Complexity: O(*n*).
  func entries() throws(SystemError) -> [Entry] {
    // Another descriptor, as reading moves its place and closing the stream closes it.
    let again = unsafe openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard again >= 0 else { throw .last }
    guard let stream = unsafe fdopendir(again) else {
      let error = SystemError.last
      _ = close(again)
      throw error
    }
    defer { unsafe closedir(stream) }
    var entries: [Entry] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        guard errno == 0 else { throw .last }
        return entries
      }
      let (name, isValid) = unsafe Self.name(of: entry)
      guard name != ".", name != ".." else { continue }
      let kind = try kind(of: name, type: unsafe entry.pointee.d_type)
      entries.append(Entry(name: name, kind: kind, isNameValid: isValid))
    }
  }

  private static func name(
    of entry: UnsafeMutablePointer<dirent>
  ) -> (name: String, isValid: Bool) {
    // By address: the record ends after the name, so its type must not be copied as a whole.
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else {
      preconditionFailure("a directory entry stores its name")
    }
    let bytes = unsafe UnsafeRawPointer(entry).advanced(by: offset)
      .assumingMemoryBound(to: CChar.self)
    if let name = unsafe String(validatingCString: bytes) { return (name, true) }
    return (unsafe String(cString: bytes), false)
  }

  private func kind(of name: String, type: UInt8) throws(SystemError) -> FileKind {
    switch Int(type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    // Some file systems don't say.
    case Int(DT_UNKNOWN): try status(of: name).kind
    default: .other
    }
  }
}
