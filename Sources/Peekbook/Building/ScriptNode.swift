import Bytes

/// A part of a script that is being made.
indirect enum ScriptNode: Sendable {
  /// A text, which is quoted.
  case text(String)
  /// A word that needs no quotes, such as a flag, a number or a name of the schema.
  case word(String)
  /// A list.
  case list([ScriptNode])
  /// A mapping.
  case mapping([(key: String, value: ScriptNode)])

  /// Returns a mapping without the keys that have no value.
  static func mapping(leavingOut entries: [(key: String, value: ScriptNode?)]) -> ScriptNode {
    .mapping(entries.compactMap { entry in entry.value.map { (entry.key, $0) } })
  }

  /// Returns a list of texts.
  static func texts(_ texts: [String]) -> ScriptNode { .list(texts.map { .text($0) }) }

  /// Returns a whole number.
  static func number(_ number: Int) -> ScriptNode { .word(String(number)) }

  /// Returns a flag.
  static func flag(_ flag: Bool) -> ScriptNode { .word(flag ? "true" : "false") }

  /// Writes the node on one line.
  func write(to writer: inout UTF8Writer) {
    switch self {
    case .text(let text): JSONWriter.append(text, to: &writer)
    case .word(let word): writer.append(word)
    case .list(let nodes):
      writer.append("[" as StaticString)
      for (index, node) in nodes.enumerated() {
        if index > 0 { writer.append(", " as StaticString) }
        node.write(to: &writer)
      }
      writer.append("]" as StaticString)
    case .mapping(let entries):
      writer.append("{" as StaticString)
      for (index, entry) in entries.enumerated() {
        writer.append(index > 0 ? ", " as StaticString : " ")
        Self.write(key: entry.key, to: &writer)
        writer.append(" " as StaticString)
        entry.value.write(to: &writer)
      }
      writer.append(" }" as StaticString)
    }
  }

  /// Writes a key and its colon; in quotes, unless it is a name as those of the schema are.
  static func write(key: String, to writer: inout UTF8Writer) {
    if isName(key) { writer.append(key) } else { JSONWriter.append(key, to: &writer) }
    writer.append(":" as StaticString)
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || $0 == UInt8(ascii: "_") || isDigit($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
