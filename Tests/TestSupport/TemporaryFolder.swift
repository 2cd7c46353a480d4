import FoundationEssentials

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder of a test's own, removed when the test lets go of it.
package final class TemporaryFolder {
  /// Its absolute path, without links.
  package let path: String

  /// Creates the folder.
  package init() throws {
    var template = Array(
      (FileManager.default.temporaryDirectory.path + "/peekbook.XXXXXX").utf8CString
    )
    let made = unsafe template.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.flatMap { unsafe mkdtemp($0) }.map { unsafe String(cString: $0) }
    }
    guard let made, let resolved = unsafe realpath(made, nil) else {
      throw POSIXError(.init(rawValue: errno) ?? .EIO)
    }
    path = unsafe String(cString: resolved)
    unsafe free(resolved)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of what has a name in it.
  package func path(_ name: String) -> String { path + "/" + name }

  /// Writes files, with the folders they need.
  package func add(_ files: [String: String]) throws {
    for (name, text) in files {
      let url = URL(filePath: path(name))
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  /// Adds a folder, with those that hold it.
  package func addFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(name),
      withIntermediateDirectories: true
    )
  }

  /// Adds a symbolic link.
  package func addLink(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  /// Adds a hard link.
  package func addHardLink(_ name: String, to target: String) throws {
    try FileManager.default.linkItem(atPath: path(target), toPath: path(name))
  }

  /// Removes a file, or a folder with all that is in it.
  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }

  /// Gives a file or folder another path, in place of a file that has it.
  package func move(_ name: String, to other: String) throws {
    guard unsafe rename(path(name), path(other)) == 0 else {
      throw POSIXError(.init(rawValue: errno) ?? .EIO)
    }
  }

  /// The text of a file; `nil` if there is none.
  package func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// All entries below the folder but the manifest, with their texts; folders end in `/`.
  package func tree(_ folder: String = "") throws -> [String: String] {
    var tree: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path(folder)) {
      guard name != ".peekbook-manifest" else { continue }
      let full = folder.isEmpty ? name : folder + "/" + name
      var isFolder = false
      _ = FileManager.default.fileExists(atPath: path(full), isDirectory: &isFolder)
      tree[isFolder ? name + "/" : name] = isFolder ? "" : text(full) ?? "(link)"
    }
    return tree
  }

  /// When each entry was last changed, in nanoseconds, with its identity.
  package func stamps() throws -> [String: [Int]] {
    var stamps: [String: [Int]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) + ["."] {
      var info = stat()
      guard unsafe lstat(path(name), &info) == 0 else { continue }
      #if canImport(Darwin)
        let time = info.st_mtimespec
      #else
        let time = info.st_mtim
      #endif
      stamps[name] = [Int(info.st_ino), Int(time.tv_sec), Int(time.tv_nsec), Int(info.st_size)]
    }
    return stamps
  }
}
