/// Lists the files below a folder.
package enum FolderListing {
  /// Returns the paths of all files below a folder, relative to it, sorted by their bytes.
  ///
  /// `isWanted` says of a file's name whether it is listed. Links to files are listed, links to folders are not entered, as they may lead in a circle.
  /// Not entered are hidden folders either (`.git`, `.build`), nor folders that were published
  /// (those with a manifest): what was written must not be read as input by the next build.
  ///
  /// `willEnter` is told each folder, as a path from the one that is listed, before it is looked at.
  ///
  /// - Throws: `FileSystemError` if a folder can't be read, or if something that would be listed or
  ///   entered has a name that is not UTF-8.
  /// - Complexity: O(*n* log *n*) in the number of files.
  package static func files(
    in folder: String,
    where isWanted: (String) -> Bool = { _ in true },
    willEnter: (String) -> Void = { _ in }
  ) throws(FileSystemError) -> [String] {
    // Not being there is an answer as well, which may become another one.
    willEnter("")
    let root = try naming("list", folder) { () throws(SystemError) in
      try OpenFolder(path: folder)
    }
    var found: [String] = []
    // Only paths wait here, so that few folders are open at a time however many there are.
    var waiting = [""]
    while let path = waiting.popLast() {
      if !path.isEmpty { willEnter(path) }
      let listed = try naming("list", FilePaths.path(path, in: folder)) { () throws(SystemError) in
        try entries(of: path, below: root)
      }
      guard !listed.entries.contains(where: { $0.name == Manifest.fileName }) else { continue }
      for entry in listed.entries {
        let entryPath = FilePaths.path(entry.name, in: path)
        if entry.kind == .folder {
          guard !entry.name.hasPrefix(".") else { continue }
          try checkName(of: entry, "list", FilePaths.path(entryPath, in: folder))
          waiting.append(entryPath)
        } else if isWanted(entry.name), leadsToFile(entry, in: listed.folder) {
          try checkName(of: entry, "read", FilePaths.path(entryPath, in: folder))
          found.append(entryPath)
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func checkName(
    of entry: OpenFolder.Entry,
    _ action: String,
    _ path: String
  ) throws(FileSystemError) {
    guard !entry.isNameValid else { return }
    throw FileSystemError(action, path, reason: "its name is not UTF-8", hint: "rename it")
  }

  private static func entries(
    of path: String,
    below root: OpenFolder
  ) throws(SystemError) -> (folder: OpenFolder, entries: [OpenFolder.Entry]) {
    var folder = root
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      folder = try folder.folder(String(decoding: part, as: UTF8.self))
    }
    return (folder, try folder.entries())
  }

  private static func leadsToFile(_ entry: OpenFolder.Entry, in folder: OpenFolder) -> Bool {
    switch entry.kind {
    case .file: true
    // One that can't be followed is for the reader to tell of; one that leads nowhere is none.
    case .link: [.file, .unreachable].contains(folder.kindFollowingLinks(of: entry.name))
    case .folder, .other, .unreachable: false
    }
  }
}
