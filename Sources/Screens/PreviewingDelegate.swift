/// Answers a press on a list: what to preview, and what to do when the finger presses deeper.
package protocol PreviewingDelegate {
  /// Returns the screen to preview for a press at a point, and sets the context's source
  /// rectangle; `nil` if there is nothing to preview.
  func previewing(_ context: PreviewingContext, screenAt point: Point) -> ItemScreen?
  /// Shows the screen that was previewed.
  func previewing(_ context: PreviewingContext, commit screen: ItemScreen)
}

/// One press on a list.
package final class PreviewingContext {
  /// The list that is pressed; it outlives the press.
  package unowned let list: ListScreen
  /// What stays sharp while the rest of the list is dimmed.
  package var sourceRect = Rect(x: 0, y: 0, width: 0, height: 0)

  init(list: ListScreen) {
    self.list = list
  }
}
