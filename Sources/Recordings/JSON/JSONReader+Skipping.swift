extension JSONReader {
  /// Passes over a value of any form, to be read later or not at all.
  ///
  /// Brackets and strings must be balanced; the rest is looked at when the value is read.
  ///
  /// - Complexity: O(*n*) in the size of the value; nothing is kept but one bit a level.
  mutating func skip() throws(JSONProblem) {
    var open: [UInt8] = []
    repeat {
      switch next() {
      case nil: throw unexpected("a value")
      case UInt8(ascii: "\""): _ = try scanText()
      case UInt8(ascii: "{"): try descend(&open, closing: UInt8(ascii: "}"))
      case UInt8(ascii: "["): try descend(&open, closing: UInt8(ascii: "]"))
      case let byte? where byte == open.last:
        open.removeLast()
        position += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        if open.isEmpty { throw unexpected("a value") }
        position += 1
      default: try skipWord()
      }
    } while !open.isEmpty
  }

  private mutating func descend(_ open: inout [UInt8], closing: UInt8) throws(JSONProblem) {
    guard open.count < Self.deepest else {
      throw problem("more than \(Self.deepest) objects and arrays lie in each other", at: position)
    }
    open.append(closing)
    position += 1
  }

  /// Passes over a number, `true`, `false` or `null`.
  private mutating func skipWord() throws(JSONProblem) {
    let start = position
    while position < bytes.count, Self.isOfWord(bytes[position]) { position += 1 }
    if position == start { throw unexpected("a value") }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "E"), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: isDigit(byte)
    }
  }
}
