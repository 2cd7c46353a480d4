/// How peek and pop is wired onto the shared list screen.
package protocol Integration {
  /// The name in scripts and recordings.
  var name: String { get }
  /// The segues that start at the list screen.
  var segues: [Segue] { get }
  /// Who previews, where no segue does.
  var previewing: (any PreviewingDelegate)? { get }
}

extension Integration {
  /// Nobody: the segues say all.
  package var previewing: (any PreviewingDelegate)? { nil }
}
