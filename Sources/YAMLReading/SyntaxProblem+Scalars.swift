extension SyntaxProblem {
  var scalarWording: Wording? {
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
}
