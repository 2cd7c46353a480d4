/// Numbers as JSON and CSS write them.
enum DecimalText {
  /// Whether a text is a number: digits, perhaps with a sign, a fraction and an exponent.
  static func isNumber(_ text: String) -> Bool {
    var rest = text.utf8[...]
    dropSign(&rest)
    let whole = dropDigits(&rest)
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = dropDigits(&rest)
      guard fraction > 0 else { return false }
    }
    guard whole + fraction > 0 else { return false }
    guard let letter = rest.first else { return true }
    guard letter | 0x20 == UInt8(ascii: "e") else { return false }
    rest.removeFirst()
    dropSign(&rest)
    return dropDigits(&rest) > 0 && rest.isEmpty
  }

  private static func dropSign(_ rest: inout Substring.UTF8View) {
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
  }

  /// Drops digits, and returns how many there were.
  private static func dropDigits(_ rest: inout Substring.UTF8View) -> Int {
    let count = rest.prefix(while: \.isDigit).count
    rest.removeFirst(count)
    return count
  }
}
