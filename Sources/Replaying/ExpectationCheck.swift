package import Recordings
package import Scenarios

/// What came of an expectation of a script, and where it stands.
package struct ExpectationCheck: Sendable {
  /// The expectation as the script has it.
  package let expectation: Expectation
  /// The step that it follows: an index of the recording's steps.
  package let step: Int
  /// What was found.
  package let record: ExpectationRecord
  /// What would have to stand in the script for it to hold; `nil` if it holds, or if that can't be
  /// said.
  package let correction: Correction?
}
