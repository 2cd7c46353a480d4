/// Prints the script by which a shell completes verbs, options and values.
struct CompletionsVerb {
  private let arguments: Arguments

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  /// Returns the script, or why there is none.
  func script() throws(UsageError) -> String {
    let names = Shell.allCases.map(\.rawValue)
    guard let name = arguments.operands.first else {
      throw .missingOperand(.completions, choices: names)
    }
    if arguments.operands.count > 1 { throw .needlessOperand(arguments.operands[1]) }
    guard let shell = Shell(rawValue: name) else {
      throw .wrongChoice("peekbook completions", value: name, choices: names)
    }
    return shell.completionScript
  }
}
