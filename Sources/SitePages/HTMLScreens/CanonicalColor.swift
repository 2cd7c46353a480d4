/// A colour of a recording, taken apart.
///
/// Only text in canonical form becomes one, so nothing else gets into an attribute.
struct CanonicalColor: Equatable {
  /// The red, green and blue parts, from 0 to 255.
  let red, green, blue: UInt8
  /// The opacity, from 0 to 255.
  let alpha: UInt8
  /// The colour without its opacity, as `#rrggbb`.
  let opaqueHex: String

  /// Reads `#rrggbb` or `#rrggbbaa` in lower case; `nil` for anything else.
  init?(_ text: String) {
    let digits = Array(text.utf8)
    guard digits.count == 7 || digits.count == 9, digits[0] == UInt8(ascii: "#") else {
      return nil
    }
    var parts: [UInt8] = []
    for index in stride(from: 1, to: digits.count, by: 2) {
      guard let high = Self.value(of: digits[index]), let low = Self.value(of: digits[index + 1])
      else { return nil }
      parts.append(high << 4 | low)
    }
    red = parts[0]
    green = parts[1]
    blue = parts[2]
    alpha = parts.count == 4 ? parts[3] : 255
    opaqueHex = digits.count == 7 ? text : String(decoding: digits[..<7], as: UTF8.self)
  }

  /// Whether nothing shines through.
  var isOpaque: Bool { alpha == 255 }

  /// The opacity as a decimal fraction with up to three digits.
  var opacity: String {
    let thousandths = (Int(alpha) * 1000 + 127) / 255
    if thousandths == 1000 { return "1" }
    let digits = String(thousandths)
    return "0." + String(repeating: "0", count: 3 - digits.utf8.count) + digits
  }

  private static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
