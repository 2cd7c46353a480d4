import Diagnostics
import Recordings
import Replaying
import Scenarios

/// A whole scenario, made of the bytes as of a list of choices, on its way to pages and reviews.
package enum ScenarioTarget: FuzzTarget {
  package static let name = "scenario"

  /// How far a list of choices came.
  package enum Outcome: Sendable {
    /// The script that was made of it is refused.
    case refused
    /// It was replayed, with so many steps and pages.
    case replayed(steps: Int, pages: Int)
  }

  package static func run(_ bytes: [UInt8]) throws(BrokenPromise) {
    _ = try outcome(bytes)
  }

  /// Feeds the bytes to the program, and returns how far they came.
  package static func outcome(_ bytes: [UInt8]) throws(BrokenPromise) -> Outcome {
    var source = ByteSource(bytes)
    var script = RandomScript(&source)
    guard let base = try playable(&script) else { return .refused }
    let again = try replayed(script)
    try BrokenPromise.check(
      again.map(RecordingWriter.write) == RecordingWriter.write(base),
      "the same script gives another recording"
    )
    try RecordingFacts.checkRoundTrip(base)
    let pages = try Pages.ofSite(base)
    try pages.check()
    try BrokenPromise.check(
      try Pages.ofSite(base).bytes == pages.bytes,
      "other bytes the second time"
    )
    script.change(&source)
    if let head = try playable(&script) {
      let review = try RecordingFacts.checkReviews(of: base, and: head)
      try Pages.ofReview(review).check()
    }
    return .replayed(steps: base.steps.count, pages: pages.bytes.count)
  }

  /// Takes out the steps that are wrong or impossible, until the rest can be replayed.
  private static func playable(_ script: inout RandomScript) throws(BrokenPromise) -> Recording? {
    for _ in 0..<12 {
      let (recording, problems) = try result(script)
      if let recording { return recording }
      let lines = Set(problems.all.compactMap { $0.severity == .error ? $0.location?.line : nil })
      guard script.removeSteps(at: lines) else { return nil }
    }
    return nil
  }

  private static func replayed(_ script: RandomScript) throws(BrokenPromise) -> Recording? {
    try result(script).recording
  }

  private static func result(
    _ script: RandomScript
  ) throws(BrokenPromise) -> (recording: Recording?, problems: DiagnosticBag) {
    let (scenario, problems) = SmallProject.read(Array(script.text.utf8))
    try DiagnosticFacts.check(problems)
    guard let scenario else { return (nil, problems) }
    do throws(DiagnosticBag) {
      return (try Replay(scenario).recording, problems)
    } catch {
      return (nil, error)
    }
  }
}
