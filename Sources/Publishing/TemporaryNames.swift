#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Names of files that are being written.
struct TemporaryNames {
  /// The beginning of every such name.
  static let prefix = OutputPath.reserved + "tmp-"

  private let process = getpid()
  private var count = 0

  /// Returns a name that no other file of this or another run has.
  mutating func next() -> String {
    count += 1
    return Self.prefix + "\(process)-\(count)"
  }
}

extension OpenFolder {
  /// Writes a file under a temporary name and then renames it; a failure leaves nothing behind, and
  /// neither does a signal that ends the program.
  ///
  /// There is no `fsync`: a run that is killed leaves whole files, and the next build compares the
  /// bytes of every file anyway.
  func write(
    _ contents: [UInt8],
    to name: String,
    by temporary: String,
    permissions: mode_t? = nil
  ) throws(SystemError) {
    try EndingSignals.delayed { () throws(SystemError) in
      try replace(name, with: contents, by: temporary, permissions: permissions)
    }
  }

  /// Removes what runs that were killed left under temporary names; what another run is at is locked,
  /// and stays.
  ///
  /// Nothing depends on it, so whatever can't be removed stays without a word.
  ///
  /// - Complexity: O(*n*) in the number of entries.
  func removeAbandonedFiles() {
    guard let entries = try? entries() else { return }
    for entry in entries where entry.kind == .file && entry.name.hasPrefix(TemporaryNames.prefix) {
      if let file = try? file(entry.name), file.lock() { try? removeFile(entry.name) }
    }
  }

  private func replace(
    _ name: String,
    with contents: [UInt8],
    by temporary: String,
    permissions: mode_t?
  ) throws(SystemError) {
    let file = try newFile(temporary)
    file.lock()
    do throws(SystemError) {
      if let permissions { try file.setPermissions(permissions) }
      try file.write(contents)
      try file.finish()
      try rename(temporary, to: name)
    } catch {
      try? removeFile(temporary)
      throw error
    }
  }
}
