/// Writes a manual page in the macros of man(7), which groff and mandoc both read.
struct RoffWriter {
  private(set) var text = ""

  /// A line of its own, as it is: a request or a macro.
  mutating func request(_ line: String) {
    text += line + "\n"
  }

  /// A heading.
  mutating func section(_ title: String) {
    request(".SH \(Self.argument(title.uppercased()))")
  }

  /// A heading below it.
  mutating func subsection(_ title: String) {
    request(".SS \(Self.argument(title))")
  }

  /// A paragraph with a tag in front, such as an option.
  mutating func item(_ tag: String, _ body: String) {
    request(".TP")
    request(Self.inline(tag))
    wrapped(body)
  }

  /// Prose: paragraphs, and lines that are indented and stay as they are.
  mutating func prose(_ prose: String) {
    var isFirst = true
    for paragraph in Self.paragraphs(of: prose) {
      if !isFirst { request(".PP") }
      isFirst = false
      if paragraph.allSatisfy({ $0.hasPrefix("  ") }) {
        request(".nf")
        for line in paragraph { request(Self.inline("    " + line)) }
        request(".fi")
      } else {
        wrapped(paragraph.joined(separator: " "))
      }
    }
  }

  /// Text in lines of a moderate length, which is good manners in such pages.
  private mutating func wrapped(_ prose: String) {
    var line = ""
    for word in Self.inline(prose).split(separator: " ") {
      if !line.isEmpty, line.utf8.count + word.utf8.count > 78 {
        request(line)
        line = ""
      }
      let isRequest = line.isEmpty && (word.hasPrefix(".") || word.hasPrefix("'"))
      line += (line.isEmpty ? "" : " ") + (isRequest ? "\\&" : "") + word
    }
    request(line)
  }

  /// The paragraphs of a text, as lines.
  private static func paragraphs(of text: String) -> [[String]] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .split { $0.allSatisfy { $0 == " " } }
      .map { $0.map(String.init) }
  }

  /// Text with what stands between backticks in bold, and without signs that mean something.
  static func inline(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    var result = ""
    for (index, part) in parts.enumerated() {
      result += index % 2 == 1 ? "\\fB\(escaped(part))\\fR" : escaped(part)
    }
    // At the start of a line these two make it a request.
    return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
  }

  /// Text as an argument of a macro.
  static func argument(_ text: String) -> String {
    "\"\(escaped(text[...]))\""
  }

  private static func escaped(_ text: Substring) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "\"": result += "\\(dq"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "~": result += "\\(ti"
      case "^": result += "\\(ha"
      case let other where other.isASCII: result.unicodeScalars.append(other)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
      }
    }
    return result
  }
}
