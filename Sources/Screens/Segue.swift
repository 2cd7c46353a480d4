/// A way from one screen to another, declared and not programmed.
package struct Segue: Sendable, Hashable {
  /// The name by which the interface finds a segue.
  package enum Identifier: String, Sendable, Hashable {
    /// From a row to the screen of its item.
    case showItem
  }

  /// A kind of screen.
  package enum Scene: String, Sendable, Hashable {
    /// The list screen.
    case list
    /// The item screen.
    case item
  }

  /// How the screen comes in.
  package enum Presentation: String, Sendable, Hashable {
    /// Onto the navigation stack.
    case push
  }

  /// The name.
  package let identifier: Identifier
  /// Where it starts.
  package let from: Scene
  /// Where it leads.
  package let to: Scene
  /// How the screen comes in.
  package let presentation: Presentation
  /// Whether pressing the row previews the screen, and pressing deeper commits it.
  package let previewsAndCommits: Bool

  /// Creates a segue.
  package init(
    _ identifier: Identifier,
    from: Scene,
    to: Scene,
    presentation: Presentation,
    previewsAndCommits: Bool
  ) {
    self.identifier = identifier
    self.from = from
    self.to = to
    self.presentation = presentation
    self.previewsAndCommits = previewsAndCommits
  }
}
