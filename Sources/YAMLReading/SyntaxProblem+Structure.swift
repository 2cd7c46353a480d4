extension SyntaxProblem {
  private static let indentationHint = "check the indentation"

  /// Whether the problem stands on a line behind a quote or a bracket that is closed.
  private var isBehindValue: Bool {
    guard let last = line(before: failure.index).last(where: { !$0.isBlankOrBreak }) else {
      return false
    }
    return "\"']}".utf8.contains(last)
  }

  private var wholeValueHint: String {
    let whole = "quote the value as a whole"
    switch line(before: failure.index).last(where: { !$0.isBlankOrBreak }) {
    case UInt8(ascii: "'"): return whole + "; in single quotes `''` is a quote"
    case UInt8(ascii: "\""): return whole + #"; in double quotes `\"` is a quote"#
    default: return whole
    }
  }

  private var valueWording: Wording {
    if byteAtProblem == UInt8(ascii: ":") { return Wording("no key before `:`") }
    guard isAtEnd, let open, open.style == .flow else { return Wording("expected a value") }
    let isSequence = open.shape == .sequence
    var wording = Wording(
      "the file ends before `\(isSequence ? "]" : "}")`",
      note: "`\(isSequence ? "[" : "{")` stands here"
    )
    wording.noteIndex = Int(open.start)
    return wording
  }

  var structureWording: Wording {
    let isBlock = failure.context.contains("block")
    if isBlock, !isAtEnd, isBehindValue {
      return Wording("unexpected text behind the value", hint: wholeValueHint)
    }
    switch failure.problem {
    case "did not find expected ',' or ']'": return flowWording(open: "[", close: "]")
    case "did not find expected ',' or '}'": return flowWording(open: "{", close: "}")
    case "did not find expected '-' indicator":
      return Wording(
        "expected `- ` or the end of the list",
        hint: Self.indentationHint,
        note: "the list starts here"
      )
    case "did not find expected key":
      return Wording(
        "expected a key or the end of the mapping",
        hint: Self.indentationHint,
        note: "the mapping starts here"
      )
    case "did not find expected node content": return valueWording
    case "did not find expected <document start>": return Wording("expected `---`")
    case "found incompatible YAML document":
      return Wording("the version of YAML is not known", hint: "1.1 and 1.2 are")
    default: return Wording(failure.problem.isEmpty ? "not valid YAML" : failure.problem)
    }
  }

  private func flowWording(open bracket: String, close: String) -> Wording {
    // A key that is too long for libyaml has become a key without a value.
    if lastLengths.count == 2, lastLengths[0] > Self.longestKey, lastLengths[1] == 0,
      byteAtProblem == UInt8(ascii: ":")
    {
      return longKeyWording(at: failure.index)
    }
    let note = "`\(bracket)` stands here"
    guard !isAtEnd else {
      return Wording("the file ends before `\(close)`", note: note)
    }
    return Wording("expected `,` or `\(close)`", note: note)
  }
}
