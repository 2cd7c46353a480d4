internal import Bytes
internal import Recordings

/// What rendering pages needs for itself, page after page: each thread has one.
struct PageDesk {
  /// The renderers of the screens, which remember rows that they drew.
  var screens: ScreenRenderers
  /// What turned out to be wrong with the templates.
  var problems = TemplateProblems()
  /// Room for a page, which keeps the size that it grew to.
  private var room = UTF8Writer(reservingCapacity: 16 * 1024)

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

  /// Takes the room, which is then to be given back.
  mutating func takeRoom() -> UTF8Writer {
    var taken = UTF8Writer()
    swap(&taken, &room)
    return taken
  }

  /// Gives room back, emptied.
  mutating func giveBack(_ room: inout UTF8Writer) {
    room.removeAll()
    swap(&room, &self.room)
  }
}
