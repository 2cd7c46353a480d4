/// What kinds, fields and events may be called.
enum KindName {
  private static let longest = 60

  /// Whether a text can name a kind: letters and digits, a letter first that is not small, since
  /// names of events begin with the small one.
  static func isValid(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, !first.properties.isLowercase else { return false }
    return isWord(text, signs: "")
  }

  /// Whether a text can name a field or an event: letters, digits, `_` and `-`, a letter first.
  static func isFieldName(_ text: String) -> Bool { isWord(text, signs: "_-") }

  /// The rule for fields and events, as a hint.
  static let fieldRule =
    "use letters, digits, `_` and `-`, at most \(longest); a letter first"

  /// Returns the rule for kinds, with a name that follows it if one is near.
  static func hint(for text: String) -> String {
    let capital = text.prefix(1).uppercased() + text.dropFirst()
    if capital != text, isValid(capital) { return "write `\(capital)`" }
    return "use letters and digits, at most \(longest); a capital letter first"
  }

  private static func isWord(_ text: String, signs: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic,
      text.unicodeScalars.count <= longest
    else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      if scalar.isASCII {
        return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || signs.unicodeScalars.contains(scalar)
      }
      // Marks belong to the letters before them.
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .decimalNumber:
        return true
      default: return false
      }
    }
  }
}
