/// A scalar as it is written again: its lines, of which all but the first are to be indented.
struct ScalarText {
  /// Where it stands.
  enum Role {
    case root, key, value
    /// A key at the start of a line, where `---` would begin a document.
    case keyAtMargin

    var isKey: Bool { self == .key || self == .keyAtMargin }
    var isAtMargin: Bool { self == .root || self == .keyAtMargin }
  }

  /// The lines, without their breaks.
  let lines: [ArraySlice<UInt8>]

  /// Creates the text of a scalar in the style in which it was written, if that style can stand
  /// there, else in double quotes.
  init(_ record: YAMLDocument.Record, of document: YAMLDocument, role: Role) {
    guard record.shape == .scalar else {
      lines = []
      return
    }
    let text = document.scalarText[Int(record.first)..<Int(record.first) + Int(record.count)]
    let raw = document.source.slice(from: Int(record.start), to: Int(record.end))
    let written: [ArraySlice<UInt8>]
    switch record.style {
    case .literal where !role.isKey: written = Self.block(text.lines(isBlock: true), text, "|")
    case .folded where !role.isKey: written = Self.folded(raw, text)
    case .literal, .folded, .block, .flow: written = [DoubleQuoted.encode(text)]
    case .replaced: written = [Self.isPlainWords(text) ? text : DoubleQuoted.encode(text)]
    case .plain, .singleQuoted, .doubleQuoted:
      written = Self.trimmed(raw, isEscaped: record.style == .doubleQuoted)
    }
    let isMisread =
      role.isKey && written.count > 1
      || role.isAtMargin && record.style == .plain && Self.isMarker(text)
      || role == .root && record.style == .plain && Self.isIndicator(text)
    lines = isMisread ? [DoubleQuoted.encode(text)] : written
  }

  /// How long it is, in bytes.
  var length: Int { lines.reduce(0) { $0 + $1.count } }
}

extension ScalarText {
  /// Whether a text is such that it can stand without quotes, wherever it stands.
  private static func isPlainWords(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, isLetterOrDigit(first), text.last != 0x20 else { return false }
    return text.allSatisfy { isLetterOrDigit($0) || " _-./".utf8.contains($0) }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  /// Whether a plain text, alone on a line, would be taken for a dash, a question mark or a key.
  private static func isIndicator(_ text: ArraySlice<UInt8>) -> Bool {
    text.last == UInt8(ascii: ":") || text.elementsEqual("-".utf8) || text.elementsEqual("?".utf8)
  }

  /// Whether a plain text would be taken for the start or end of a document.
  private static func isMarker(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.starts(with: "---".utf8) || text.starts(with: "...".utf8) else { return false }
    return text.dropFirst(3).first?.isBlankOrBreak ?? true
  }

  /// Returns the lines of a scalar that flows over lines, where blanks around a break count for
  /// nothing.
  private static func trimmed(_ raw: ArraySlice<UInt8>, isEscaped: Bool) -> [ArraySlice<UInt8>] {
    var lines = raw.lines(isBlock: false)
    guard lines.count > 1 else { return lines }
    for place in lines.indices {
      if place > 0 { lines[place] = lines[place].drop { $0 == 0x20 || $0 == 0x09 } }
      if place < lines.count - 1 {
        lines[place] = withoutTrailingBlanks(lines[place], isEscaped: isEscaped)
      }
    }
    return lines
  }

  private static func withoutTrailingBlanks(
    _ line: ArraySlice<UInt8>,
    isEscaped: Bool
  ) -> ArraySlice<UInt8> {
    let kept = line.count - line.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    let content = line.prefix(kept)
    guard isEscaped, kept < line.count else { return content }
    // `\ ` is a space that was asked for.
    let backslashes = content.reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    return backslashes % 2 == 1 ? line.prefix(kept + 1) : content
  }

  /// Returns the header and the lines of a block scalar.
  private static func block(
    _ content: [ArraySlice<UInt8>],
    _ text: ArraySlice<UInt8>,
    _ indicator: String
  ) -> [ArraySlice<UInt8>] {
    let breaks = text.reversed().prefix { $0 == 0x0A }.count
    let firstByte = content.first { !$0.isEmpty }?.first
    let startsBlank = firstByte == 0x20 || firstByte == 0x09
    let keeps = breaks > 1 || breaks == text.count
    let chomping = text.isEmpty || breaks == 0 ? "-" : keeps ? "+" : ""
    let header = indicator + (startsBlank ? "2" : "") + chomping
    return [Array(header.utf8)[...]] + content
  }

  /// Returns the lines of a folded scalar as they were typed, the indentation taken off.
  private static func folded(
    _ raw: ArraySlice<UInt8>,
    _ text: ArraySlice<UInt8>
  ) -> [ArraySlice<UInt8>] {
    let lines = raw.lines(isBlock: false).dropFirst()
    guard let mark = text.firstIndex(where: { $0 != 0x0A && $0 != 0x20 }),
      let first = lines.first(where: { $0.contains { $0 != 0x20 } })
    else { return block(text.lines(isBlock: true), text, ">") }
    // The first line with a letter on it begins a line of the text, so the spaces before it tell
    // how much of the indentation is none.
    let typed = first.prefix { $0 == 0x20 }.count
    let meant = text[..<mark].reversed().prefix { $0 == 0x20 }.count
    var content = lines.map { $0.dropFirst(max(0, typed - meant)) }
    while let last = content.last, last.isEmpty { content.removeLast() }
    let breaks = text.reversed().prefix { $0 == 0x0A }.count
    content += Array(repeating: [], count: max(0, breaks - 1))
    return block(content, text, ">")
  }
}

extension ArraySlice<UInt8> {
  /// Returns the lines; of a block scalar's text, without the break that ends the last.
  fileprivate func lines(isBlock: Bool) -> [ArraySlice<UInt8>] {
    guard !(isBlock && isEmpty) else { return [] }
    var lines: [ArraySlice<UInt8>] = []
    var start = startIndex
    var place = startIndex
    while place < endIndex {
      let byte = self[place]
      guard byte == 0x0A || byte == 0x0D else {
        place += 1
        continue
      }
      lines.append(self[start..<place])
      let isPair = byte == 0x0D && place + 1 < endIndex && self[place + 1] == 0x0A
      place += isPair ? 2 : 1
      start = place
    }
    if !isBlock || start < endIndex { lines.append(self[start...]) }
    return lines
  }
}
