/// The tags of a text that is well-formed XML 1.0; `nil` if it is not.
///
/// Knows elements, attributes in double quotes and the five entities: what a report uses.
struct XMLTags {
  private var names: [String] = []

  init?(_ text: String) {
    guard text.unicodeScalars.allSatisfy(Self.isCharacter) else { return nil }
    var open: [Substring] = []
    for part in text.split(separator: "<").dropFirst(text.hasPrefix("<?xml") ? 1 : 0) {
      let halves = part.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, !halves[1].contains("]]>"), Self.hasEntities(halves[1]) else {
        return nil
      }
      let tag = halves[0]
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return nil }
        continue
      }
      guard let name = tag.split(whereSeparator: { $0 == " " || $0 == "/" }).first,
        tag.count(where: { $0 == "\"" }) % 2 == 0, Self.hasEntities(tag)
      else { return nil }
      names.append(String(name))
      if !tag.hasSuffix("/") { open.append(name) }
    }
    guard open.isEmpty else { return nil }
  }

  func count(_ name: String) -> Int { names.count { $0 == name } }

  /// XML 1.0, production 2.
  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  private static func hasEntities(_ text: Substring) -> Bool {
    text.split(separator: "&", omittingEmptySubsequences: false).dropFirst().allSatisfy { rest in
      ["amp;", "lt;", "gt;", "quot;", "#39;"].contains { rest.hasPrefix($0) }
    }
  }
}
