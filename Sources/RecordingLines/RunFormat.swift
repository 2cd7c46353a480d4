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

  /// Whether a file says in its first bytes that it is a recording in lines.
  package static func isNamed(in bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(512).prefix { $0 != 0x0A }
    return String(decoding: start, as: UTF8.self).contains("\"\(name)\"")
  }
}
