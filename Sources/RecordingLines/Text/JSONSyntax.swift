/// Checks that a line is one JSON value (RFC 8259), and nothing more.
///
/// Lines are read by the reader of YAML, as the files that people write are, which takes more than
/// JSON. What other programs would refuse must not pass here.
struct JSONSyntax {
  /// What is wrong, and where, in bytes from the start.
  struct Problem: Error {
    let message: String
    let offset: Int
    /// The way out, where it is no JSON that is wanted but less of it.
    var limitHint: String?
  }

  /// What may follow.
  private enum Expected {
    case value, elementOrEnd, key, keyOrEnd, colon, commaOrEnd, nothing

    var words: String {
      switch self {
      case .value, .elementOrEnd: "a value"
      case .key, .keyOrEnd: "a key in double quotes"
      case .colon: "`:`"
      case .commaOrEnd: "`,` or the end of what is open"
      case .nothing: "the end of the line"
      }
    }
  }

  /// Objects and arrays may lie in each other so deeply.
  private static let deepest = 32

  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var open: [UInt8] = []

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  /// Returns what keeps a line from being JSON.
  ///
  /// - Complexity: O(*n*); nothing recurses.
  static func problem(in bytes: ArraySlice<UInt8>) -> Problem? {
    var syntax = JSONSyntax(bytes)
    do throws(Problem) {
      try syntax.run()
      return nil
    } catch {
      return error
    }
  }

  private mutating func run() throws(Problem) {
    var expected = Expected.value
    while true {
      while place < bytes.endIndex, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
      guard place < bytes.endIndex else {
        if expected == .nothing { return }
        throw problem("the line ends where \(expected.words) should follow")
      }
      expected = try take(expected, bytes[place])
    }
  }
}

extension JSONSyntax {
  private mutating func take(_ expected: Expected, _ byte: UInt8) throws(Problem) -> Expected {
    switch (expected, byte) {
    case (.elementOrEnd, UInt8(ascii: "]")), (.keyOrEnd, UInt8(ascii: "}")): return close()
    case (.commaOrEnd, UInt8(ascii: "]")) where open.last == UInt8(ascii: "["): return close()
    case (.commaOrEnd, UInt8(ascii: "}")) where open.last == UInt8(ascii: "{"): return close()
    case (.value, _), (.elementOrEnd, _): return try takeValue(byte)
    case (.key, UInt8(ascii: "\"")), (.keyOrEnd, UInt8(ascii: "\"")):
      try takeString()
      return .colon
    case (.colon, UInt8(ascii: ":")):
      place += 1
      return .value
    case (.commaOrEnd, UInt8(ascii: ",")):
      place += 1
      return open.last == UInt8(ascii: "{") ? .key : .value
    default: throw unexpected(expected.words)
    }
  }

  private var next: Expected { open.isEmpty ? .nothing : .commaOrEnd }

  private mutating func close() -> Expected {
    open.removeLast()
    place += 1
    return next
  }

  private mutating func takeValue(_ byte: UInt8) throws(Problem) -> Expected {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard open.count < Self.deepest else {
        var problem = problem("more than \(Self.deepest) objects and arrays lie in each other")
        problem.limitHint = "put fewer of them into one another"
        throw problem
      }
      open.append(byte)
      place += 1
      return byte == UInt8(ascii: "{") ? .keyOrEnd : .elementOrEnd
    case UInt8(ascii: "\""): try takeString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try takeNumber()
    default: try takeWord()
    }
    return next
  }

  private mutating func takeWord() throws(Problem) {
    for word in ["true", "false", "null"] where bytes[place...].starts(with: word.utf8) {
      place += word.utf8.count
      return
    }
    throw unexpected(Expected.value.words)
  }

  private mutating func takeString() throws(Problem) {
    place += 1
    while place < bytes.endIndex {
      let byte = bytes[place]
      if byte < 0x20 {
        throw problem("a control character stands in a text, and has to be escaped")
      }
      place += 1
      if byte == UInt8(ascii: "\"") { return }
      if byte == UInt8(ascii: "\\") { try takeEscape() }
    }
    throw problem("the line ends in a text")
  }

  private mutating func takeEscape() throws(Problem) {
    guard place < bytes.endIndex else { throw problem("the line ends in a text") }
    let byte = bytes[place]
    guard "\"\\/bfnrtu".utf8.contains(byte) else {
      place -= 1
      throw problem("JSON has no such escape")
    }
    place += 1
    guard byte == UInt8(ascii: "u") else { return }
    let digits = bytes[place...].prefix(4)
    guard digits.count == 4, digits.allSatisfy(Self.isHexDigit) else {
      throw problem("four hexadecimal digits follow `\\u`")
    }
    place += 4
  }

  private mutating func takeNumber() throws(Problem) {
    let start = place
    if bytes[place] == UInt8(ascii: "-") { place += 1 }
    let whole = place
    try takeDigits()
    if place - whole > 1, bytes[whole] == UInt8(ascii: "0") {
      place = start
      throw problem("a number begins with 0")
    }
    if place < bytes.endIndex, bytes[place] == UInt8(ascii: ".") {
      place += 1
      try takeDigits()
    }
    guard place < bytes.endIndex, bytes[place] | 0x20 == UInt8(ascii: "e") else { return }
    place += 1
    if place < bytes.endIndex,
      bytes[place] == UInt8(ascii: "+") || bytes[place] == UInt8(ascii: "-")
    {
      place += 1
    }
    try takeDigits()
  }

  private mutating func takeDigits() throws(Problem) {
    let digits = bytes[place...].prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    guard !digits.isEmpty else { throw problem("a digit was expected") }
    place += digits.count
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  private func problem(_ message: String) -> Problem {
    Problem(message: message, offset: place - bytes.startIndex)
  }

  private func unexpected(_ words: String) -> Problem {
    let byte = bytes[place]
    let shown = (0x21...0x7E).contains(byte) ? "`\(Unicode.Scalar(byte))`" : "what stands here"
    return problem("\(words) was expected, not \(shown)")
  }
}
