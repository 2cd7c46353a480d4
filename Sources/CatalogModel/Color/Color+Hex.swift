extension Color {
  /// The canonical spelling: `#rrggbb` when opaque, else `#rrggbbaa`, in lower case.
  package var hex: String {
    var bytes: [UInt8] = [UInt8(ascii: "#")]
    bytes.reserveCapacity(9)
    for channel in isOpaque ? [red, green, blue] : [red, green, blue, alpha] {
      bytes.append(Self.hexDigit(channel >> 4))
      bytes.append(Self.hexDigit(channel & 0xF))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads `#RGB`, `#RGBA`, `#RRGGBB` and `#RRGGBBAA` (CSS Color 4, section 5.2), or returns `nil`
  /// without saying what is wrong.
  ///
  /// Allocates nothing: most colours of most catalogs are read here.
  init?(hex text: String) {
    var digits: UInt32 = 0
    var count = -1
    for byte in text.utf8 {
      if count < 0 {
        guard byte == UInt8(ascii: "#") else { return nil }
      } else {
        guard count < 8, let value = Self.hexValue(byte) else { return nil }
        digits = digits << 4 | UInt32(value)
      }
      count += 1
    }
    self.init(hexDigits: digits, count: count)
  }

  private init?(hexDigits digits: UInt32, count: Int) {
    func nibble(_ shift: UInt32) -> UInt8 { UInt8(digits >> shift & 0xF) * 0x11 }
    func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: digits >> shift) }
    switch count {
    case 3: self.init(red: nibble(8), green: nibble(4), blue: nibble(0))
    case 4: self.init(red: nibble(12), green: nibble(8), blue: nibble(4), alpha: nibble(0))
    case 6: self.init(red: byte(16), green: byte(8), blue: byte(0))
    case 8: self.init(red: byte(24), green: byte(16), blue: byte(8), alpha: byte(0))
    default: return nil
    }
  }

  /// Returns what a hex digit stands for, or `nil` for any other byte.
  static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
