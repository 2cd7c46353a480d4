/// A start tag.
struct HTMLTag {
  /// The element's name.
  var name: String
  /// The attributes, their values as they are meant.
  var attributes: [(name: String, value: String)] = []
  /// Whether it ends with `/>`.
  var isClosed = false

  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}

/// The tags of a page, one by one.
struct HTMLTokens {
  enum Token {
    case text(String)
    case start(HTMLTag)
    case end(String)
  }

  private let bytes: [UInt8]
  private var position = 0
  /// The element in which there is only text, if one is open.
  private var textOnly: String?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the next tag or run of text; `nil` at the end.
  mutating func next() throws(BrokenPromise) -> Token? {
    guard position < bytes.count else { return nil }
    if bytes[position] != UInt8(ascii: "<") { return try text() }
    position += 1
    if take("/") { return try endTag() }
    try BrokenPromise.check(textOnly == nil, "markup in \(textOnly ?? "")")
    return .start(try startTag())
  }

  private mutating func text() throws(BrokenPromise) -> Token {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
    return .text(try Self.decoded(bytes[start..<position]))
  }

  private mutating func endTag() throws(BrokenPromise) -> Token {
    let name = try name()
    try BrokenPromise.check(take(">"), "an end tag that doesn't end")
    if let textOnly { try BrokenPromise.check(textOnly == name, "</\(name)> in \(textOnly)") }
    textOnly = nil
    return .end(name)
  }

  private mutating func startTag() throws(BrokenPromise) -> HTMLTag {
    var tag = HTMLTag(name: try name())
    while take(" ") || take("\n") {
      let isEnd = position < bytes.count && (bytes[position] == 0x2F || bytes[position] == 0x3E)
      if isEnd { break }
      let name = try name()
      try BrokenPromise.check(tag[name] == nil, "two attributes \(name)")
      tag.attributes.append((name, try value()))
    }
    tag.isClosed = take("/")
    try BrokenPromise.check(take(">"), "a tag <\(tag.name)> that doesn't end")
    if HTMLNames.textOnly.contains(tag.name), !tag.isClosed { textOnly = tag.name }
    return tag
  }

  private mutating func value() throws(BrokenPromise) -> String {
    try BrokenPromise.check(take("=") && take("\""), "an attribute without a quoted value")
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") { position += 1 }
    let value = bytes[start..<position]
    try BrokenPromise.check(take("\""), "a value that doesn't end")
    try BrokenPromise.check(!value.contains(UInt8(ascii: "<")), "a `<` in a value")
    return try Self.decoded(value)
  }

  private mutating func name() throws(BrokenPromise) -> String {
    let start = position
    while position < bytes.count, Self.isName(bytes[position]) { position += 1 }
    try BrokenPromise.check(position > start, "a name is missing at byte \(position)")
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Returns a text with its character references resolved.
  private static func decoded(_ bytes: ArraySlice<UInt8>) throws(BrokenPromise) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var result = ""
    var rest = bytes
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += String(decoding: rest[..<start], as: UTF8.self)
      let end = rest[start...].prefix(8).firstIndex(of: UInt8(ascii: ";")) ?? start
      let name = String(decoding: rest[start..<end].dropFirst(), as: UTF8.self)
      guard let character = characters[name] else {
        throw BrokenPromise("a reference `&\(name)`")
      }
      result += character
      rest = rest[(end + 1)...]
    }
    return result + String(decoding: rest, as: UTF8.self)
  }

  /// The references that are written, and what they mean.
  private static let characters = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'", "#x27": "'",
  ]
}
