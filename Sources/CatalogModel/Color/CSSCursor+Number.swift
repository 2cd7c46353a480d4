extension CSSCursor {
  /// Returns the number that comes next, or `nil`, having moved nowhere, if there is none.
  ///
  /// A number is as CSS Syntax 3, section 4.3.13, has it: a sign, digits, a point with digits
  /// behind it, an exponent. No locale is asked. What is beyond ±10⁹ counts as that, since nothing
  /// that a colour measures comes near, and sums of it stay finite.
  ///
  /// - Complexity: O(*n*) for *n* digits, of which 18 count.
  mutating func takeNumber() -> Double? {
    let start = position
    let isNegative = take(UInt8(ascii: "-"))
    if !isNegative { _ = take(UInt8(ascii: "+")) }
    var decimal = Decimal()
    while let digit = takeDigit() { decimal.append(digit) }
    if next == UInt8(ascii: "."), byte(ahead: 1)?.isASCIIDigit == true {
      position += 1
      while let digit = takeDigit() { decimal.appendFraction(digit) }
    }
    guard bytes[start..<position].contains(where: \.isASCIIDigit) else {
      position = start
      return nil
    }
    decimal.scale(byPowerOfTen: takeExponent())
    return isNegative ? -decimal.value : decimal.value
  }

  private mutating func takeDigit() -> UInt8? {
    guard let byte = next, byte.isASCIIDigit else { return nil }
    position += 1
    return byte - UInt8(ascii: "0")
  }

  /// An `e` is an exponent only if digits follow; else it begins a unit.
  private mutating func takeExponent() -> Int {
    guard let mark = next, mark.asciiLowercased == UInt8(ascii: "e") else { return 0 }
    let sign = byte(ahead: 1)
    let isSigned = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
    guard byte(ahead: isSigned ? 2 : 1)?.isASCIIDigit == true else { return 0 }
    position += isSigned ? 2 : 1
    var exponent = 0
    while let digit = takeDigit() { exponent = min(exponent * 10 + Int(digit), 1_000_000) }
    return sign == UInt8(ascii: "-") ? -exponent : exponent
  }
}

/// A decimal number while it is read.
private struct Decimal {
  private var digits: UInt64 = 0
  private var exponent = 0

  private var isFull: Bool { digits >= 100_000_000_000_000_000 }

  mutating func append(_ digit: UInt8) {
    guard !isFull else {
      exponent += 1
      return
    }
    digits = digits * 10 + UInt64(digit)
  }

  mutating func appendFraction(_ digit: UInt8) {
    guard !isFull else { return }
    digits = digits * 10 + UInt64(digit)
    exponent -= 1
  }

  mutating func scale(byPowerOfTen power: Int) {
    exponent += power
  }

  /// The value, at most 10⁹.
  ///
  /// Up to 15 digits and 22 places, which is all that people write, it is the nearest `Double`:
  /// both operands are exact, and IEEE rounds their quotient once.
  var value: Double {
    guard digits > 0 else { return 0 }
    guard exponent <= 9 else { return 1e9 }
    guard exponent >= -400 else { return 0 }
    var value = Double(digits)
    var left = exponent
    while left < -22 {
      value /= 1e22
      left += 22
    }
    var scale = 1.0
    for _ in 0..<abs(left) { scale *= 10 }
    return min(left < 0 ? value / scale : value * scale, 1e9)
  }
}
