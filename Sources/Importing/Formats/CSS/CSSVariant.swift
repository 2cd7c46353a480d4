/// Where declarations hold, in words: what the blocks say that they stand in.
enum CSSVariant {
  /// Selectors of everything.
  private static let everything: Set<String> = [
    ":root", "html", ":host", "body", "*", "&", "::before", "::after", ":before", ":after",
    "::backdrop",
  ]

  /// At-rules that say nothing about where their content holds.
  private static let plainRules: Set<String> = [
    "@layer", "@theme", "@property", "@scope", "@starting-style",
  ]

  /// Returns the variant of a block with this prelude in another block; empty if all holds everywhere.
  static func text(_ prelude: [UInt8], in outer: String) -> String {
    let text = CSSText.collapsed(prelude)
    let label = text.utf8.first == UInt8(ascii: "@") ? rule(text) : selector(text)
    return [outer, label].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func rule(_ text: String) -> String {
    let bytes = text.utf8
    let nameEnd = bytes.firstIndex { $0.isBlank || $0 == UInt8(ascii: "(") } ?? bytes.endIndex
    let name = text[..<nameEnd].lowercased()
    if plainRules.contains(name) { return "" }
    let condition = String(Substring(bytes[nameEnd...].drop(while: \.isBlank)))
    guard name == "@media" else {
      return name.dropFirst() + (condition.isEmpty ? "" : " " + condition)
    }
    switch condition.lowercased().filter({ $0 != " " }) {
    case "(prefers-color-scheme:dark)": return "dark"
    case "(prefers-color-scheme:light)": return "light"
    case "(prefers-contrast:more)": return "high contrast"
    default: return condition
    }
  }

  private static func selector(_ text: String) -> String {
    var inner = text[...]
    let isWrapped = inner.utf8.count(where: { $0 == UInt8(ascii: "(") }) == 1
    for wrapper in [":where(", ":is("]
    where isWrapped && inner.hasPrefix(wrapper) && inner.hasSuffix(")") {
      inner = inner.dropFirst(wrapper.count).dropLast()
    }
    let parts = inner.split(separator: ",").map { part in
      String(decoding: CSSText.trimmed(Array(part.utf8)[...]), as: UTF8.self).lowercased()
    }
    return parts.allSatisfy(everything.contains) ? "" : text
  }
}
