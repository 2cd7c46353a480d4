import SourceReading

/// One script: where it is, what is in it, and where its pages go.
struct ScriptFile {
  /// The path as the user named it, or `<stdin>`.
  let path: String
  /// The bytes.
  let bytes: [UInt8]
  /// The path of its folder in the site.
  let sitePath: String

  /// The largest script that is read, in bytes.
  static let limit = 64 << 20
  /// The name under which a script on standard input is reported.
  static let standardInput = ImportedFolder.standardInput
}
