#if !canImport(Darwin)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// Changes of folders as Linux tells them: one descriptor, however many folders there are.
  final class InotifyQueue {
    private static let mask = UInt32(
      IN_CREATE | IN_DELETE | IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
        | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR
    )

    /// What can be read when something has happened.
    let descriptor: Int32
    private var watches: [String: Int32] = [:]
    private var folders: [Int32: String] = [:]
    private var buffer = [UInt8](repeating: 0, count: 16_384)

    init() throws(WatchError) {
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard descriptor >= 0 else { throw .last }
    }

    deinit {
      close(descriptor)
    }

    /// Watches a folder, from now on.
    func add(_ folder: String) throws(WatchError) {
      guard watches[folder] == nil else { return }
      let watch = unsafe inotify_add_watch(descriptor, folder, Self.mask)
      guard watch >= 0 else {
        // Gone in the meantime, which the folder that holds it tells.
        if errno == ENOENT || errno == ENOTDIR || errno == EACCES { return }
        throw .last
      }
      // One folder may have been moved to another path.
      if let other = folders[watch] { watches[other] = nil }
      watches[folder] = watch
      folders[watch] = folder
    }

    /// Says that what is in a folder that is watched anyway may be written: nothing to do here.
    func add(file: String) throws(WatchError) {}

    /// Watches these folders no longer.
    func keep(where isKept: (String) -> Bool) {
      for (folder, watch) in watches where !isKept(folder) {
        watches[folder] = nil
        folders[watch] = nil
        _ = inotify_rm_watch(descriptor, watch)
      }
    }

    /// Returns what has happened since it was last asked.
    func drain() -> FolderEvents {
      var found = FolderEvents()
      while true {
        let count = unsafe buffer.withUnsafeMutableBytes {
          unsafe read(descriptor, $0.baseAddress, $0.count)
        }
        guard count > 0 else { return found }
        var start = 0
        while start < count { start += take(at: start, &found) }
      }
    }

    /// Takes the event that begins at a place; returns how long it is.
    private func take(at start: Int, _ found: inout FolderEvents) -> Int {
      let event = unsafe buffer.withUnsafeBytes {
        unsafe $0.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
      }
      let header = MemoryLayout<inotify_event>.size
      let length = header + Int(event.len)
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { found.isIncomplete = true }
      guard let folder = folders[event.wd] else { return length }
      let name = buffer[(start + header)..<(start + length)].prefix { $0 != 0 }
      found.events.append(
        FolderEvent(
          folder: folder,
          name: name.isEmpty ? nil : String(decoding: name, as: UTF8.self),
          isFolder: event.mask & UInt32(IN_ISDIR) != 0
        )
      )
      // The system has forgotten it: moved away, it would be watched under a path that it has no longer.
      if event.mask & UInt32(IN_IGNORED) != 0 {
        folders[event.wd] = nil
        watches[folder] = nil
      } else if event.mask & UInt32(IN_MOVE_SELF) != 0 {
        _ = inotify_rm_watch(descriptor, event.wd)
      }
      return length
    }
  }
#endif
