/// Finds tags in the bytes of a template.
struct TemplateScanner {
  /// What begins a tag; `{{` until a tag says otherwise.
  var opening = Array("{{".utf8)
  /// What ends a tag.
  var closing = Array("}}".utf8)

  private let bytes: [UInt8]

  /// Creates a scanner.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns where the next tag begins.
  func nextTag(from start: Int) -> Int? {
    find(opening, from: start)
  }

  /// Returns the tag that begins at `start`, or `nil` if it doesn't end.
  func tag(at start: Int) -> TemplateTag? {
    var inner = start + opening.count
    while inner < bytes.count, isBlank(bytes[inner]) { inner += 1 }
    guard inner < bytes.count else { return nil }
    let sigil = bytes[inner]
    let kind = Self.kind(sigil)
    let end = closing(of: sigil)
    guard let close = find(end, from: kind == nil ? inner : inner + 1) else { return nil }
    return TemplateTag(
      kind: kind ?? .variable(isEscaped: true),
      range: start..<close + end.count,
      content: trimmed((kind == nil ? inner : inner + 1)..<close)
    )
  }

  /// Returns the start of the line that `index` stands on, if nothing but white space stands
  /// between the two, and the line begins at `start` or later.
  func blankLineStart(before index: Int, notBefore start: Int) -> Int? {
    var first = index
    while first > start, isBlank(bytes[first - 1]) { first -= 1 }
    return first == start || bytes[first - 1] == UInt8(ascii: "\n") ? first : nil
  }

  /// Returns the start of the next line, if nothing but white space stands before it.
  func blankLineEnd(after index: Int) -> Int? {
    var last = index
    while last < bytes.count, isBlank(bytes[last]) { last += 1 }
    if last == bytes.count { return last }
    if bytes[last] == UInt8(ascii: "\r"), last + 1 < bytes.count { last += 1 }
    return bytes[last] == UInt8(ascii: "\n") ? last + 1 : nil
  }
}

extension TemplateScanner {
  private static func kind(_ sigil: UInt8) -> TemplateTag.Kind? {
    switch sigil {
    case UInt8(ascii: "#"): .section
    case UInt8(ascii: "^"): .inverted
    case UInt8(ascii: "/"): .close
    case UInt8(ascii: ">"): .partial
    case UInt8(ascii: "!"): .comment
    case UInt8(ascii: "="): .delimiters
    case UInt8(ascii: "&"), UInt8(ascii: "{"): .variable(isEscaped: false)
    default: nil
    }
  }

  private func closing(of sigil: UInt8) -> [UInt8] {
    switch sigil {
    case UInt8(ascii: "{"): [UInt8(ascii: "}")] + closing
    case UInt8(ascii: "="): [UInt8(ascii: "=")] + closing
    default: closing
    }
  }

  private func find(_ wanted: [UInt8], from start: Int) -> Int? {
    guard let first = wanted.first, start <= bytes.count else { return nil }
    var rest = bytes[start...]
    while let index = rest.firstIndex(of: first) {
      rest = bytes[index...]
      if rest.starts(with: wanted) { return index }
      rest = rest.dropFirst()
    }
    return nil
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (first, last) = (range.lowerBound, range.upperBound)
    while first < last, isWhitespace(bytes[first]) { first += 1 }
    while last > first, isWhitespace(bytes[last - 1]) { last -= 1 }
    return first..<last
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private func isWhitespace(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
