/// What `--help` prints; made from the tables of verbs, options and exit codes.
enum HelpPage {
  /// The page for a verb, or for the whole command.
  static func text(for verb: Verb?) -> String {
    verb.map(page) ?? overview
  }

  /// What the command does, in a line.
  static let summary = "replays scripts of user actions and publishes what a person would have seen"

  /// What may stand for a path.
  static let pathRules = """
    A PATH is a script, a recording in lines (*.jsonl, see Documentation/recordings.md), a folder
    (every *.yaml, *.yml and *.jsonl below it, except peekbook.yaml and names that begin with _), or
    - for standard input. Without a PATH the scripts that peekbook.yaml names are taken.
    """

  private static var overview: String {
    let verbs = Verb.allCases.map { ($0.rawValue + " " + $0.operands, $0.summary) }
    return """
      Peekbook \(summary).

      Usage: peekbook VERB [OPTION…] [PATH…]

      Verbs:
      \(table(verbs))

      Options:
      \(table(rows(of: CommandOption.all.filter { [.help, .version].contains($0.name) })))

      `peekbook help VERB` explains a verb.
      \(pathRules)

      Exit codes:
      \(table(ExitCode.allCases.map { ("\($0.rawValue) \($0.name)", $0.meaning) }))

      """
  }

  private static func page(for verb: Verb) -> String {
    """
    peekbook \(verb.rawValue): \(verb.summary)

    Usage: peekbook \(verb.rawValue) \(usage(of: verb))

    \(verb.description)

    Options:
    \(table(rows(of: CommandOption.all.filter { $0.verbs.contains(verb) }, for: verb)))

    """
  }

  private static func usage(of verb: Verb) -> String {
    verb.operands.isEmpty ? "[OPTION…]" : "[OPTION…] " + verb.operands
  }

  private static func rows(
    of options: [CommandOption],
    for verb: Verb? = nil
  ) -> [(String, String)] {
    options.map { option in
      let short = option.letter.map { "-\($0), " } ?? "    "
      let value = option.value.map { " " + $0 } ?? ""
      return (short + option.flag + value, option.summary(for: verb))
    }
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  " + left + String(repeating: " ", count: width - left.count + 2) + right
    }.joined(separator: "\n")
  }
}
