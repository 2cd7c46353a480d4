extension ColorError {
  /// One sentence, lower case, no full stop, with the text as it was written in backticks.
  ///
  /// A text of more than 80 characters is cut.
  package var message: String {
    switch reason {
    case .empty: "color is empty"
    case .missingHash: "\(quoted) is not a colour: hex colours need their `#`"
    case .badHexLength(let count):
      "\(quoted) has \(count) hex \(count == 1 ? "digit" : "digits"), not 3, 4, 6 or 8"
    case .badHexDigit(let scalar): "\(quoted) has `\(scalar)`, which is no hex digit"
    case .unknownName: "\(quoted) is not a colour"
    case .noFixedColor: "\(quoted) is no fixed colour"
    case .badFunction(let fault): "\(quoted) \(fault.predicate)"
    }
  }

  /// A way out, if there is one to name.
  package var hint: String? {
    switch reason {
    case .empty: "quote values that start with `#`"
    case .missingHash(let suggestion): "write `\"\(suggestion)\"`, with the quotes"
    case .badHexLength, .badHexDigit: "write `#rrggbb`, or `#rrggbbaa` with an alpha"
    case .unknownName(let nearest?): "did you mean `\(nearest)`?"
    case .unknownName: "write a CSS name, `#rrggbb`, or a function such as `rgb(255 59 48)`"
    case .noFixedColor: "write the colour itself"
    case .badFunction(let fault): fault.hint
    }
  }

  private var quoted: String { "`" + Self.cut(written) + "`" }

  /// Returns the text, or its start if it is too long for a message.
  ///
  /// Counts scalars: a hostile text may be one `Character` of a megabyte.
  static func cut(_ text: String, to limit: Int = 80) -> String {
    guard text.utf8.count > limit else { return text }
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }
}

extension ColorError.FunctionFault {
  /// What the message says about the text that it begins with.
  fileprivate var predicate: String {
    switch self {
    case .unknownFunction(let name): "uses `\(name)()`, which is not read here"
    case .spaceBeforeParenthesis: "has a space before its parenthesis"
    case .notClosed: "has no closing parenthesis"
    case .textAfter(let text): "goes on with `\(text)` after its closing parenthesis"
    case .componentCount(let count):
      "has \(count) \(count == 1 ? "component" : "components"), not 3 and perhaps an alpha"
    case .notANumber(let text):
      text.isEmpty ? "lacks a number" : "has `\(text)` where a number is expected"
    case .badUnit(let unit): "has the unit `\(unit)`, which has no meaning there"
    case .badCommas: "mixes commas with another way to separate"
    case .mixedUnits: "mixes numbers and percentages, which the form with commas can't"
    case .unknownSpace(let name):
      name.isEmpty ? "names no colour space" : "is in `\(name)`, a colour space not read here"
    }
  }

  fileprivate var hint: String? {
    switch self {
    case .unknownFunction:
      "the functions are "
        + ColorFunction.allCases.map { "`\($0.rawValue)()`" }.joined(separator: ", ")
    case .unknownSpace:
      "the spaces are " + RGBSpace.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    case .notClosed: "add `)`"
    case .badCommas, .mixedUnits: "separate with spaces, and an alpha with `/`"
    case .componentCount: "an alpha follows `/`, or a comma after commas"
    case .spaceBeforeParenthesis, .textAfter, .notANumber, .badUnit: nil
    }
  }
}
