extension UInt8 {
  /// Whether CSS takes the byte for white space.
  var isCSSSpace: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0C: true
    default: false
    }
  }

  /// Whether the byte is `0` to `9`.
  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether the byte is `a` to `z` or `A` to `Z`.
  var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(asciiLowercased)
  }

  /// Whether the byte separates or encloses values.
  var isCSSSeparator: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "/"), UInt8(ascii: "("), UInt8(ascii: ")"): true
    default: false
    }
  }

  /// Whether the byte may stand in the name of a function, a unit or a space.
  var isCSSNameByte: Bool {
    isASCIILetter || isASCIIDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }

  /// The byte in lower case, if it is an ASCII letter; every other as it is.
  var asciiLowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
