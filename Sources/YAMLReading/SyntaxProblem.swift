import Diagnostics

/// What libyaml says about a text that it can't read, in plain words.
struct SyntaxProblem {
  /// libyaml looks no farther than this for the `:` behind a key.
  private static let longestKey = 1_024

  private let failure: EventStream.Failure
  private let source: SourceText
  private let open: YAMLDocument.Record?
  private let lastLengths: [Int]

  /// Creates a problem; `open` is the innermost sequence or mapping that is not closed, and
  /// `lastLengths` are the lengths of the two nodes read last.
  init(
    _ failure: EventStream.Failure,
    in source: SourceText,
    open: YAMLDocument.Record?,
    lastLengths: [Int]
  ) {
    self.failure = failure
    self.source = source
    self.open = open
    self.lastLengths = lastLengths
  }

  /// The problem as it is shown.
  var diagnostic: Diagnostic {
    let wording = isAboutTab ? tabWording(at: tabIndex ?? failure.index) : wording
    let isAtEnd = failure.index >= source.count
    let index = wording.index ?? (isAtEnd ? source.endOfText(before: source.count) : failure.index)
    let note = wording.note.map { text in
      Diagnostic.Note(text, at: source.location(of: wording.noteIndex ?? failure.contextIndex))
    }
    return source.diagnostic(
      wording.code,
      wording.message,
      at: source.location(of: index),
      hint: wording.hint,
      notes: note.map { [$0] } ?? []
    )
  }
}

extension SyntaxProblem {
  /// What to say.
  private struct Wording {
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

  private static let indentationHint = "check the indentation"

  /// The first tab before what the problem's line begins with.
  private var tabIndex: Int? {
    let place = min(failure.index, source.count)
    let column = source.location(of: place).column
    let start = place - (column - 1)
    let lead = source.slice(from: start, to: min(place + 1, source.count))
      .prefix { $0 == 0x20 || $0 == 0x09 }
    return lead.firstIndex(of: 0x09).map { start + $0 - lead.startIndex }
  }

  private var isAboutTab: Bool {
    switch failure.problem {
    case "found character that cannot start any token":
      return byteAtProblem == UInt8(ascii: "\t")
    case "mapping values are not allowed in this context", "could not find expected ':'",
      "block sequence entries are not allowed in this context",
      "did not find expected '-' indicator", "did not find expected key":
      return tabIndex != nil
    default:
      return failure.problem.contains("tab character")
    }
  }

  private func tabWording(at index: Int) -> Wording {
    guard isFirst(on: index) else {
      return Wording("a tab may not stand here", hint: "use spaces", index: index)
    }
    return Wording("tab used for indentation", hint: "indent with spaces", index: index)
  }

  /// Returns the part of a place's line that stands before it.
  private func line(before index: Int) -> ArraySlice<UInt8> {
    let place = min(index, source.count)
    return source.slice(from: place - (source.location(of: place).column - 1), to: place)
  }

  /// Whether nothing but blanks stands before a place on its line.
  private func isFirst(on index: Int) -> Bool {
    line(before: index).allSatisfy(\.isBlankOrBreak)
  }

  private var byteAtProblem: UInt8? {
    source.slice(from: failure.index, to: failure.index + 1).first
  }

  private var characterAtProblem: String {
    String(decoding: source.slice(from: failure.index, to: failure.index + 1), as: UTF8.self)
  }

  private var isAtEnd: Bool {
    source.endOfText(before: source.count) <= failure.index
  }

  private var wording: Wording {
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

  private func longKeyWording(at index: Int) -> Wording {
    Wording("a key of more than \(Self.longestKey) characters", hint: "shorten it", index: index)
  }

  private var scalarWording: Wording? {
    let opened = "it starts here"
    switch failure.problem {
    case "found unexpected end of stream":
      return Wording("the file ends inside a quoted text", note: opened)
    case "found unexpected document indicator":
      return Wording("the document ends inside a quoted text", note: opened)
    case "found unknown escape character":
      let escape = source.slice(from: failure.index, to: failure.index + 2)
      return Wording(
        "unknown escape `\(String(decoding: escape, as: UTF8.self))`",
        hint: #"write `\\` for a backslash, or use single quotes"#
      )
    case "did not find expected hexdecimal number":
      return Wording("the escape has too few hexadecimal digits", note: opened)
    case "found invalid Unicode character escape code": return escapeWording
    case "did not find expected comment or line break":
      return Wording("unexpected text behind `|` or `>`", hint: "start the text on the next line")
    case "found an indentation indicator equal to 0":
      return Wording("an indentation of 0 is not possible", hint: "1 to 9 are")
    case "did not find expected alphabetic or numeric character":
      let isAlias = failure.context.contains("alias")
      return Wording(
        "`\(isAlias ? "*" : "&")` needs a name of letters, digits, `-` and `_`",
        hint: "quote a text that starts with `\(isAlias ? "*" : "&")`"
      )
    default: return nil
    }
  }

  /// libyaml's place is behind the letter of the escape.
  private var escapeWording: Wording {
    let index = failure.index - 2
    let digits = source.slice(from: failure.index, to: failure.index + 8)
    let isLong = source.slice(from: index + 1, to: index + 2).first == UInt8(ascii: "U")
    let isHalf =
      !isLong && digits.first.map { $0 == UInt8(ascii: "d") || $0 == UInt8(ascii: "D") } == true
    let escape = source.slice(from: index, to: failure.index + (isLong ? 8 : 4))
    return Wording(
      "`\(String(decoding: escape, as: UTF8.self))` is not a character",
      hint: isHalf ? "it is half of a surrogate pair; write both halves" : nil,
      index: index
    )
  }

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

  private var structureWording: Wording {
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
