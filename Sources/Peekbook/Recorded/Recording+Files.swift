import Diagnostics
import Publishing
import Recordings

extension Recording {
  /// The largest recording that is read, in bytes.
  private static let largest = 1 << 30

  /// The recording as JSON, the same bytes on every machine: what `peekbook build` writes as
  /// `recording.json`.
  public var json: [UInt8] { RecordingWriter.write(record) }

  /// Reads a recording that was written as JSON.
  ///
  /// - Parameter path: The file's path; one that is not absolute starts from the current folder.
  /// - Throws: Why it can't be read, with the place of what is wrong.
  public init(path: String) throws(ScriptError) {
    let bytes: [UInt8]
    do throws(FileSystemError) {
      bytes = try FileReading.read(path, limit: Self.largest)
    } catch {
      throw ScriptError(DiagnosticBag([error.diagnostic]))
    }
    try self.init(json: bytes, file: path)
  }

  /// Reads a recording from JSON.
  ///
  /// - Parameters:
  ///   - json: The JSON, in UTF-8.
  ///   - file: What it is called in messages.
  /// - Throws: The place of what is wrong.
  public init(json: [UInt8], file: String = "recording.json") throws(ScriptError) {
    do throws(DiagnosticBag) {
      self.init(try RecordingReader.read(json, file: file))
    } catch {
      throw ScriptError(error)
    }
  }

  /// Writes the recording as JSON, in place of what the file holds.
  ///
  /// - Parameter path: The file's path; one that is not absolute starts from the current folder.
  ///   Folders that are missing are created.
  /// - Throws: Why it can't be written.
  public func write(to path: String) throws(ScriptError) {
    do throws(FileSystemError) {
      try SingleFile.write(json, to: path)
    } catch {
      throw ScriptError(DiagnosticBag([error.diagnostic]))
    }
  }
}
