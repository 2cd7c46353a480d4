package import Recordings

/// A recording, and the path that names its scenario.
package struct ScenarioRecording: Sendable {
  /// The script's path below the folder given, without its ending.
  package var path: String
  /// What its replay produced.
  package var recording: Recording

  /// Creates a recording with a path.
  package init(path: String, recording: Recording) {
    self.path = path
    self.recording = recording
  }
}
