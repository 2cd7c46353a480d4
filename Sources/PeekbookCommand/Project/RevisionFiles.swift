import Publishing
import Revisions
import SourceReading

/// The files of a revision, under paths such as `main:Examples/colors.yaml`.
struct RevisionFiles: SourceFiles {
  private let tree: RevisionTree
  /// What all paths begin with: the revision's name and a colon.
  private let start: String
  /// What was read in advance, by path.
  private var contents: [String: Result<[UInt8], RevisionFileError>] = [:]

  /// Creates the files of a revision that the user calls `name`.
  init(_ tree: RevisionTree, name: String) {
    self.tree = tree
    start = name + ":"
  }

  func kind(of path: String) -> FileKind? {
    guard let kind = try? tree.kind(of: inside(path)) else { return nil }
    switch kind {
    case .file: return .file
    case .folder: return .folder
    case .link: return .link
    case .submodule: return .other
    }
  }

  func absence(at path: String) -> String? {
    do throws(RevisionFileError) {
      _ = try tree.resolved(inside(path))
      return nil
    } catch {
      return error == .missing ? nil : error.reason
    }
  }

  func files(
    in folder: String,
    where isWanted: @escaping @Sendable (String) -> Bool
  ) throws(FileSystemError) -> [String] {
    var found: [String] = []
    var waiting = [""]
    while let path = waiting.popLast() {
      let entries = try entries(of: FilePaths.path(path, in: inside(folder)), shown: folder)
      guard !entries.contains(where: { $0.name == PublishedFolder.manifestName }) else { continue }
      for entry in entries {
        let entryPath = FilePaths.path(entry.name, in: path)
        if entry.kind == .folder {
          if !entry.name.hasPrefix(".") { waiting.append(entryPath) }
        } else if isWanted(entry.name),
          entry.kind == .file || kind(of: self.path(entryPath, in: folder)) == .file
        {
          try checkName(of: entry, self.path(entryPath, in: folder))
          found.append(entryPath)
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  func read(_ path: String, limit: Int) throws(FileSystemError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(RevisionFileError) {
      if let known = contents[path] {
        bytes = try known.get()
      } else {
        bytes = try tree.read(inside(path))
      }
    } catch {
      throw FileSystemError("read", path, reason: error.reason, hint: error.hint)
    }
    guard bytes.count <= limit else {
      throw FileSystemError("read", path, reason: "it is longer than \(limit) bytes")
    }
    return bytes
  }

  func resolved(_ path: String) -> String? {
    (try? tree.resolved(inside(path))).map { "/" + $0 }
  }

  func isSameFile(_ path: String, _ other: String) -> Bool { resolved(path) == resolved(other) }

  func folder(of path: String) -> String {
    let parent = FilePaths.parent(of: inside(path))
    return start + (parent == "." ? "" : parent)
  }

  func path(_ name: String, in folder: String) -> String {
    start + FilePaths.path(name, in: inside(folder))
  }

  mutating func prepare(_ paths: [String]) {
    guard paths.count > 1, let read = try? tree.read(paths.map(inside)) else { return }
    for (path, bytes) in zip(paths, read) { contents[path] = bytes }
  }
}

extension RevisionFiles {
  /// The path as the repository has it.
  func inside(_ path: String) -> String {
    guard path.utf8.starts(with: start.utf8) else { return path }
    return String(decoding: path.utf8.dropFirst(start.utf8.count), as: UTF8.self)
  }

  private func entries(
    of folder: String,
    shown: String
  ) throws(FileSystemError) -> [RevisionTree.Entry] {
    do throws(RevisionFileError) {
      return try tree.entries(of: folder)
    } catch {
      throw FileSystemError("list", shown, reason: error.reason, hint: error.hint)
    }
  }

  private func checkName(of entry: RevisionTree.Entry, _ path: String) throws(FileSystemError) {
    guard !entry.isNameValid else { return }
    throw FileSystemError("read", path, reason: "its name is not UTF-8", hint: "rename it")
  }
}
