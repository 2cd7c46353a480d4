/// When to build after changes: once there is quiet for a moment, and after a while even if there is none.
///
/// An editor writes a file in several steps, and a checkout writes many files.
struct Settling {
  private static let quiet = Duration.milliseconds(30)
  private static let longest = Duration.milliseconds(250)

  private var first: ContinuousClock.Instant?
  /// When to build; `nil` for never.
  private(set) var due: ContinuousClock.Instant?

  /// Notes that something changed.
  mutating func noteChange(at now: ContinuousClock.Instant) {
    let first = self.first ?? now
    self.first = first
    due = min(now + Self.quiet, first + Self.longest)
  }

  /// Has it be tried again after a while, unless there is a change before that.
  mutating func noteFailure(at now: ContinuousClock.Instant, pause: Duration) {
    due = now + pause
  }

  /// Notes that a build begins, which takes up all changes so far.
  mutating func begin() {
    first = nil
    due = nil
  }

  /// How long there is until then, in milliseconds, rounded up.
  func milliseconds(from now: ContinuousClock.Instant, atMost limit: Int32) -> Int32 {
    guard let due else { return limit }
    let rest = (due - now).components
    guard rest.seconds >= 0, rest.attoseconds > 0 || rest.seconds > 0 else { return 0 }
    let milliseconds = rest.seconds * 1_000 + rest.attoseconds / 1_000_000_000_000_000 + 1
    return Int32(clamping: min(milliseconds, Int64(limit)))
  }
}
