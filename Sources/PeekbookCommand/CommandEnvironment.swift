package import Publishing
import Revisions

/// What a run takes from the process around it; a test gives it something else.
package struct CommandEnvironment {
  /// The variable that says when what is published was made, in seconds since 1970
  /// (reproducible-builds.org).
  static let dateVariable = "SOURCE_DATE_EPOCH"

  /// The environment variables that are looked at: `HOME`, `NO_COLOR`, `TERM`, `COLUMNS`,
  /// `SOURCE_DATE_EPOCH`, those of CI servers, and those that git looks at.
  package var variables: [String: String]
  /// Whether standard error is a terminal.
  package var isErrorTerminal: Bool
  /// Whether standard output is a terminal.
  package var isOutputTerminal: Bool
  /// The folder in which `peekbook.yaml` is looked for, and below which imports lie.
  package var currentFolder: String
  /// Takes results; returns why it could not.
  package var writeOutput: ([UInt8]) -> FileSystemError?
  /// Takes diagnostics and progress.
  package var writeError: ([UInt8]) -> Void
  /// Gives the script on standard input, of at most so many bytes.
  package var readInput: (_ limit: Int) -> Result<[UInt8], FileSystemError>
  /// Shows a page in the person's browser; returns whether a program for that could be started.
  package var showPage: (_ path: String) -> Bool
  /// Tells the time, in milliseconds since some moment or other.
  package var milliseconds: () -> Int
  /// Tells how many columns the terminal of standard error has; `nil` if that isn't known.
  package var terminalWidth: () -> Int?

  /// Creates an environment.
  package init(
    variables: [String: String] = [:],
    isErrorTerminal: Bool = false,
    isOutputTerminal: Bool = false,
    currentFolder: String = ".",
    writeOutput: @escaping ([UInt8]) -> FileSystemError?,
    writeError: @escaping ([UInt8]) -> Void,
    readInput: @escaping (_ limit: Int) -> Result<[UInt8], FileSystemError> = { limit in
      Result { () throws(FileSystemError) in try FileReading.readStandardInput(limit: limit) }
    },
    showPage: @escaping (_ path: String) -> Bool = { _ in false },
    milliseconds: @escaping () -> Int = { 0 },
    terminalWidth: @escaping () -> Int? = { nil }
  ) {
    self.variables = variables
    self.isErrorTerminal = isErrorTerminal
    self.isOutputTerminal = isOutputTerminal
    self.currentFolder = currentFolder
    self.writeOutput = writeOutput
    self.writeError = writeError
    self.readInput = readInput
    self.showPage = showPage
    self.milliseconds = milliseconds
    self.terminalWidth = terminalWidth
  }

  /// Whether a server is at work and nobody looks on: nothing that was recorded is rewritten then.
  var isContinuousIntegration: Bool {
    !["", "0", "false"].contains(variables["CI", default: ""].lowercased())
  }

  /// The environment of this process.
  package static var process: CommandEnvironment {
    CommandEnvironment(
      variables: processVariables,
      isErrorTerminal: Process.isTerminal(2),
      isOutputTerminal: Process.isTerminal(1),
      writeOutput: { Process.write($0, to: 1) },
      // That nobody could be told can't be told.
      writeError: { _ = Process.write($0, to: 2) },
      showPage: Process.show,
      milliseconds: Process.milliseconds,
      terminalWidth: { Process.width(ofTerminal: 2) }
    )
  }
  private static var processVariables: [String: String] {
    var variables = Process.variables(
      [
        "CI", "COLUMNS", "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY", "HOME", "NO_COLOR", "TERM",
        "TMPDIR",
        dateVariable,
      ]
        + Repository.variables
    )
    // Git's way of being configured by the environment numbers its variables.
    guard let count = variables["GIT_CONFIG_COUNT"].flatMap(Int.init), (1...1000).contains(count)
    else { return variables }
    let names = (0..<count).flatMap { ["GIT_CONFIG_KEY_\($0)", "GIT_CONFIG_VALUE_\($0)"] }
    variables.merge(Process.variables(names)) { _, new in new }
    return variables
  }
}
