import Diagnostics
import Recordings
import Reviewing
import SitePages

/// What is promised about every recording.
enum RecordingFacts {
  /// Recordings of more steps and items than this are not drawn: it would take too long.
  private static let mostDrawn = 40

  /// All of it: what was written, reviews, and the pages of both.
  static func check(_ recording: Recording) throws(BrokenPromise) {
    try checkRoundTrip(recording)
    guard recording.steps.count + recording.items.count <= mostDrawn else { return }
    let review = try checkReviews(of: recording, and: Recording(title: "Nothing"))
    try Pages.ofReview(review).check()
    try Pages.ofSite(recording).check()
  }

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
