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
    ImportedFiles { (path, script) throws(ImportFileError) in
      let folder = script == ScriptFile.standardInput ? root : FilePaths.parent(of: script)
      let shown = folder == "." ? path : FilePaths.path(path, in: folder)
      return ImportedFile(bytes: try Self.read(shown, below: root), shownPath: shown)
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
