/// What a word of the command line stands for, so that a shell can offer it.
enum WordKind: Equatable {
  /// One of few words.
  case words([String])
  /// A file of any kind, or a folder on the way to it.
  case files
  /// A folder.
  case folders
  /// A script, or a folder with scripts.
  case scripts
  /// A file of any kind, and behind a colon the key of one of its steps.
  case steps
  /// A git revision.
  case revisions
  /// A git revision, a file or a folder.
  case sides
  /// Something that no shell can know.
  case anything
}

extension CommandOption {
  /// What its value stands for; `nil` if it takes none.
  var valueKind: WordKind? {
    guard let value else { return nil }
    if !choices.isEmpty { return .words(choices) }
    switch value {
    case "DIR": return .folders
    case "FILE": return .files
    case "REV": return .revisions
    default: return .anything
    }
  }

  /// The ways to write it.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [flag] }

  /// The options of a verb, in the order of the table.
  static func options(of verb: Verb) -> [CommandOption] {
    all.filter { $0.verbs.contains(verb) }
  }
}

extension Verb {
  /// What its operands stand for; `nil` if it takes none.
  var operandKind: WordKind? {
    switch self {
    case .build, .test, .validate, .check, .serve: .scripts
    case .review: .sides
    case .show: .steps
    case .merge, .initialize: .folders
    case .schema: .words(SchemaVerb.names)
    case .completions: .words(Shell.allCases.map(\.rawValue))
    case .help: .words(Verb.allCases.map(\.rawValue))
    case .clean: nil
    }
  }
}
