import Diagnostics

/// The value of a custom property: text, with references in it.
struct CSSValue {
  /// A piece of a value.
  indirect enum Part {
    /// Bytes that stand as they are.
    case text(ArraySlice<UInt8>)
    /// `var(--name, fallback)`.
    case reference(name: String, fallback: [Part]?)
  }

  /// So deep may references stand in one another's fallbacks.
  private static let mostDepth = 32

  /// The pieces; `nil` if a reference is malformed, or stands too deep.
  let parts: [Part]?

  /// Splits a value, which has no comments.
  init(_ bytes: [UInt8]) {
    parts = Self.parts(bytes, depth: 0)
  }

  /// The names that are referred to, those in fallbacks too.
  var names: [String] {
    var names: [String] = []
    var waiting = [parts ?? []]
    while let parts = waiting.popLast() {
      for case .reference(let name, let fallback) in parts {
        names.append(name)
        if let fallback { waiting.append(fallback) }
      }
    }
    return names
  }

  private static func parts(_ bytes: [UInt8], depth: Int) -> [Part]? {
    guard depth < mostDepth else { return nil }
    var parts: [Part] = []
    var scanner = CSSScanner(bytes)
    var start = 0
    while scanner.next != nil {
      guard scanner.isAt("var(") else {
        guard (try? scanner.skipToken()) != nil else { return nil }
        continue
      }
      if start < scanner.offset { parts.append(.text(bytes[start..<scanner.offset])) }
      guard let part = reference(bytes, &scanner, depth: depth) else { return nil }
      parts.append(part)
      start = scanner.offset
    }
    if start < bytes.count { parts.append(.text(bytes[start...])) }
    return parts
  }

  private static func reference(
    _ bytes: [UInt8],
    _ scanner: inout CSSScanner,
    depth: Int
  ) -> Part? {
    for _ in 0..<4 { scanner.skip() }
    guard (try? scanner.skipSpace()) != nil, scanner.isAt("--") else { return nil }
    let name = String(decoding: bytes[scanner.skipName()], as: UTF8.self)
    guard (try? scanner.skipSpace()) != nil else { return nil }
    var fallback: [Part]?
    if scanner.next == UInt8(ascii: ",") {
      scanner.skip()
      let start = scanner.offset
      guard (try? scanner.skip(to: [UInt8(ascii: ")")])) != nil,
        let parts = parts(CSSText.trimmed(bytes[start..<scanner.offset]), depth: depth + 1)
      else { return nil }
      fallback = parts
    }
    guard scanner.next == UInt8(ascii: ")") else { return nil }
    scanner.skip()
    return .reference(name: name, fallback: fallback)
  }
}
