/// Parses arguments by the table of options.
///
/// Written by hand: no package from outside can be reached, and `getopt_long` knows neither
/// verbs nor suggestions.
struct ArgumentParser {
  private var arguments = Arguments()
  private var rest: ArraySlice<String>

  /// Returns the arguments, without the program's name, parsed.
  static func parse(_ arguments: [String]) throws(UsageError) -> Arguments {
    var parser = ArgumentParser(rest: arguments[...])
    try parser.parse()
    return parser.arguments
  }

  private init(rest: ArraySlice<String>) {
    self.rest = rest
  }

  private mutating func parse() throws(UsageError) {
    var optionsEnd = false
    while let argument = rest.popFirst() {
      if optionsEnd || Self.isOperand(argument) {
        try takeOperand(argument)
      } else if argument == "--" {
        optionsEnd = true
      } else if argument.hasPrefix("--") {
        try takeLongOption(argument)
      } else {
        try takeShortOptions(argument)
      }
    }
    try checkVerb()
  }

  /// Whether it can be no option; `-` is standard input, and `-:3` a step of the script there.
  private static func isOperand(_ argument: String) -> Bool {
    !argument.hasPrefix("-") || argument == "-" || argument.hasPrefix("-:")
  }

  private mutating func takeOperand(_ text: String) throws(UsageError) {
    guard arguments.verb != nil else {
      guard let verb = Verb(rawValue: text) else { throw .unknownVerb(text) }
      arguments.verb = verb
      return
    }
    arguments.operands.append(text)
  }

  private mutating func takeLongOption(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let flag = String(parts[0])
    guard let option = CommandOption.all.first(where: { $0.flag == flag }) else {
      throw .unknownOption(flag, verb: arguments.verb)
    }
    try take(option, as: flag, attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  /// Takes `-o DIR`, `-oDIR` and runs such as `-qv`.
  private mutating func takeShortOptions(_ argument: String) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = CommandOption.all.first(where: { $0.letter == letter }) else {
        throw .unknownOption("-\(letter)", verb: arguments.verb)
      }
      if option.value != nil {
        try take(option, as: "-\(letter)", attached: letters.isEmpty ? nil : String(letters))
        return
      }
      try take(option, as: "-\(letter)", attached: nil)
    }
  }

  private mutating func take(
    _ option: CommandOption,
    as flag: String,
    attached: String?
  ) throws(UsageError) {
    guard arguments.options[option.name] == nil else { throw .repeatedOption(flag) }
    guard let placeholder = option.value else {
      if attached != nil { throw .needlessValue(flag) }
      arguments.options[option.name] = ""
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw .missingValue(flag, value: placeholder)
    }
    if value.isEmpty, !option.mayBeEmpty { throw .emptyValue(flag) }
    if !option.choices.isEmpty, !option.choices.contains(value) {
      throw .wrongChoice(flag, value: value, choices: option.choices)
    }
    arguments.options[option.name] = value
  }

  /// Options may stand before the verb, so whether they belong to it is known only now.
  private func checkVerb() throws(UsageError) {
    guard let verb = arguments.verb else { return }
    for option in CommandOption.all where arguments.has(option.name) {
      if option.name != .version, !option.verbs.contains(verb) {
        throw .foreignOption(option.flag, verb: verb)
      }
    }
    guard verb == .help else { return }
    if let operand = arguments.operands.first, Verb(rawValue: operand) == nil {
      throw .unknownVerb(operand)
    }
    if arguments.has(.man), let operand = arguments.operands.first { throw .manualOfVerb(operand) }
    if arguments.operands.count > 1 { throw .needlessOperand(arguments.operands[1]) }
  }
}
