#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder for the time of a run, which only this user can enter.
package struct RunFolder {
  /// Where it is.
  package let path: String

  /// Creates a folder of a name that no other has, in the folder for such things.
  package init(in parent: String) throws(FileSystemError) {
    var template = Array(FilePaths.path("peekbook-XXXXXX", in: parent).utf8CString)
    let created = unsafe template.withUnsafeMutableBufferPointer { buffer -> String? in
      guard let start = buffer.baseAddress, let path = unsafe mkdtemp(start) else {
        return nil
      }
      return unsafe String(cString: path)
    }
    guard let created else { throw FileSystemError("create a folder in", parent, .last) }
    path = created
  }

  /// Removes it, with all that is in it; links are removed, and not followed.
  package func remove() throws(FileSystemError) {
    let path = path
    try naming("remove", path) { () throws(SystemError) in
      // Whoever put a link in its place meant nothing to be removed behind it.
      try Self.empty(OpenFolder(notFollowing: path))
      guard unsafe rmdir(path) == 0 else { throw .last }
    }
  }

  /// Removes what is in a folder.
  ///
  /// Pages lie a few folders deep, so that going down needs no limit.
  private static func empty(_ folder: OpenFolder) throws(SystemError) {
    for entry in try folder.entries() {
      guard entry.kind == .folder else {
        try folder.removeFile(entry.name)
        continue
      }
      try empty(folder.folder(entry.name))
      try folder.removeFolder(entry.name)
    }
  }
}
