/// The well-formed byte sequences of UTF-8 (the Unicode standard, table 3-7).
enum UTF8Sequence {
  /// Returns the code point whose first byte stands at `offset`, and its length in bytes; `nil` if
  /// the bytes are not UTF-8.
  static func decode(_ bytes: [UInt8], at offset: Int) -> (scalar: UInt32, length: Int)? {
    let first = bytes[offset]
    let shape: (length: Int, second: ClosedRange<UInt8>)
    switch first {
    case 0..<0x80: return (UInt32(first), 1)
    case 0xC2...0xDF: shape = (2, 0x80...0xBF)
    case 0xE0: shape = (3, 0xA0...0xBF)
    case 0xED: shape = (3, 0x80...0x9F)
    case 0xE1...0xEF: shape = (3, 0x80...0xBF)
    case 0xF0: shape = (4, 0x90...0xBF)
    case 0xF1...0xF3: shape = (4, 0x80...0xBF)
    case 0xF4: shape = (4, 0x80...0x8F)
    default: return nil
    }
    guard offset + shape.length <= bytes.count, shape.second.contains(bytes[offset + 1]) else {
      return nil
    }
    var scalar = UInt32(first) & (0x7F >> UInt32(shape.length))
    for place in 1..<shape.length {
      let byte = bytes[offset + place]
      guard byte & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    return (scalar, shape.length)
  }

  /// Returns the length of the sequence that `first` begins, in valid text.
  static func length(first: UInt8) -> Int {
    switch first {
    case 0..<0xC0: 1
    case 0xC0..<0xE0: 2
    case 0xE0..<0xF0: 3
    default: 4
    }
  }

  /// Appends a code point; one that is none (half a surrogate pair) appends nothing.
  static func append(_ value: UInt32, to bytes: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) else { return }
    bytes.append(contentsOf: encoded)
  }
}
