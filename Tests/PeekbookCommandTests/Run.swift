import PeekbookCommand
import Publishing

/// One run of the command, and all that it said.
final class Run {
  private(set) var code = ExitCode.ok
  private var outputBytes: [UInt8] = []
  private var errorBytes: [UInt8] = []
  /// The pages that it showed in a browser.
  private(set) var shownPages: [String] = []

  /// What it printed on standard output.
  var output: String { String(decoding: outputBytes, as: UTF8.self) }
  /// What it printed on standard error.
  var error: String { String(decoding: errorBytes, as: UTF8.self) }

  convenience init(
    _ arguments: String...,
    in folder: String = "/",
    variables: [String: String] = [:],
    isErrorTerminal: Bool = false,
    input: String = ""
  ) {
    self.init(
      arguments: arguments,
      in: folder,
      variables: variables,
      isErrorTerminal: isErrorTerminal,
      input: input
    )
  }

  init(
    arguments: [String],
    in folder: String = "/",
    variables: [String: String] = [:],
    isErrorTerminal: Bool = false,
    input: String = "",
    hasBrowser: Bool = true,
    tick: Int = 0,
    terminalWidth: Int? = nil,
    outputError: FileSystemError? = nil
  ) {
    var time = 0
    let environment = CommandEnvironment(
      variables: variables,
      isErrorTerminal: isErrorTerminal,
      currentFolder: folder,
      writeOutput: { [unowned self] bytes in
        if outputError == nil { outputBytes += bytes }
        return outputError
      },
      writeError: { [unowned self] in errorBytes += $0 },
      readInput: { _ in .success(Array(input.utf8)) },
      showPage: { [unowned self] path in
        shownPages.append(path)
        return hasBrowser
      },
      milliseconds: {
        time += tick
        return time
      },
      terminalWidth: { terminalWidth }
    )
    code = Command(environment).run(arguments)
  }
}
