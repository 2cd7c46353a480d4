import Diagnostics

/// Goes over the text of a style sheet (CSS Syntax 3), so far as to tell what is a comment, a string,
/// a URL and a block.
struct CSSScanner {
  private let file: TextFile?
  private let bytes: [UInt8]
  /// Where to read on.
  private(set) var offset: Int
  private let end: Int

  /// Creates a scanner of a file.
  init(_ file: TextFile) {
    self.file = file
    bytes = file.bytes
    offset = file.lines.first?.lowerBound ?? file.bytes.count
    end = file.bytes.count
  }

  /// Creates a scanner of a piece that one of a file has gone over already.
  init(_ bytes: [UInt8]) {
    file = nil
    self.bytes = bytes
    offset = 0
    end = bytes.count
  }

  /// The next byte; `nil` at the end.
  var next: UInt8? { offset < end ? bytes[offset] : nil }

  /// Whether the text goes on with these bytes, letters in any case.
  func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      guard offset + text.count <= end else { return false }
      for place in text.indices {
        let byte = bytes[offset + place]
        let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        guard unsafe text[place] == (isUpper ? byte | 0x20 : byte) else { return false }
      }
      return true
    }
  }

  /// Goes over one byte.
  mutating func skip() {
    offset = min(offset + 1, end)
  }

  /// Goes over a name; returns where it stands, which is nowhere if there is none.
  mutating func skipName() -> Range<Int> {
    let start = offset
    while let byte = next {
      if byte == UInt8(ascii: "\\"), offset + 1 < end {
        offset += 2
      } else if byte.isCSSName {
        offset += 1
      } else {
        break
      }
    }
    return start..<min(offset, end)
  }

  /// Goes over white space and comments.
  mutating func skipSpace() throws(DiagnosticBag) {
    while let byte = next {
      if byte.isCSSWhite { offset += 1 } else if isAt("/*") { try skipComment() } else { return }
    }
  }

  /// Goes over a comment.
  mutating func skipComment() throws(DiagnosticBag) {
    let start = offset
    offset += 2
    while offset < end, !isAt("*/") { offset += 1 }
    guard offset < end else { throw unclosed("comment", start..<start + 2) }
    offset += 2
  }

  /// Goes over a comment, a string, a URL, a name or a single byte.
  mutating func skipToken() throws(DiagnosticBag) {
    guard let byte = next else { return }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try skipString(byte)
    case UInt8(ascii: "/") where isAt("/*"): try skipComment()
    case UInt8(ascii: "\\"): offset = min(offset + 2, end)
    case _ where byte.isCSSName: try skipNameOrURL()
    default: offset += 1
    }
  }

  /// Goes on to one of these bytes that stands in no bracket, or to the end.
  ///
  /// Brackets that are opened have to be closed again.
  mutating func skip(to stops: [UInt8]) throws(DiagnosticBag) {
    var open: [(closing: UInt8, place: Int)] = []
    while let byte = next {
      if open.isEmpty, stops.contains(byte) { return }
      switch byte {
      case UInt8(ascii: "("): open.append((UInt8(ascii: ")"), offset))
      case UInt8(ascii: "["): open.append((UInt8(ascii: "]"), offset))
      case UInt8(ascii: "{"): open.append((UInt8(ascii: "}"), offset))
      case open.last?.closing: open.removeLast()
      default: break
      }
      try skipToken()
    }
    if let last = open.last { throw unclosed("bracket", last.place..<last.place + 1) }
  }

  /// Returns the problem that something is open at the end of the file.
  func unclosed(_ what: String, _ place: Range<Int>) -> DiagnosticBag {
    guard let file else { return DiagnosticBag() }
    let message = "the \(what) that begins here is not closed"
    return DiagnosticBag([file.piece(place).error(.malformedImport, message)])
  }
}

extension CSSScanner {
  private mutating func skipString(_ quote: UInt8) throws(DiagnosticBag) {
    let start = offset
    offset += 1
    while let byte = next, byte != quote, byte != 0x0A, byte != 0x0D {
      offset = min(offset + (byte == UInt8(ascii: "\\") ? 2 : 1), end)
    }
    guard next == quote else { throw unclosed("string", start..<start + 1) }
    offset += 1
  }

  private mutating func skipNameOrURL() throws(DiagnosticBag) {
    let start = offset
    let isURL = isAt("url(")
    let name = skipName()
    guard isURL, name.count == 3 else { return }
    offset += 1
    while let byte = next, byte.isCSSWhite { offset += 1 }
    // With quotes it is a function like others, whose bracket is counted.
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") {
      offset = name.upperBound
      return
    }
    while let byte = next, byte != UInt8(ascii: ")") {
      offset = min(offset + (byte == UInt8(ascii: "\\") ? 2 : 1), end)
    }
    guard next != nil else { throw unclosed("URL", start..<name.upperBound) }
    offset += 1
  }
}

extension UInt8 {
  /// Whether it may be a part of a name in CSS.
  var isCSSName: Bool {
    isLetter || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_") || self >= 0x80
  }

  /// Whether it is white space in CSS.
  var isCSSWhite: Bool { isBlank || self == 0x0A || self == 0x0D || self == 0x0C }
}
