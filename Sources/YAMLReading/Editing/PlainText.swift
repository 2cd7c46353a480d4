import Bytes

/// What a text without quotes would be taken for.
enum PlainText: Hashable {
  /// A text, by every reader of YAML.
  case text
  /// By some readers a number.
  case number
  /// By some readers true or false, or nothing.
  case word

  private static let words: Set<String> = [
    "", "~", "null", "true", "false", "yes", "no", "on", "off", "y", "n", "<<", "=", ".nan", ".inf",
    "+.inf", "-.inf",
  ]

  /// Sorts a text.
  init(_ text: String) {
    if Self.words.contains(text.lowercased()) {
      self = .word
    } else if Self.looksLikeNumber(Array(text.utf8)) {
      self = .number
    } else {
      self = .text
    }
  }

  /// Numbers, dates and times all begin with a digit behind a sign or a point, and hold no blank but
  /// that of a date.
  private static func looksLikeNumber(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    if rest.first == UInt8(ascii: ".") { rest.removeFirst() }
    guard let first = rest.first, (0x30...0x39).contains(first) else { return false }
    return rest.allSatisfy { byte in
      (0x30...0x39).contains(byte) || "+-.,:_abcdefoxABCDEFOXTZtz ".utf8.contains(byte)
    }
  }

  /// Returns whether a text can stand without quotes, and is read as it is.
  static func canStand(_ text: String, inBrackets: Bool) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, let last = bytes.last, first != 0x20, last != 0x20,
      last != UInt8(ascii: ":"), !indicators.contains(first)
    else { return false }
    if text.unicodeScalars.contains(where: { isHidden($0.value) }) { return false }
    if bytes.starts(with: "---".utf8) || bytes.starts(with: "...".utf8) { return false }
    for (place, byte) in bytes.enumerated() {
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      if byte == UInt8(ascii: ":"), inBrackets || next == 0x20 { return false }
      if byte == 0x20, next == UInt8(ascii: "#") { return false }
      if inBrackets, brackets.contains(byte) { return false }
    }
    return true
  }

  private static let indicators = Array("-?:,[]{}#&*!|>'\"%@`=<".utf8)
  private static let brackets = Array(",[]{}".utf8)

  /// Whether a character is a break, a blank other than a space, or one that can't be seen.
  private static func isHidden(_ value: UInt32) -> Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA1, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0xFEFF,
      0xFDD0...0xFDEF:
      true
    default: value & 0xFFFE == 0xFFFE
    }
  }
}

extension YAMLChange.Scalar {
  /// Returns the scalar as it is written, in the style of the one that stood there if that will do.
  ///
  /// `similar` are the ways in which texts without quotes around it are taken: among numbers a
  /// number needs no quotes.
  func bytes(style: Style, similar: Set<PlainText>, inBrackets: Bool) -> [UInt8] {
    if isWord { return Array(text.utf8) }
    let quoted = Array(DoubleQuoted.encode(Array(text.utf8)[...], escapingInvisible: true))
    switch style {
    case .doubleQuoted: return quoted
    case .singleQuoted:
      // What has to be escaped can't stand in single quotes; a double quote or a backslash can.
      let isVisible = !text.unicodeScalars.contains(where: \.needsEscape)
      guard isVisible else { return quoted }
      return Array("'".utf8) + Array(text.replacing("'", with: "''").utf8) + Array("'".utf8)
    case .plain, .literal, .folded, .block, .flow, .replaced:
      let kind = PlainText(text)
      let isUsual = kind == .text || (style == .plain && similar.contains(kind))
      let canStand = isUsual && PlainText.canStand(text, inBrackets: inBrackets)
      return canStand ? Array(text.utf8) : quoted
    }
  }
}
