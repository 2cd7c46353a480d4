/// The value of a decimal number, exact: digits without zeros at either end, and where the point is.
struct DecimalValue: Hashable {
  /// -1, 0 or 1.
  private let sign: Int
  /// The digits, as numbers; empty for zero.
  private let digits: [UInt8]
  /// How many digits stand before the point; the value is 0.*digits* × 10 to this.
  private let exponent: Int

  /// Reads a number as JSON writes it, zeros before it allowed; `nil` for anything else.
  init?(_ text: String) {
    var rest = text.utf8[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    guard let whole = Self.digits(&rest), !whole.isEmpty else { return nil }
    var fraction: [UInt8] = []
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard let read = Self.digits(&rest), !read.isEmpty else { return nil }
      fraction = read
    }
    guard let power = Self.exponent(&rest), rest.isEmpty else { return nil }
    let all = whole + fraction
    let leading = all.prefix { $0 == 0 }.count
    let trailing = all.reversed().prefix { $0 == 0 }.count
    if leading == all.count {
      (sign, digits, exponent) = (0, [], 0)
      return
    }
    sign = isNegative ? -1 : 1
    digits = Array(all[leading..<(all.count - trailing)])
    exponent = whole.count - leading + power
  }

  /// Reads digits, perhaps none.
  private static func digits(_ rest: inout Substring.UTF8View) -> [UInt8]? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest.removeFirst(digits.count)
    return digits.map { $0 - UInt8(ascii: "0") }
  }

  /// Reads an exponent, which may be missing: then it is 0.
  private static func exponent(_ rest: inout Substring.UTF8View) -> Int? {
    guard let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") else { return 0 }
    rest.removeFirst()
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    guard let digits = digits(&rest), (1...6).contains(digits.count) else { return nil }
    let power = digits.reduce(0) { $0 * 10 + Int($1) }
    return isNegative ? -power : power
  }
}

extension DecimalValue: Comparable {
  static func < (left: DecimalValue, right: DecimalValue) -> Bool {
    guard left.sign == right.sign else { return left.sign < right.sign }
    return left.sign < 0 ? right.isSmaller(than: left) : left.isSmaller(than: right)
  }

  /// Compares without the signs.
  private func isSmaller(than other: DecimalValue) -> Bool {
    guard exponent == other.exponent else { return exponent < other.exponent }
    return digits.lexicographicallyPrecedes(other.digits)
  }
}
