package import Diagnostics
internal import Importing

/// The format: what its first line says.
package enum RunFormat {
  /// The name of the format.
  package static let name = "peekbook-recording-lines"
  /// The version that is read.
  package static let version = 1
  /// How the names of files end.
  package static let ending = ".jsonl"

  /// The shortest first line there is, for hints.
  static let example = #"{"format": "\#(name)", "version": \#(version), "title": "…"}"#

  /// The shortest start there is, for hints.
  static let start = #"{"screen": {"rows": [{"id": "…", "title": "…"}]}}"#

  /// Returns what to say of a file that is a recording in lines, though its name does not say so;
  /// `nil` if it is none.
  package static func misnaming(_ bytes: [UInt8], file: String) -> Diagnostic? {
    guard isNamed(in: bytes) else { return nil }
    let name = file.split(separator: "/").last ?? ""
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return Diagnostic(
      .misnamedRecording,
      "this is a recording in lines, whose name should end with `\(ending)`",
      at: Location(file: file, line: 1, column: 1),
      hint: "call it " + (String(stem) + ending).inBackticks
    )
  }

  /// Whether a file says in its first bytes that it is a recording in lines.
  package static func isNamed(in bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(512).prefix { $0 != 0x0A }
    return String(decoding: start, as: UTF8.self).contains("\"\(name)\"")
  }
}
