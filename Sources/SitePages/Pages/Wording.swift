internal import MarkdownTree
internal import Recordings

/// The words of pages for what a recording holds.
enum Wording {
  /// Returns a sentence, what stands between backticks as code.
  static func sentence(_ text: String) -> [Inline] {
    let parts = text.utf8.split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return [.text(text)] }
    return parts.enumerated().compactMap { position, part in
      if part.isEmpty { return nil }
      let words = String(Substring(part))
      return position % 2 == 1 ? .code(words) : .text(words)
    }
  }

  /// Returns a value as an inline, with a swatch before a colour in HTML.
  static func value(_ value: ValueRecord, in form: PageForm) -> [Inline] {
    switch value {
    case .absent: [.text("—")]
    case .flag(let flag): [.text(flag ? "yes" : "no")]
    case .text(let text): [text.isEmpty ? .text("“”") : .name(text)]
    case .number, .date, .selection: [.name(value.text)]
    case .list(let texts): list(texts)
    case .color(let hex, let written, let isMapped):
      color(hex, written, isMapped: isMapped, in: form)
    }
  }

  /// Returns a number and the noun that fits it.
  static func count(_ number: Int, _ singular: String, _ plural: String) -> String {
    "\(number) \(number == 1 ? singular : plural)"
  }

  /// Returns an ASCII word with its first letter in upper case.
  static func capitalized(_ word: String) -> String {
    var bytes = Array(word.utf8)
    if let first = bytes.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) {
      bytes[0] = first - 0x20
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func list(_ texts: [String]) -> [Inline] {
    var result: [Inline] = []
    for (position, text) in texts.enumerated() {
      if position > 0 { result.append(.text(", ")) }
      result.append(.name(text))
    }
    return result.isEmpty ? [.text("—")] : result
  }

  private static func color(
    _ hex: String,
    _ written: String,
    isMapped: Bool,
    in form: PageForm
  ) -> [Inline] {
    var result: [Inline] = []
    if form == .html {
      var html = HTMLWriter(reservingCapacity: 128)
      html.swatch(hex)
      result.append(.custom(markdown: [], html: html.bytes))
    }
    result.append(.code(hex))
    if !written.isSameColorText(as: hex) {
      result += [.text(" ("), .name(written), .text(isMapped ? ", outside sRGB)" : ")")]
    } else if isMapped {
      result.append(.text(" (outside sRGB)"))
    }
    return result
  }
}
