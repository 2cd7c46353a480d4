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
  ///
  /// A name begins with a letter here, so that `1-2` is two numbers, as in CSS.
  mutating func takeName() -> String {
    guard next?.isASCIILetter == true else { return "" }
    let start = position
    while let byte = next, byte.isCSSNameByte { position += 1 }
    return String(decoding: bytes[start..<position].map(\.asciiLowercased), as: UTF8.self)
  }

  /// Returns what comes next up to a separator, or the separator if that is next, cut to fit a
  /// message.
  func excerpt() -> String {
    let rest = bytes[position...]
    let end =
      next?.isCSSSeparator == true
      ? position + 1 : rest.firstIndex { $0.isCSSSpace || $0.isCSSSeparator }
    return ColorError.cut(String(decoding: rest[..<(end ?? rest.endIndex)], as: UTF8.self), to: 20)
  }
}
