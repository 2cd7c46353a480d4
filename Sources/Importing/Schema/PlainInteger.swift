/// A whole number in plain decimal digits, perhaps with a minus.
package struct PlainInteger {
  /// The numbers that any key may take.
  package static let range = -largest...largest
  /// The largest number that any key may take.
  package static let largest = 1_000_000_000

  /// The number; `nil` if it is outside the range.
  package let value: Int?

  /// Reads `text`, or returns `nil` if it is not written so: `1.0`, `1e3`, `+1`, `1_000`, `0x1F` are
  /// not, and neither is `007`, which some readers of YAML take for octal.
  package init?(_ text: String) {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let digits = text.utf8.dropFirst(isNegative ? 1 : 0)
    guard let first = digits.first, first != UInt8(ascii: "0") || digits.count == 1 else {
      return nil
    }
    var number = 0
    for digit in digits {
      guard digit.isDigit else { return nil }
      // Beyond the range there is nothing more to know than that the rest are digits.
      if number <= Self.range.upperBound { number = number * 10 + Int(digit - UInt8(ascii: "0")) }
    }
    value = number <= Self.range.upperBound ? (isNegative ? -number : number) : nil
  }

  /// Returns how a number may be written that is written in another way.
  static func hint(_ text: String) -> String? {
    var digits = Substring(text)
    if digits.first == "+" { digits.removeFirst() }
    let plain = digits.filter { $0 != "_" && $0 != "," }.drop { $0 == "0" }
    guard !digits.isEmpty, digits.utf8.allSatisfy({ $0.isDigit || $0 == 0x5F || $0 == 0x2C }),
      digits.utf8.first?.isDigit == true
    else { return nil }
    return "write `\(plain.isEmpty ? "0" : String(plain))`"
  }

  /// Returns what is said about a number outside a range.
  static func words(for range: ClosedRange<Int>) -> String {
    if range.upperBound < Self.range.upperBound {
      return "a number from \(range.lowerBound) to \(range.upperBound) is expected"
    }
    return "a number from \(range.lowerBound) on is expected"
  }
}

extension UInt8 {
  /// Whether it is an ASCII digit.
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
