import Diagnostics
import Publishing
import Recordings
import Reviewing
import SourceReading

/// A recording that was made before, and is read for a review.
struct RecordingFile: Sendable {
  /// The size of the largest that is read, in bytes.
  static let largest = 1 << 30
  /// The name of a recording in a scenario's folder.
  static let name = "recording.json"

  /// The path of its scenario.
  let scenario: String
  /// Where it is.
  let path: String
  /// The files of which it is one.
  let files: any SourceFiles
  /// The folders below one of which it has to lie; `nil` for one that a person named.
  var folders: [String]?
  /// What it holds, if that had to be read to know what it is.
  var bytes: [UInt8]?

  /// Reads it.
  ///
  /// - Complexity: O(*n*).
  func read() -> Result<ScenarioRecording, DiagnosticBag> {
    Result { () throws(DiagnosticBag) in
      let bytes = if let bytes { bytes } else { try Self.bytes(of: path, files, below: folders) }
      let recording = try RecordingReader.read(bytes, file: path)
      return ScenarioRecording(path: scenario, recording: recording)
    }
  }

  /// Returns what a file holds that may be a recording.
  static func bytes(
    of path: String,
    _ files: any SourceFiles,
    below folders: [String]? = nil
  ) throws(DiagnosticBag) -> [UInt8] {
    do throws(FileSystemError) {
      return try files.read(path, limit: largest, below: folders)
    } catch {
      throw DiagnosticBag([error.diagnostic])
    }
  }
}
