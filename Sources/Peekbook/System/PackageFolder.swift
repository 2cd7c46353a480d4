import Publishing

/// The Swift package that a file belongs to.
enum PackageFolder {
  private static let manifest = "Package.swift"

  /// Returns the nearest folder above a file that has a manifest; the current folder if there is
  /// none, as for a program that was moved to another machine.
  static func holding(_ filePath: String) -> String {
    var folder = FilePaths.parent(of: filePath)
    while folder != "/", folder != "." {
      if FilePaths.kind(of: FilePaths.path(manifest, in: folder)) == .file { return folder }
      folder = FilePaths.parent(of: folder)
    }
    return "."
  }

  /// Returns a path as seen from a folder above it; the path itself if it lies elsewhere.
  static func path(_ path: String, from folder: String) -> String {
    let start = folder + "/"
    guard path.utf8.starts(with: start.utf8) else { return path }
    return String(decoding: path.utf8.dropFirst(start.utf8.count), as: UTF8.self)
  }
}
