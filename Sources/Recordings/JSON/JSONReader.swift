/// Reads JSON (RFC 8259) from its start to its end, value by value, as the caller asks for it.
///
/// Nothing is built of what is read but what the caller keeps, and nothing recurses, so that a
/// recording of a hundred megabytes is read in a fraction of a second. White space, escapes and
/// numbers are read as the RFC has them and in no other way; a byte order mark is passed over.
/// Which keys may stand in an object, and how often, is the caller's affair.
struct JSONReader {
  /// A value that is passed over may be nested so deeply.
  static let deepest = 64

  /// The whole text.
  let bytes: [UInt8]
  /// The place reached, in bytes from the start.
  var position = 0
  /// Whether an object or array was opened and has had no member yet.
  private var isFresh = false

  /// Creates a reader at the start of a text.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The byte at the place reached, behind white space; `nil` at the end.
  mutating func next() -> UInt8? {
    let bytes = bytes
    var place = position
    while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
    position = place
    return place < bytes.count ? bytes[place] : nil
  }

  /// Opens an object.
  mutating func beginObject() throws(JSONProblem) {
    try open(UInt8(ascii: "{"), "an object")
  }

  /// Opens an array.
  mutating func beginArray() throws(JSONProblem) {
    try open(UInt8(ascii: "["), "an array")
  }

  /// Returns the next key of the object that is open, whose value is read next; `nil`, and closes
  /// the object, if there is none.
  mutating func nextKey() throws(JSONProblem) -> JSONText? {
    guard try hasMember(before: UInt8(ascii: "}")) else { return nil }
    guard next() == UInt8(ascii: "\"") else { throw unexpected("a key", or: "`}`") }
    let key = try scanText()
    guard next() == UInt8(ascii: ":") else { throw unexpected("`:`") }
    position += 1
    return key
  }

  /// Whether another element of the array that is open follows, which is read next; closes the
  /// array if none does.
  mutating func nextElement() throws(JSONProblem) -> Bool {
    try hasMember(before: UInt8(ascii: "]"))
  }

  /// Reads a string as it stands.
  mutating func text() throws(JSONProblem) -> JSONText {
    guard next() == UInt8(ascii: "\"") else { throw unexpected("a text") }
    return try scanText()
  }

  /// Reads `true` or `false`.
  mutating func flag() throws(JSONProblem) -> Bool {
    if try reads("true") { return true }
    if try reads("false") { return false }
    throw unexpected("`true` or `false`")
  }

  /// Reads `null`, if it stands here.
  mutating func readsNull() throws(JSONProblem) -> Bool {
    try reads("null")
  }

  /// Reads a whole number.
  mutating func number() throws(JSONProblem) -> Int {
    guard let first = next(), first == UInt8(ascii: "-") || Self.isDigit(first) else {
      throw unexpected("a number")
    }
    let start = position
    let isNegative = first == UInt8(ascii: "-")
    var place = isNegative ? start + 1 : start
    let digits = place
    var number = 0
    while place < bytes.count, Self.isDigit(bytes[place]) {
      let (product, overflow) = number.multipliedReportingOverflow(by: 10)
      // Away from zero on the negative side, or `Int.min` would be out of reach.
      let digit = Int(bytes[place] - UInt8(ascii: "0"))
      let (sum, carry) = product.addingReportingOverflow(isNegative ? -digit : digit)
      guard !overflow, !carry else { throw problem("the number is too large", at: start) }
      number = sum
      place += 1
    }
    position = place
    try checkNumber(digits: digits..<place, start: start)
    return number
  }

  /// Passes what stands here if it is, byte for byte, what stood at an earlier place.
  mutating func passes(_ earlier: Range<Int>) -> Bool {
    let end = position + earlier.count
    guard !earlier.isEmpty, end <= bytes.count,
      bytes.areSame(at: position, as: bytes, at: earlier.lowerBound, count: earlier.count)
    else { return false }
    position = end
    return true
  }

  /// Reads what remains: white space.
  mutating func end() throws(JSONProblem) {
    if next() != nil { throw problem("something follows its end", at: position) }
  }
}

extension JSONReader {
  /// A problem with what was read.
  func problem(
    _ message: String,
    at offset: Int
  ) -> JSONProblem {
    JSONProblem(message: message, offset: offset)
  }

  /// What is wrong if `expected` should stand at the place reached.
  func unexpected(_ expected: String, or other: String? = nil) -> JSONProblem {
    guard position < bytes.count else {
      return problem("it ends where \(expected) should follow", at: position)
    }
    let wanted = other.map { "\(expected) or \($0)" } ?? expected
    let byte = bytes[position]
    return problem(
      "\(wanted) was expected, not \(Self.name(of: byte))",
      at: position
    )
  }

  private static func name(of byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "{"): "an object"
    case UInt8(ascii: "["): "an array"
    case UInt8(ascii: "\""): "a text"
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): "a number"
    case 0x21...0x7E: "`\(Unicode.Scalar(byte))`"
    default: "byte 0x" + String(byte, radix: 16, uppercase: true)
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private mutating func open(_ bracket: UInt8, _ name: String) throws(JSONProblem) {
    guard next() == bracket else { throw unexpected(name) }
    position += 1
    isFresh = true
  }

  private mutating func hasMember(before bracket: UInt8) throws(JSONProblem) -> Bool {
    let byte = next()
    if byte == bracket {
      position += 1
      isFresh = false
      return false
    }
    if isFresh {
      isFresh = false
      if byte == nil { throw unexpected("`\(Unicode.Scalar(bracket))`") }
      return true
    }
    guard byte == UInt8(ascii: ",") else {
      throw unexpected("`,`", or: "`\(Unicode.Scalar(bracket))`")
    }
    position += 1
    if next() == bracket { throw unexpected("another member", or: "no comma") }
    return true
  }

  private mutating func reads(_ word: StaticString) throws(JSONProblem) -> Bool {
    guard let first = next() else { return false }
    let start = position
    let length = word.utf8CodeUnitCount
    let isWord = word.withUTF8Buffer { word in
      unsafe first == word[0] && bytes[start...].prefix(length).elementsEqual(word)
    }
    guard isWord else { return false }
    position = start + length
    return true
  }

  /// Refuses what RFC 8259 does not allow behind or in a number, and fractions.
  private func checkNumber(digits: Range<Int>, start: Int) throws(JSONProblem) {
    if digits.isEmpty { throw unexpected("a digit", or: "no `-`") }
    if digits.count > 1, bytes[digits.lowerBound] == UInt8(ascii: "0") {
      throw problem("a number begins with 0", at: start)
    }
    guard digits.upperBound < bytes.count else { return }
    switch bytes[digits.upperBound] {
    case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      throw problem("a whole number was expected", at: start)
    default: return
    }
  }
}
