internal import Recordings

/// The renderers of a recording's screens, which remember the rows that they drew.
struct ScreenRenderers {
  /// Draws screens as HTML.
  var html: HTMLScreenRenderer
  /// Draws screens as text.
  var text: TextScreenRenderer

  private let recording: Recording
  private var lastHTML: LastDrawing?
  private var lastText: LastDrawing?

  /// Creates the renderers of a recording.
  init(_ recording: Recording) {
    self.recording = recording
    html = HTMLScreenRenderer(recording)
    text = TextScreenRenderer(recording)
  }

  /// Returns the screen at an index of the recording in a form, to be read.
  mutating func draw(_ screen: Int, _ marks: ScreenMarks, as form: PageForm) -> [UInt8] {
    let last = form == .html ? lastHTML : lastText
    if let last, last.shows(screen, marks) { return last.bytes }
    let drawing = drawAnew(screen, marks, as: form)
    switch form {
    case .html: lastHTML = drawing
    case .markdown: lastText = drawing
    }
    return drawing.bytes
  }

  private mutating func drawAnew(
    _ screen: Int,
    _ marks: ScreenMarks,
    as form: PageForm
  ) -> LastDrawing {
    let record = recording.screens[screen]
    switch form {
    case .html:
      var drawing = HTMLWriter(reservingCapacity: 4096)
      html.write(record, .full, marks: marks, into: &drawing)
      return LastDrawing(screen: screen, marks: marks, bytes: drawing.bytes)
    case .markdown:
      let bytes = text.draw(record, marks: marks)
      return LastDrawing(screen: screen, marks: marks, bytes: bytes)
    }
  }
}
