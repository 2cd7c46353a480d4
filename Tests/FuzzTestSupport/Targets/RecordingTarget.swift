import Diagnostics
import Recordings
import Reviewing
import SitePages

/// A `recording.json` from anywhere.
enum RecordingTarget: FuzzTarget {
  static let name = "recording"

  /// What is drawn of one input, at most.
  private static let mostSteps = 40

  static func run(_ bytes: [UInt8]) throws(BrokenPromise) {
    let recording: Recording
    do throws(DiagnosticBag) {
      recording = try RecordingReader.read(bytes, file: "recording.json")
    } catch {
      try DiagnosticFacts.check(error)
      return try BrokenPromise.check(error.all.count == 1, "not one problem")
    }
    try RecordingFacts.checkRoundTrip(recording)
    guard recording.steps.count + recording.items.count <= mostSteps else { return }
    let other = Recording(title: "Nothing")
    let review = try RecordingFacts.checkReviews(of: recording, and: other)
    try Pages.ofReview(review).check()
    try Pages.ofSite(recording).check()
  }
}
