/// Texts that have broken pages, tables, terminals and file names elsewhere.
enum RandomText {
  private static let known = [
    "Red", "Orange", "Teal Blue", "a|b", "`", "a`b", "```", "*x*", "</script><b>x",
    "\" onmouseover=\"1", "<!--", "]]>", "&lt;", "Rock & \"Roll\" 'n' <b>", "{{name}}", "{row}",
    "[x](javascript:y)", "javascript:alert(1)", "# x", "- x", "1. x", "    indented", " edge ",
    "Cafe\u{301}", "Café", "STRASSE", "Straße", "ſnow", "snow", "CON", "nul.md", "..", "/etc/x",
    "a/../../b", "C:\\x", "Ink.", "Red\u{202E}neerg", "أحمر (1)", "日本", "😀", "a\u{0}b",
    "c\u{1B}[31md", "x\u{FFFE}y", "a\nb", "a\tb", "a\r\nb", "\u{85}x", "\u{2028}x", "\u{FEFF}x",
    "👨‍👩‍👧", "e\u{301}\u{301}\u{301}", "\u{E0001}x", "%2e%2e", "#", "?", "x\\", "no", "~", "1.10",
    "index", "list", "previews",
    "A very long title that goes on and on, further than any phone is wide",
  ]

  /// Returns a text in which something can be seen.
  static func title(_ source: inout ByteSource) -> String {
    let choice = Int(source.byte())
    if choice < 160 { return known[choice % known.count] }
    return "T" + random(&source)
  }

  /// Returns a text of which nothing is known.
  static func random(_ source: inout ByteSource) -> String {
    var text = ""
    for _ in 0..<source.number(below: 24) { text.unicodeScalars.append(scalar(&source)) }
    return text
  }

  /// Returns Markdown.
  static func prose(_ source: inout ByteSource) -> String {
    let pieces = [
      "*", "**", "`", "\n", "\n\n", "# ", "- ", "1. ", "> ", "    ", "[a](https://x.org/", ")",
      "](https://x.org)", "![",
      "<b>", "<https://x.org>", "[b]: ", "&amp;", "\\", "***\n", "| a |\n| - |\n",
    ]
    var text = ""
    for _ in 0..<source.number(below: 12) {
      text += source.flag() ? source.element(of: pieces) : title(&source)
    }
    return text
  }

  private static func scalar(_ source: inout ByteSource) -> Unicode.Scalar {
    let byte = UInt32(source.byte())
    switch source.number(below: 8) {
    case 0...4: return Unicode.Scalar(0x20 + byte % 0x5F) ?? "x"
    case 5: return Unicode.Scalar(0xA0 + byte * 7) ?? "x"
    case 6: return Unicode.Scalar(0x2000 + byte * 3) ?? "x"
    default: return Unicode.Scalar(byte << 12 | UInt32(source.byte()) << 4) ?? "x"
    }
  }

  /// Returns the text as YAML has it in double quotes, all of it escaped but plain ASCII.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case " "..."~": result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\U" + String(repeating: "0", count: 8 - digits.utf8.count) + digits
      }
    }
    return result + "\""
  }
}
