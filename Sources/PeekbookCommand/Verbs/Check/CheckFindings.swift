import Diagnostics
import Publishing
import Reviewing

/// What a check found.
struct CheckFindings {
  /// Whether nothing was ever published in the output folder.
  var isNothingPublished = false
  /// How the files differ.
  var files = OutputDifference()
  /// Scenarios that the output folder has no recording of.
  var withoutRecording: [String] = []
  /// How the recordings differ, of those scenarios of which the file does.
  var review = Review(base: [], head: [])
  /// Recordings in the output folder that can't be read.
  var problems = DiagnosticBag()

  /// What is found where nothing was published.
  static let nothingPublished = CheckFindings(isNothingPublished: true)

  /// How a run ends that found this.
  var code: ExitCode {
    if isNothingPublished || !withoutRecording.isEmpty { return .noBaseline }
    return files.isEmpty ? .ok : .changes
  }
}
