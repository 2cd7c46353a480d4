/// Reads the tokens that colour functions are made of (CSS Syntax 3, section 4), a byte at a time.
struct CSSCursor {
  let bytes: [UInt8]
  var position: Int

  /// Starts at `position`, counted in bytes from 0.
  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// The byte that comes next, or `nil` at the end.
  var next: UInt8? { byte(ahead: 0) }

  /// The byte so many bytes behind the next one.
  func byte(ahead offset: Int) -> UInt8? {
    let index = position + offset
    return index < bytes.count ? bytes[index] : nil
  }

  /// Goes on behind any white space.
  mutating func skipSpaces() {
    while let byte = next, byte.isCSSSpace { position += 1 }
  }

  /// Goes on behind `byte` if it comes next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Returns the name that comes next, in lower case; empty if there is none.
  mutating func takeName() -> String {
    let start = position
    while let byte = next, byte.isCSSNameByte { position += 1 }
    return String(decoding: bytes[start..<position].map(\.asciiLowercased), as: UTF8.self)
  }

  /// Returns what is left up to the next separator, or all if that comes first, cut to fit a
  /// message.
  func excerpt() -> String {
    let rest = bytes[position...]
    let end = rest.dropFirst().firstIndex { $0.isCSSSpace || ",/()".utf8.contains($0) }
    return ColorError.cut(String(decoding: rest[..<(end ?? rest.endIndex)], as: UTF8.self), to: 20)
  }
}
