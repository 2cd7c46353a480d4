import Publishing

/// Paths as a server knows them that shows reports beside the lines: from the root of the repository,
/// whatever folder a run was started in and however the user named the file.
struct RepositoryPaths {
  private let currentFolder: String
  /// The roots found, by folder; empty for a folder that is in no repository.
  private var roots: [String: String] = [:]
  /// The last path asked for: a report has one for each expectation, most of them the same.
  private var last: (named: String, path: String)?

  init(_ environment: CommandEnvironment) {
    currentFolder = FilePaths.resolved(environment.currentFolder) ?? "/"
  }

  /// Returns the path of a file from the root of its repository; outside of any, from the current
  /// folder; and as it is named if it is not below that either.
  mutating func path(_ named: String) -> String {
    if let last, last.named.utf8.elementsEqual(named.utf8) { return last.path }
    let path = find(named)
    last = (named, path)
    return path
  }

  private mutating func find(_ named: String) -> String {
    guard let folder = FilePaths.resolved(FilePaths.parent(of: named)) else { return named }
    let full = FilePaths.path(FilePaths.name(of: named), in: folder)
    let root = root(of: folder)
    return Self.relative(full, to: root.isEmpty ? currentFolder : root) ?? named
  }

  private mutating func root(of folder: String) -> String {
    if let known = roots[folder] { return known }
    var current = folder
    var root = ""
    while true {
      // A file in work trees and submodules.
      if [.file, .folder].contains(FilePaths.kind(of: FilePaths.path(".git", in: current))) {
        root = current
        break
      }
      guard current != "/" else { break }
      current = FilePaths.parent(of: current)
    }
    roots[folder] = root
    return root
  }

  private static func relative(_ path: String, to folder: String) -> String? {
    let start = folder == "/" ? folder : folder + "/"
    guard path.utf8.starts(with: start.utf8) else { return nil }
    return String(decoding: path.utf8.dropFirst(start.utf8.count), as: UTF8.self)
  }
}
