internal import Recordings

/// The renderers of a recording's screens, which remember the rows that they drew.
struct ScreenRenderers {
  /// Draws screens as HTML.
  var html: HTMLScreenRenderer
  /// Draws screens as text.
  var text: TextScreenRenderer

  /// Creates the renderers of a recording.
  init(_ recording: Recording) {
    html = HTMLScreenRenderer(recording)
    text = TextScreenRenderer(recording)
  }
}
