internal import Recordings

/// The last drawing of a screen, which is likely to be asked for again: what a step leads to is what
/// the next one begins with.
struct LastDrawing {
  /// The index of the screen.
  let screen: Int
  /// What was marked on it.
  let marks: ScreenMarks
  /// The drawing.
  let bytes: [UInt8]

  /// Whether this is how a screen is drawn.
  func shows(_ screen: Int, _ marks: ScreenMarks) -> Bool {
    screen == self.screen && marks == self.marks
  }
}
