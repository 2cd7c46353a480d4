/// Where an expectation that failed stands.
struct FailurePlace: Sendable {
  /// The step that it belongs to: an index of the recording's steps.
  let step: Int
  /// Which of the step's expectations it is, from 0.
  let number: Int
  /// The script, as seen from the package, or the Swift file.
  let file: String
  /// The line; lines count from 1.
  let line: Int
  /// The place in code, if it was made there.
  let code: CodePlace?
}
