package import Diagnostics
package import Recordings

/// A recording that another program wrote line by line, and what came of reading it.
package struct RecordedRun: Sendable {
  /// Everything that was recorded.
  package let recording: Recording
  /// One diagnostic for each expectation and invariant that does not hold.
  package let failures: DiagnosticBag
  /// Where each step of the recording stands.
  package let places: [Location]

  /// Returns the recording in a file, and all that is wrong with it.
  ///
  /// `file` is its name in messages. Without a recording there is at least one error. A last line
  /// that is cut off, as the run that wrote it was interrupted, is left out with a warning.
  ///
  /// - Complexity: O(*n*) in the size of the file, and of the lists in it that are changed by part.
  package static func read(
    _ bytes: [UInt8],
    file: String
  ) -> (run: RecordedRun?, problems: DiagnosticBag) {
    var reader = RunReader(file: file)
    let run = reader.read(bytes)
    return (reader.problems.hasErrors ? nil : run, reader.problems)
  }
}
