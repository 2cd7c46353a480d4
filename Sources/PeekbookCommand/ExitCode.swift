/// How a run ended; one code a cause, the same for every verb.
package enum ExitCode: Int32, Sendable, CaseIterable {
  /// Everything held, nothing differs.
  case ok = 0
  /// States, events or files differ from the base or the committed output.
  case changes = 1
  /// An `expect` or an invariant failed, or too little was reached.
  case expectationFailed = 2
  /// YAML, schema, reference, or an impossible action.
  case invalidScript = 3
  /// Nothing to compare with, where something was required.
  case noBaseline = 4
  /// No script, or a filter that matched none.
  case nothingToRun = 5
  /// No such revision, a shallow clone, no repository.
  case baseUnavailable = 6
  /// Wrong arguments.
  case usage = 64
  /// Our bug.
  case `internal` = 70
  /// The machine let us down.
  case io = 74

  /// The name, as printed and in JSON.
  package var name: String {
    switch self {
    case .ok: "ok"
    case .changes: "changes"
    case .expectationFailed: "expectation-failed"
    case .invalidScript: "invalid-script"
    case .noBaseline: "no-baseline"
    case .nothingToRun: "nothing-to-run"
    case .baseUnavailable: "base-unavailable"
    case .usage: "usage"
    case .internal: "internal"
    case .io: "io"
    }
  }

  /// The last line on standard error of a run that failed.
  package var closingLine: String { "peekbook: \(name) (exit \(rawValue))\n" }

  /// What it means, for `--help`.
  package var meaning: String {
    switch self {
    case .ok: "everything held, nothing differs"
    case .changes: "states, events or files differ from the base or the committed output"
    case .expectationFailed:
      "an `expect` or an invariant failed, or coverage is below --min-coverage"
    case .invalidScript: "YAML, schema, reference, or an impossible action"
    case .noBaseline: "nothing to compare with, where something was required"
    case .nothingToRun: "no script, or a filter that matched none"
    case .baseUnavailable: "no such revision, a shallow clone, or no repository"
    case .usage: "wrong arguments, or an output folder that may not be written"
    case .internal: "a bug of Peekbook's"
    case .io: "the machine let us down: a file could not be read or written"
    }
  }

  /// The codes by weight: when several apply, the first of these wins.
  package static let byWeight: [ExitCode] = [
    .usage, .internal, .io, .invalidScript, .baseUnavailable, .expectationFailed, .noBaseline,
    .nothingToRun, .changes, .ok,
  ]

  /// Returns the weightier of two codes.
  package func combined(with other: ExitCode) -> ExitCode {
    Self.byWeight.first { $0 == self || $0 == other } ?? self
  }
}
