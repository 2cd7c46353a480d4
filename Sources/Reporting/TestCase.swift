package import Diagnostics

/// One expectation of a script, and how it came out.
package struct TestCase: Sendable {
  /// How an expectation came out.
  package enum Outcome: Sendable {
    /// It held.
    case passed
    /// It did not, with what was expected and what was found, an entry a line.
    case failed(expected: [String], actual: [String])
    /// It was not looked at.
    case notRun
  }

  /// The settings under which it was looked at, in words; empty if there is but one way.
  package var variant: String
  /// The key of the step that it follows; empty if that step was not reached.
  package var step: String
  /// What was looked at, such as `rows`.
  package var subject: String
  /// Which it is among those of one step and one subject, from 1.
  package var occurrence: Int
  /// Where it stands, with the file as the user named it.
  package var location: Location?
  /// The path of that file from the root of the repository.
  package var file: String
  /// How it came out.
  package var outcome: Outcome

  /// Creates a case.
  package init(
    variant: String = "",
    step: String,
    subject: String,
    occurrence: Int = 1,
    location: Location? = nil,
    file: String = "",
    outcome: Outcome
  ) {
    self.variant = variant
    self.step = step
    self.subject = subject
    self.occurrence = occurrence
    self.location = location
    self.file = file
    self.outcome = outcome
  }

  /// Whether it failed.
  package var hasFailed: Bool {
    if case .failed = outcome { true } else { false }
  }

  /// A name that is the same in every run, as long as the step is: `delete-red: rows`.
  package var name: String {
    let number = occurrence > 1 ? " (\(occurrence))" : ""
    let settings = variant.isEmpty ? "" : "[\(variant)] "
    guard step.isEmpty else { return settings + step + ": " + subject + number }
    return settings + subject + number + (location.map { " in line \($0.line)" } ?? "")
  }
}

extension TestReport {
  /// Why expectations were not looked at.
  static let stopReason = "not run: the run stopped at the first failure"
}
