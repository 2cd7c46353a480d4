import Importing
import Publishing

/// Reads the files that scripts import, from below the project's root and nowhere else.
struct ImportedFolder: Sendable {
  /// The project's root, where `peekbook.yaml` stands: the current folder.
  let root: String

  /// The largest file that is imported, in bytes.
  static let limit = 64 << 20

  /// Returns a way to read the files that a script imports.
  ///
  /// For a script that lies outside the project, its own folder counts as the root.
  func files(for script: ScriptFile) -> ImportedFiles {
    guard script.path != ScriptFile.standardInput else { return reader(below: root) }
    let isInside = Self.isBelow(root, script.path)
    return reader(below: isInside ? root : script.folder)
  }

  private func reader(below root: String) -> ImportedFiles {
    ImportedFiles(
      read: { (path, script) throws(ImportFileError) in
        let shown = Self.shown(path, script, root)
        return ImportedFile(bytes: try Self.read(shown, below: root), shownPath: shown)
      },
      list: { (folder, name, script) throws(ImportFileError) in
        try Self.list(name, in: Self.shown(folder, script, root), below: root)
      }
    )
  }

  /// Returns a path that a script names, as shown in messages.
  private static func shown(_ path: String, _ script: String, _ root: String) -> String {
    let folder = script == ScriptFile.standardInput ? root : FilePaths.parent(of: script)
    return folder == "." ? path : FilePaths.path(path, in: folder)
  }

  private static func list(
    _ name: String,
    in folder: String,
    below root: String
  ) throws(ImportFileError) -> [String] {
    guard let kind = FilePaths.kind(of: folder) else { throw .notFound }
    guard isBelow(root, folder) else { throw .outsideRoot }
    guard kind == .folder else { throw .notAFolder }
    do throws(FileSystemError) {
      return try FolderListing.files(in: folder) { $0 == name }
    } catch {
      throw .unreadable(reason: error.reason)
    }
  }

  private static func read(_ path: String, below root: String) throws(ImportFileError) -> [UInt8] {
    guard let kind = FilePaths.kind(of: path) else { throw .notFound }
    guard isBelow(root, path) else { throw .outsideRoot }
    guard kind == .file else { throw .notAFile }
    do throws(FileSystemError) {
      return try FileReading.read(path, limit: limit)
    } catch {
      throw .unreadable(reason: error.reason)
    }
  }

  /// Whether a path leads below a folder, links followed.
  private static func isBelow(_ folder: String, _ path: String) -> Bool {
    guard let folder = FilePaths.resolved(folder), let path = FilePaths.resolved(path) else {
      return false
    }
    let start = folder == "/" ? folder : folder + "/"
    return path.utf8.starts(with: start.utf8)
  }
}
