import RecordingLines
import SourceReading

/// One script, or a recording that stands in the place of one: where it is, what is in it, and where
/// its pages go.
struct ScriptFile: Sendable {
  /// The path as the user named it, or `<stdin>`.
  let path: String
  /// The bytes.
  let bytes: [UInt8]
  /// The path of its folder in the site.
  let sitePath: String

  /// The largest script that is read, in bytes.
  static let limit = 64 << 20
  /// The largest recording in lines that is read, in bytes.
  static let recordingLimit = 256 << 20
  /// How the names of files end that are read, the longest ending first.
  static let endings = [
    ".recording" + RunFormat.ending, RunFormat.ending, ".yaml", ".yml", ".json",
  ]
  /// The name under which a script on standard input is reported.
  static let standardInput = ImportedFolder.standardInput

  /// Whether it is a recording that another program wrote line by line.
  var isRecording: Bool {
    path == Self.standardInput ? RunFormat.isNamed(in: bytes) : Self.isRecording(path)
  }

  /// Whether a file of such a name is a recording in lines.
  static func isRecording(_ path: String) -> Bool { path.hasSuffix(RunFormat.ending) }
}
