package import Importing
import Publishing

/// Reads the files that scripts import, from below the project's root and nowhere else.
package struct ImportedFolder: Sendable {
  /// The name under which a script on standard input, or one that is no file at all, is reported.
  package static let standardInput = "<stdin>"

  /// The project's root, where `peekbook.yaml` stands: the current folder.
  private let root: String
  /// Where files are read from.
  private let source: any SourceFiles
  /// The largest file that is imported, in bytes.
  private let limit: Int

  /// Creates a way to read the files below a project's root, of at most so many bytes each.
  package init(root: String, source: any SourceFiles, limit: Int) {
    self.root = root
    self.source = source
    self.limit = limit
  }

  /// Returns a way to read the files that the script at a path imports.
  ///
  /// For a script that lies outside the project, its own folder counts as the root.
  package func files(forScript path: String) -> ImportedFiles {
    guard path != Self.standardInput else { return reader(below: root) }
    let isInside = source.isBelow(root, path)
    return reader(below: isInside ? root : source.folder(of: path))
  }

  private func reader(below root: String) -> ImportedFiles {
    ImportedFiles(
      read: { (path, script) throws(ImportFileError) in
        let shown = shown(path, script, root)
        return ImportedFile(bytes: try read(shown, below: root), shownPath: shown)
      },
      list: { (folder, name, script) throws(ImportFileError) in
        try list(name, in: shown(folder, script, root), below: root)
      }
    )
  }

  /// Returns a path that a script names, as shown in messages.
  private func shown(_ path: String, _ script: String, _ root: String) -> String {
    let folder = script == Self.standardInput ? root : source.folder(of: script)
    return folder == "." ? path : source.path(path, in: folder)
  }

  private func list(
    _ name: String,
    in folder: String,
    below root: String
  ) throws(ImportFileError) -> [String] {
    guard let kind = source.kind(of: folder) else { throw absence(at: folder) }
    guard kind != .unreachable else { throw Self.unreachable }
    guard source.isBelow(root, folder) else { throw .outsideRoot }
    guard kind == .folder else { throw .notAFolder }
    do throws(FileSystemError) {
      return try source.files(in: folder) { $0 == name }
    } catch {
      throw .unreadable(reason: error.reason)
    }
  }

  private func read(_ path: String, below root: String) throws(ImportFileError) -> [UInt8] {
    guard let kind = source.kind(of: path) else { throw absence(at: path) }
    guard kind != .unreachable else { throw Self.unreachable }
    guard source.isBelow(root, path) else { throw .outsideRoot }
    guard kind == .file else { throw .notAFile }
    do throws(FileSystemError) {
      return try source.read(path, limit: limit)
    } catch {
      if error.isTooLarge { throw .tooLarge(limit: limit) }
      throw .unreadable(reason: error.reason)
    }
  }

  /// Nothing is read of which it can't be said that it lies below the root.
  private static var unreachable: ImportFileError {
    .unreadable(reason: "the system refuses to look at it")
  }

  private func absence(at path: String) -> ImportFileError {
    source.absence(at: path).map { .unreadable(reason: $0) } ?? .notFound
  }
}
