import Bytes
import Diagnostics

/// Finds paths that are one, on this or on another file system.
///
/// Case and normalisation are ignored on every system, so that a site that can be published on one
/// can be published on all.
struct PathTable {
  private struct Claim {
    var path: String
    var origin: Location?
  }

  /// The files by folded path.
  private var files: [String: Claim] = [:]
  /// The folders by folded path, each with its own path and the origin of the first file in it.
  private var folders: [String: Claim] = [:]
  /// The folder of the last file: most files follow one of the same folder.
  private var lastFolder = ""

  /// Adds a file, and returns what it collides with.
  ///
  /// - Complexity: O(*n*) in the length of the path, on average.
  mutating func add(_ file: PlannedFile) -> Diagnostic? {
    let folded = file.path.caseFolded
    if let other = files[folded] {
      return Self.collision(file, other, isSame: other.path.utf8.elementsEqual(file.path.utf8))
    }
    if let other = folders[folded] { return Self.isBoth(file.path, file.origin, other.origin) }
    files[folded] = Claim(path: file.path, origin: file.origin)
    let folder = OutputPath.split(file.path).folder
    guard folder != lastFolder else { return nil }
    lastFolder = folder
    return addFolders(of: file)
  }

  /// The file whose path is that of `path` where case is ignored, if any.
  func file(like path: String) -> String? {
    files[path.caseFolded]?.path
  }

  private mutating func addFolders(of file: PlannedFile) -> Diagnostic? {
    for folder in OutputPath.folders(of: file.path) {
      let folded = folder.caseFolded
      if let other = files[folded] { return Self.isBoth(other.path, other.origin, file.origin) }
      guard let other = folders[folded] else {
        folders[folded] = Claim(path: folder, origin: file.origin)
        continue
      }
      guard other.path.utf8.elementsEqual(folder.utf8) else {
        return Self.collision(PlannedFile(folder, origin: file.origin), other, isSame: false)
      }
    }
    return nil
  }

  private static func collision(
    _ file: PlannedFile,
    _ other: Claim,
    isSame: Bool
  ) -> Diagnostic {
    let message =
      isSame
      ? "two pages have the path `\(file.path)`"
      : "`\(file.path)` and `\(other.path)` are one path where upper and lower case are one"
    return Diagnostic(
      .pathCollision,
      message,
      at: file.origin,
      hint: "give one of them another name",
      notes: [Diagnostic.Note("the first is `\(other.path)`", at: other.origin)]
    )
  }

  private static func isBoth(_ path: String, _ file: Location?, _ folder: Location?) -> Diagnostic {
    Diagnostic(
      .pathCollision,
      "`\(path)` is a file and a folder of other files",
      at: file ?? folder,
      hint: "give one of them another name",
      notes: folder.map { [Diagnostic.Note("the folder comes from here", at: $0)] } ?? []
    )
  }
}
