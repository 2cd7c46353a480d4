package import Diagnostics

extension SourceValue {
  /// Returns the text as written, or reports that there is none.
  ///
  /// `what` says what the value stands for, such as `` `title` ``.
  package func text(_ what: String, problems: inout DiagnosticBag) -> String? {
    guard let text = scalar else {
      problems.add(wrongType(what, is: "a text"))
      return nil
    }
    return text
  }

  /// Returns the text of which something can be seen, or reports that there is none.
  package func visibleText(_ what: String, problems: inout DiagnosticBag) -> String? {
    guard let text = text(what, problems: &problems) else { return nil }
    guard !text.isBlank else {
      let reason = text.isEmpty ? " is empty" : " has no character that can be seen"
      problems.add(error(.emptyText, what + reason))
      return nil
    }
    return text
  }

  /// Returns the text that titles something, or reports that there is none or an empty one.
  package func title(_ what: String, problems: inout DiagnosticBag) -> String? {
    guard let text = text(what, problems: &problems) else { return nil }
    guard !text.isBlank else {
      problems.add(
        error(.emptyTitle, "empty title", hint: "it needs a character that can be seen")
      )
      return nil
    }
    return text
  }

  /// Returns the flag that `true` or `false` says, or reports what stands there.
  package func flag(_ what: String, problems: inout DiagnosticBag) -> Bool? {
    guard let text = scalar else {
      problems.add(wrongType(what, is: "`true` or `false`"))
      return nil
    }
    switch text {
    case "true": return true
    case "false": return false
    default:
      problems.add(wrongType(what, is: "`true` or `false`", hint: Self.flagHint(text)))
      return nil
    }
  }

  private static func flagHint(_ text: String) -> String? {
    switch text.lowercased() {
    case "true", "yes", "on", "y", "1": "write `true`"
    case "false", "no", "off", "n", "0": "write `false`"
    default: NearestName.hint(for: text, in: ["true", "false"])
    }
  }

  /// Returns the whole number in plain decimal digits, or reports what stands there.
  ///
  /// `range` has the numbers allowed, at most from -1,000,000,000 to 1,000,000,000.
  package func integer(
    _ what: String,
    in range: ClosedRange<Int> = PlainInteger.range,
    problems: inout DiagnosticBag
  ) -> Int? {
    guard let text = scalar, let parsed = PlainInteger(text) else {
      problems.add(wrongType(what, is: "a whole number", hint: scalar.flatMap(PlainInteger.hint)))
      return nil
    }
    guard let number = parsed.value, range.contains(number) else {
      let expected = parsed.value == nil ? "which is out of range" : PlainInteger.words(for: range)
      let message = what + " is " + text.inBackticks + ", " + expected
      let most = PlainInteger.largest
      let hint = parsed.value == nil ? "numbers lie between -\(most) and \(most)" : nil
      problems.add(error(.invalidValue, message, hint: hint))
      return nil
    }
    return number
  }
}

extension Diagnostic.Code {
  /// A text in which nothing can be seen.
  package static let emptyText = Diagnostic.Code("empty-text")
  /// A title in which nothing can be seen.
  package static let emptyTitle = Diagnostic.Code("empty-title")
}
