#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Questions about paths.
package enum FilePaths {
  /// Returns the folder that relative paths start from.
  package static func currentFolder() throws(FileSystemError) -> String {
    guard let path = unsafe realpath(".", nil) else { throw FileSystemError("find", ".", .last) }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// Returns the absolute path without links, `.` and `..`, or `nil` if there is nothing there.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Returns where the path leads if it is a link, however many there are in a row, and even if nothing
  /// is there; else the path itself.
  package static func target(of path: String) -> String {
    var path = path
    var buffer = [CChar](repeating: 0, count: 4_096)
    for _ in 0..<40 {
      let count = unsafe readlink(path, &buffer, buffer.count)
      guard count > 0 else { break }
      let link = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
      path = located(link, in: parent(of: path))
    }
    return path
  }

  /// Returns what stands at the path, links followed, or `nil` if there is nothing.
  ///
  /// That the system refuses to say is no reason to go on as if there were nothing.
  package static func kind(of path: String) -> FileKind? {
    do throws(SystemError) {
      return try FileStatus.following(path).kind
    } catch {
      return error.meansNothingThere ? nil : .unreachable
    }
  }

  /// Whether anything stands at the path, if only a link that leads nowhere.
  ///
  /// - Throws: `FileSystemError` if the system refuses to say.
  package static func isTaken(_ path: String) throws(FileSystemError) -> Bool {
    guard let folder = try? OpenFolder(path: parent(of: path)) else {
      let kind = kind(of: path)
      guard kind != .unreachable else {
        throw FileSystemError("look at", path, reason: "the system refuses it")
      }
      return kind != nil
    }
    do throws(SystemError) {
      _ = try folder.status(of: name(of: path))
      return true
    } catch {
      guard error.meansNothingThere else { throw FileSystemError("look at", path, error) }
      return false
    }
  }

  /// Returns which file stands at the path, links followed, or `nil` if there is none.
  package static func identity(of path: String) -> FileIdentity? {
    try? FileStatus.following(path).identity
  }

  /// Returns the path of the folder that holds `path`, as far as the text says.
  package static func parent(of path: String) -> String {
    var bytes = Array(path.utf8)
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == 0 ? "/" : String(decoding: bytes[..<slash], as: UTF8.self)
  }

  /// Returns the last part of a path, as far as the text says.
  package static func name(of path: String) -> String {
    path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(decoding: $0, as: UTF8.self) }
      ?? path
  }

  /// Returns a path in a folder.
  package static func path(_ name: String, in folder: String) -> String {
    if folder.isEmpty || folder == "." { return name }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }

  /// Returns a path that a person named as seen from where the process is: those that are relative
  /// start from a folder.
  package static func located(_ named: String, in folder: String) -> String {
    named.utf8.first == UInt8(ascii: "/") ? named : path(named, in: folder)
  }

  /// Creates a folder and those that hold it, if they aren't there; returns whether it is new.
  static func createFolder(_ path: String) throws(FileSystemError) -> Bool {
    var missing: [String] = []
    var existing = path
    while kind(of: existing) == nil, existing != ".", existing != "/" {
      missing.append(existing)
      existing = parent(of: existing)
    }
    var isNew = false
    for folder in missing.reversed() {
      isNew = unsafe mkdir(folder, 0o777) == 0
      guard isNew || errno == EEXIST else { throw FileSystemError("create", folder, .last) }
    }
    return isNew
  }
}
