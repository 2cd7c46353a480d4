import Diagnostics
import Publishing

extension Scenario {
  /// The largest script that is read, in bytes.
  private static let largest = 64 << 20

  /// Reads a script.
  ///
  /// A path that is not absolute starts from the package of the calling file: the nearest folder
  /// above it that has a `Package.swift`. Files that the script imports lie below that folder.
  ///
  /// - Parameters:
  ///   - path: The script's path.
  ///   - filePath: The calling file.
  /// - Throws: All that is wrong with the script.
  public init(path: String, filePath: String = #filePath) throws(ScriptError) {
    let root = PackageFolder.holding(filePath)
    let file = FilePaths.located(path, in: root)
    let bytes: [UInt8]
    do throws(FileSystemError) {
      bytes = try FileReading.read(file, limit: Self.largest)
    } catch {
      throw ScriptError(DiagnosticBag([error.diagnostic]))
    }
    try self.init(reading: bytes, file: file, root: root)
  }

  /// Reads a script that is a text.
  ///
  /// Files that it imports are named from the package of the calling file.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - filePath: The calling file.
  /// - Throws: All that is wrong with the script.
  public init(script: String, filePath: String = #filePath) throws(ScriptError) {
    let root = PackageFolder.holding(filePath)
    let file = FilePaths.path("<script>", in: root)
    try self.init(reading: Array(script.utf8), file: file, root: root)
  }

  private init(reading bytes: [UInt8], file: String, root: String) throws(ScriptError) {
    self.init(
      script: String(decoding: bytes, as: UTF8.self),
      file: file,
      root: root,
      decoded: try ScriptDecoding(file: file, root: root).scenario(bytes)
    )
  }
}
