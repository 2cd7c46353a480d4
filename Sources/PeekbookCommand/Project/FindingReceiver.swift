import Diagnostics

/// Takes what is found wrong while a script is read and replayed.
protocol FindingReceiver {
  /// Takes diagnostics; those that are errors count as `code`.
  mutating func report(_ diagnostics: DiagnosticBag, as code: ExitCode)
}

extension Console: FindingReceiver {}

/// What a thread found wrong, kept until all that comes before it in the order of the scripts is said.
struct Findings: FindingReceiver, Sendable {
  private var all: [(diagnostics: DiagnosticBag, code: ExitCode)] = []

  mutating func report(_ diagnostics: DiagnosticBag, as code: ExitCode) {
    guard !diagnostics.all.isEmpty else { return }
    all.append((diagnostics, code))
  }

  /// Hands everything on, in the order in which it was found.
  func report(to receiver: inout some FindingReceiver) {
    for (diagnostics, code) in all { receiver.report(diagnostics, as: code) }
  }
}
