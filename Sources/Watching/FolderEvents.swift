/// One thing that happened in a folder that is watched.
struct FolderEvent: Equatable {
  /// The folder.
  let folder: String
  /// What it happened to; `nil` if to the folder itself, or if the system does not say.
  let name: String?
  /// Whether that is a folder.
  let isFolder: Bool
}

/// What the system had to say.
struct FolderEvents: Equatable {
  var events: [FolderEvent] = []
  /// Whether more happened than could be told.
  var isIncomplete = false
}

#if canImport(Darwin)
  typealias SystemQueue = KernelQueue
#else
  typealias SystemQueue = InotifyQueue
#endif
