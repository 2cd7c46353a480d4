import Diagnostics

extension SyntaxProblem {
  /// What to say.
  struct Wording {
    var code = Diagnostic.Code.yamlSyntax
    var message: String
    var hint: String?
    /// What stands where libyaml's context began.
    var note: String?
    /// Where that is, if it is not libyaml's place.
    var noteIndex: Int?
    /// Where, if it is not libyaml's place.
    var index: Int?

    init(_ message: String, hint: String? = nil, note: String? = nil, index: Int? = nil) {
      self.message = message
      self.hint = hint
      self.note = note
      self.index = index
    }
  }

  var wording: Wording {
    if failure.context.contains("tag") || failure.problem.contains("tag") { return tagWording }
    if failure.context.contains("directive") { return directiveWording }
    switch failure.problem {
    case "found character that cannot start any token": return startWording
    case "could not find expected ':'": return keyWording
    case "mapping values are not allowed in this context", "found unexpected ':'":
      let column = source.location(of: min(failure.index, source.count)).column
      if column > Self.longestKey { return longKeyWording(at: failure.index) }
      return Wording(
        "`:` is not expected here",
        hint: "check the indentation, or quote a text that holds `: `"
      )
    case "block sequence entries are not allowed in this context":
      return Wording("`-` is not expected here", hint: "a list starts on a line of its own")
    case "mapping keys are not allowed in this context":
      return Wording("`?` is not expected here", hint: "quote a text that starts with `? `")
    default: return scalarWording ?? structureWording
    }
  }

  private var tagWording: Wording {
    var wording = Wording(
      "tags are not supported, and this is not a valid one",
      hint: "quote a text that starts with `!`",
      index: failure.contextIndex
    )
    wording.code = .unsupportedYAML
    return wording
  }

  private var directiveWording: Wording {
    Wording(
      "a line that starts with `%` is a directive, and this one is not known",
      hint: "quote a text that starts with `%`",
      index: failure.contextIndex
    )
  }

  private var startWording: Wording {
    Wording("a text may not start with `\(characterAtProblem)`", hint: "quote it")
  }

  private var keyWording: Wording {
    if failure.index - failure.contextIndex > Self.longestKey,
      source.line(of: failure.contextIndex) == source.line(of: failure.index)
    {
      return longKeyWording(at: failure.contextIndex)
    }
    return Wording(
      "no `:` behind this key",
      hint: "a key ends in `:` on its own line",
      index: failure.contextIndex
    )
  }

  func longKeyWording(at index: Int) -> Wording {
    Wording("a key of more than \(Self.longestKey) characters", hint: "shorten it", index: index)
  }
}
