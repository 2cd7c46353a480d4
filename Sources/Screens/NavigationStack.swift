/// The screens of one tab, the visible one last.
///
/// That the root stays is up to whoever goes back; every replay checks that it did.
package final class NavigationStack {
  /// The screens, root first.
  package private(set) var screens: [any Screen]

  /// Creates a stack of one screen.
  package init(root: any Screen) {
    screens = [root]
  }

  /// The screen on top.
  package var top: (any Screen)? { screens.last }

  /// Whether only the root is left.
  package var isAtRoot: Bool { screens.count == 1 }

  /// Puts a screen on top.
  package func push(_ screen: any Screen) {
    screens.append(screen)
  }

  /// Takes the screen on top away, if there is one.
  package func pop() {
    _ = screens.popLast()
  }
}
