import Diagnostics
import Recordings

/// A `recording.json` from anywhere.
enum RecordingTarget: FuzzTarget {
  static let name = "recording"

  static func run(_ bytes: [UInt8]) throws(BrokenPromise) {
    let recording: Recording
    do throws(DiagnosticBag) {
      recording = try RecordingReader.read(bytes, file: "recording.json")
    } catch {
      try DiagnosticFacts.check(error)
      return try BrokenPromise.check(error.all.count == 1, "not one problem")
    }
    try RecordingFacts.check(recording)
  }
}
