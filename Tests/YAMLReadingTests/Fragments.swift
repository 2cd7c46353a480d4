/// Pieces of YAML, put together at random: mostly invalid, sometimes valid in odd ways.
enum Fragments {
  private static let pieces = [
    "a", "b", "é", "😀", " ", "  ", "\n", "\n  ", "\n    ", "\n", "\r\n", "\r", "\t", ": ", ":",
    "- ",
    "-", "? ", "?", ", ", ",", "[", "]", "{", "}", "\"", "'", "|", ">", "|\n", ">\n", "|2-\n",
    ">+\n",
    ">1\n", "|-\n  x\n", ">-\n  x\n   y\n\n  z\n", "# c\n", " # c\n", "#", "&a ", "*a", "&b ",
    "*b ",
    "!x ", "---", "---\n", "...", "...\n", "%", "@", "`", "\\", "\\n", "\\u0041", "\\ud83d\\ude00",
    "\\ud83d", "\\uFDD0", "\\x41", "\\ ", "\\\n", "\u{2028}", "\u{85}", "\u{FEFF}", "\u{0}",
    "key: v\n", "k2: v\n", "- x\n", "[x, y]", "{x: y}", "\"q\"", "'q'", "\"q\n  r\"", "1", "~",
    "<<",
    "''", "\"\"",
  ]

  /// Returns up to `count` pieces.
  static func random(_ generator: inout Generator, upTo count: Int) -> String {
    (0..<Int.random(in: 1...count, using: &generator))
      .compactMap { _ in pieces.randomElement(using: &generator) }
      .joined()
  }

  private static let words = [
    "a", "b:c", "-", "-x", "---", "...", "--- x", "x # y", "'it''s'", "\"a\\\"b\"", "\"\\ \"", "?x",
    ":x",
    "a b", "é", "x:", "",
  ]
  private static let lines = ["x", "  y", "", "   ", "- z", "# no", "k: v", "\tq", "x  "]
  private static let headers = ["|", ">", "|-", ">-", "|+", ">+", "|2", ">2", ">2-", ">2+", "|2+"]
  private static let quoted = [
    "x", "y z ", "\\", "\\ ", " \\  ", "\\\\ ", "", "\\n", "\\ud83d\\ude00",
  ]
  private static let singleQuoted = ["x", "y z ", "''", "", "  "]
  private static let flow = [
    "[]", "{}", "[a, -]", "{a: -, ? b : c}", "[a: b]", "[\"x\ny\", z]", "{\"a\":1}", "&q [1]", "&r",
    "&s x", "[&t x, *t ]", "[[[]]]", "{a, b: }",
    "{long-enough-to-break: [the-line-where, b, {c: d, ? e : f}], j: [\"x\ny\", 'p q'], m: &v o, n: *v }",
  ]
  private static let keys = [
    "k", "\"k\"", "'--- k'", "--- k", "&n k", "? \"a\n  b\"\n", "? |\n  lit\n", "x y",
  ]

  /// Returns a text that is valid more often than not, of up to five levels.
  static func tree(_ generator: inout Generator, level: Int = 0, indent: Int = 0) -> String {
    let pad = String(repeating: " ", count: indent)
    let margin = String(repeating: " ", count: max(2, indent))
    switch Int.random(in: 0..<(level > 3 ? 5 : 8), using: &generator) {
    case 0: return " " + pick(words, &generator) + "\n"
    case 1:
      let header = pick(headers, &generator)
      let content = some(lines, &generator).map { $0.isEmpty ? "\n" : margin + $0 + "\n" }
      return " " + header + "\n" + content.joined()
    case 2: return " \"" + some(quoted, &generator).joined(separator: "\n\(pad) ") + "\"\n"
    case 3: return " '" + some(singleQuoted, &generator).joined(separator: "\n\(pad) ") + "'\n"
    case 4: return " " + pick(flow, &generator) + "\n"
    case 5:
      let anchor = Bool.random(using: &generator) ? " &m" : ""
      let count = Int.random(in: 1...3, using: &generator)
      return anchor + "\n"
        + (0..<count).map { _ in
          pad + "-" + tree(&generator, level: level + 1, indent: indent + 2)
        }.joined()
    default:
      let count = Int.random(in: 1...3, using: &generator)
      return "\n"
        + (0..<count).map { place in
          let key = pick(keys, &generator).replacing("k", with: "k\(place)")
            .replacing("\n", with: "\n" + pad)
          return pad + key + ":" + tree(&generator, level: level + 1, indent: indent + 2)
        }.joined()
    }
  }

  private static func pick(_ list: [String], _ generator: inout Generator) -> String {
    list.randomElement(using: &generator) ?? ""
  }

  private static func some(_ list: [String], _ generator: inout Generator) -> [String] {
    (0..<Int.random(in: 1...4, using: &generator)).map { _ in pick(list, &generator) }
  }
}
