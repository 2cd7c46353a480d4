internal import Bytes
internal import Recordings

/// What rendering pages needs for itself, page after page: each thread has one.
struct PageDesk {
  /// The renderers of the screens, which remember rows that they drew.
  var screens: ScreenRenderers
  /// What turned out to be wrong with the templates.
  var problems = TemplateProblems()
  /// Room for what stands around a page.
  var frame = UTF8Writer(reservingCapacity: 8 * 1024)

  /// Creates a desk for pages of a recording; without one, for pages that draw no screens.
  init(for recording: Recording = Recording(title: "")) {
    screens = ScreenRenderers(recording)
  }

  /// Makes the desk one for pages of another recording.
  mutating func turn(to recording: Recording) {
    screens = ScreenRenderers(recording)
  }

  /// Returns what was wrong so far, and forgets it.
  mutating func takeProblems() -> TemplateProblems {
    defer { problems = TemplateProblems() }
    return problems
  }
}
