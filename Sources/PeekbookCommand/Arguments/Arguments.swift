/// The arguments of a run, parsed.
struct Arguments {
  /// What to do; `nil` for no verb.
  var verb: Verb?
  /// What is not an option: paths.
  var operands: [String] = []
  /// The values of the options given; an empty text for those that take none.
  var options: [CommandOption.Name: String] = [:]

  /// Whether an option was given.
  func has(_ name: CommandOption.Name) -> Bool { options[name] != nil }
}
