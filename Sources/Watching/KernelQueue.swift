#if canImport(Darwin)
  import Darwin

  /// Changes of folders and files as macOS tells them: a descriptor for each, as a folder does not tell
  /// that a file in it was written.
  final class KernelQueue {
    /// How many descriptors are taken at most; what is beyond goes unnoticed, and is said.
    private static let most = 512
    private static let events = UInt32(
      NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE
    )

    /// What can be read when something has happened.
    let descriptor: Int32
    private var watches: [String: (descriptor: Int32, isFolder: Bool)] = [:]
    private var paths: [Int32: String] = [:]

    init() throws(WatchError) {
      descriptor = kqueue()
      guard descriptor >= 0 else { throw .last }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    deinit {
      for watch in paths.keys { close(watch) }
      close(descriptor)
    }

    /// Watches a folder, from now on.
    func add(_ folder: String) throws(WatchError) {
      try add(folder, isFolder: true)
    }

    /// Watches a file, from now on, if there is one.
    func add(file: String) throws(WatchError) {
      try add(file, isFolder: false)
    }

    private func add(_ path: String, isFolder: Bool) throws(WatchError) {
      guard watches[path] == nil else { return }
      guard watches.count < Self.most else { throw WatchError(code: EMFILE) }
      let watch = unsafe open(path, O_EVTONLY | O_CLOEXEC)
      guard watch >= 0 else {
        if errno == ENOENT || errno == ENOTDIR || errno == EACCES { return }
        throw .last
      }
      var change = kevent()
      change.ident = UInt(watch)
      change.filter = Int16(EVFILT_VNODE)
      change.flags = UInt16(EV_ADD | EV_CLEAR)
      change.fflags = Self.events
      guard unsafe kevent(descriptor, &change, 1, nil, 0, nil) == 0 else {
        let error = WatchError.last
        close(watch)
        throw error
      }
      watches[path] = (watch, isFolder)
      paths[watch] = path
    }

    /// Watches these no longer; a file stays with its folder.
    func keep(where isKept: (String) -> Bool) {
      for (path, watch) in watches where !isKept(watch.isFolder ? path : Self.folder(of: path)) {
        forget(path, watch.descriptor)
      }
    }

    /// Returns what has happened since it was last asked.
    func drain() -> FolderEvents {
      var found = FolderEvents()
      var event = kevent()
      var now = timespec(tv_sec: 0, tv_nsec: 0)
      while unsafe kevent(descriptor, nil, 0, &event, 1, &now) == 1 {
        let number = Int32(truncatingIfNeeded: Int(event.ident))
        guard let path = paths[number], let watch = watches[path] else { continue }
        let folder = watch.isFolder ? path : Self.folder(of: path)
        let name = watch.isFolder ? nil : String(path.dropFirst(folder.count + 1))
        found.events.append(FolderEvent(folder: folder, name: name, isFolder: false))
        // It no longer is what has this path.
        if event.fflags & UInt32(NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE) != 0 {
          forget(path, number)
        }
      }
      return found
    }

    private func forget(_ path: String, _ watch: Int32) {
      close(watch)
      watches[path] = nil
      paths[watch] = nil
    }

    private static func folder(of path: String) -> String {
      path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    }
  }
#endif
