import Diagnostics

/// What is wrong with the arguments; facts, which `message` puts in words.
enum UsageError: Error, Equatable {
  case unknownVerb(String)
  case unknownOption(String, verb: Verb?)
  case foreignOption(String, verb: Verb)
  case missingValue(String, value: String)
  case needlessValue(String)
  case repeatedOption(String)
  case wrongChoice(String, value: String, choices: [String])
  case emptyValue(String)
  case needlessOperand(String)

  /// The problem in a sentence.
  var message: String {
    switch self {
    case .unknownVerb(let verb): "there is no verb `\(verb)`"
    case .unknownOption(let option, _): "there is no option `\(option)`"
    case .foreignOption(let option, let verb):
      "`\(option)` is not an option of `\(verb.rawValue)`"
    case .missingValue(let option, let value): "`\(option)` needs a value: `\(option) \(value)`"
    case .needlessValue(let option): "`\(option)` takes no value"
    case .repeatedOption(let option): "`\(option)` is given twice"
    case .wrongChoice(let option, let value, let choices):
      "`\(option)` is one of \(choices.map { "`\($0)`" }.joined(separator: ", ")), not `\(value)`"
    case .emptyValue(let option): "the value of `\(option)` is empty"
    case .needlessOperand(let operand): "`\(operand)` is one argument too many"
    }
  }

  /// A way out, if there is one to be seen.
  var hint: String? {
    switch self {
    case .unknownVerb(let verb): NearestName.hint(for: verb, in: Verb.allCases.map(\.rawValue))
    case .unknownOption(let option, let verb):
      NearestName.hint(
        for: option,
        in: CommandOption.all.filter { option in verb.map(option.verbs.contains) ?? true }
          .map(\.flag)
      )
    default: nil
    }
  }
}
