import Diagnostics
import Recordings
import Reviewing

/// What is promised about every recording.
enum RecordingFacts {
  /// What was written is read as what it was, and written with the same bytes.
  static func checkRoundTrip(_ recording: Recording) throws(BrokenPromise) {
    let bytes = RecordingWriter.write(recording)
    let again: Recording
    do throws(DiagnosticBag) {
      again = try RecordingReader.read(bytes, file: "recording.json")
    } catch {
      throw BrokenPromise("a recording is refused: \(FullRenderer().render(error))")
    }
    try BrokenPromise.check(again == recording, "a recording is read as another one")
    try BrokenPromise.check(
      RecordingWriter.write(again) == bytes,
      "a recording is written with other bytes"
    )
  }

  /// It differs in nothing from itself, and from another one in the same way in both directions.
  static func checkReviews(
    of base: Recording,
    and head: Recording
  ) throws(BrokenPromise) -> Review {
    let sides = [base, head].map { [ScenarioRecording(path: "s", recording: $0)] }
    for side in sides {
      try BrokenPromise.check(Review(base: side, head: side).isEmpty, "it differs from itself")
    }
    let review = Review(base: sides[0], head: sides[1])
    try BrokenPromise.check(
      Review(base: sides[1], head: sides[0]) == review.mirrored,
      "the review of head and base is no mirror image"
    )
    return review
  }
}
