/// Texts that stand for placeholders such as `{row}`.
package struct YAMLPlaceholders: Sendable {
  /// The texts, by the bytes of their names.
  private var texts: [[UInt8]: [UInt8]] = [:]

  /// Creates placeholders; by default there are none.
  package init() {}

  /// The text that stands for a name; `nil` if there is no such placeholder.
  package subscript(name: String) -> String? {
    get { texts[Array(name.utf8)].map { String(decoding: $0, as: UTF8.self) } }
    set { texts[Array(name.utf8)] = newValue.map { Array($0.utf8) } }
  }

  /// The names, sorted.
  package var names: [String] {
    texts.keys.map { String(decoding: $0, as: UTF8.self) }.sorted()
  }

  /// Returns whether a text can be the name of a placeholder: letters of ASCII, digits, `_`, `-` and
  /// `.`, a letter first.
  package static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy(isPartOfName)
  }

  func text(of name: ArraySlice<UInt8>) -> [UInt8]? { texts[Array(name)] }

  static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  static func isPartOfName(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}
