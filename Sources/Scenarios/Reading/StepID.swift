/// What may name a step, and so its page.
enum StepID {
  private static let longest = 64

  /// The rule, as a hint.
  static let rule =
    "use letters a to z, digits, `-`, `_` and `.`, at most \(longest); a letter or a digit first"

  /// The rule as a regular expression.
  static let pattern = "^[A-Za-z0-9][A-Za-z0-9._-]{0,\(longest - 1)}$"

  /// Returns whether a text follows the rule.
  static func isValid(_ text: String) -> Bool {
    guard let first = text.utf8.first, text.utf8.count <= longest else { return false }
    return isLetterOrDigit(first) && text.utf8.allSatisfy { isLetterOrDigit($0) || isSign($0) }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): true
    default: false
    }
  }
}
