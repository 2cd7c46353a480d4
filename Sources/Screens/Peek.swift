/// A preview that is up.
package final class Peek {
  /// Where the finger presses.
  package let point: Point
  /// What is previewed: the very screen that a commit pushes.
  package let screen: ItemScreen
  /// The pressed row's frame.
  package var sourceRect: Rect { context.sourceRect }

  let context: PreviewingContext
  let delegate: any PreviewingDelegate

  init(
    point: Point,
    screen: ItemScreen,
    context: PreviewingContext,
    delegate: any PreviewingDelegate
  ) {
    self.point = point
    self.screen = screen
    self.context = context
    self.delegate = delegate
  }
}
