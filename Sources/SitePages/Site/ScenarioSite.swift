package import Recordings

/// A recording, and where in the site its pages stand.
package struct ScenarioSite: Sendable {
  /// The path of its folder, without a slash at its ends: `colors`, `guides/peek`.
  ///
  /// It is safe as a path already, and no two scenarios of a site share it.
  package var path: String
  /// What is shown.
  package var recording: Recording
  /// What it is a variant of; `nil` if it stands for itself.
  var parent: Parent?

  /// The matrix that a scenario is a variant of.
  struct Parent: Sendable {
    /// Its title; plain text.
    var title: String
    /// The path of its folder.
    var path: String
  }

  /// Creates a scenario's place in a site.
  package init(path: String, recording: Recording) {
    self.path = path
    self.recording = recording
  }
}
