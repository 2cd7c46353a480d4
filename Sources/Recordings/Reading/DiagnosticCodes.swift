package import Diagnostics

extension Diagnostic.Code {
  /// A file is no recording.
  package static let notARecording = Diagnostic.Code("not-a-recording")
  /// A recording was written by a newer Peekbook.
  package static let newerRecording = Diagnostic.Code("newer-recording")
  /// A recording is not as it was written.
  package static let damagedRecording = Diagnostic.Code("damaged-recording")
}
