/// Peek and pop as a storyboard declares it: one segue, marked "preview and commit".
package struct StoryboardIntegration: Integration {
  /// The name in scripts and recordings.
  package let name = "storyboard"
  /// The declaration.
  package let segues = [
    Segue(.showItem, from: .list, to: .item, presentation: .push, previewsAndCommits: true)
  ]

  /// Creates the integration.
  package init() {}
}
