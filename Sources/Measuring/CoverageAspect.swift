/// What can be reached in an app, of one sort.
package enum CoverageAspect: String, Sendable, Hashable, CaseIterable {
  /// Rows, by peeking at them.
  case rows
  /// Options, by selecting them.
  case options
  /// Quick actions of a catalog's kind, by each of their titles.
  case actions
  /// A catalog's list, a preview and a detail.
  case screens
  /// The ways from screen to screen.
  case segues
}
