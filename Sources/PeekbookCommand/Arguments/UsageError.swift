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
  case missingOperand(Verb, choices: [String])
  case manualOfVerb(String)

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
    case .manualOfVerb(let verb): "the manual page tells of all verbs, not of `\(verb)` alone"
    case .missingOperand(let verb, let choices):
      "`\(verb.rawValue)` needs one of \(choices.map { "`\($0)`" }.joined(separator: ", "))"
    }
  }

  /// A way out, if there is one to be seen.
  var hint: String? {
    switch self {
    case .unknownVerb(let verb): Self.hint(forVerb: verb)
    case .unknownOption(let option, let verb):
      NearestName.hint(
        for: option,
        in: CommandOption.all.filter { option in verb.map(option.verbs.contains) ?? true }
          .map(\.flag)
      ) ?? verb.map { "`peekbook help \($0.rawValue)` lists its options" }
    case .foreignOption(let option, let verb): Self.hint(for: option, foreignTo: verb)
    case .wrongChoice(_, let value, let choices): NearestName.hint(for: value, in: choices)
    case .manualOfVerb(let verb):
      "`peekbook help --man` prints it; `peekbook help \(verb)` tells of `\(verb)`"
    case .missingValue, .needlessValue, .repeatedOption, .emptyValue, .needlessOperand,
      .missingOperand:
      nil
    }
  }

  /// Other words that people try, by the verb that does it.
  private static let synonyms: [String: Verb] = [
    "run": .test, "publish": .build, "generate": .build, "render": .build, "make": .build,
    "lint": .validate, "verify": .validate, "diff": .review, "compare": .review, "new": .initialize,
    "create": .initialize, "view": .show, "print": .show, "remove": .clean, "watch": .serve,
    "server": .serve, "preview": .serve, "dev": .serve, "usage": .help,
  ]

  private static func hint(forVerb text: String) -> String? {
    if let verb = synonyms[text.lowercased()] { return "did you mean `\(verb.rawValue)`?" }
    let isPath =
      text.utf8.contains(UInt8(ascii: "/")) || text.hasSuffix(".yaml") || text.hasSuffix(".jsonl")
      || text.hasSuffix(".yml") || text == "."
    if isPath { return "a verb comes first, such as `peekbook build \(text)`" }
    return NearestName.hint(for: text, in: Verb.allCases.map(\.rawValue))
  }

  /// Names the verbs that take an option, or else an option that may have been meant.
  private static func hint(for flag: String, foreignTo verb: Verb) -> String? {
    let own = CommandOption.all.filter { $0.verbs.contains(verb) }.map(\.flag)
    if let near = NearestName.hint(for: flag, in: own) { return near }
    guard let option = CommandOption.all.first(where: { $0.flag == flag }), !option.verbs.isEmpty
    else { return nil }
    return "it goes with " + option.verbs.map { "`\($0.rawValue)`" }.joined(separator: ", ")
  }
}
