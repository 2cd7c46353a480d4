/// A text in which placeholders are replaced.
///
/// A placeholder is a name in braces, `{row}`. In two pairs of braces, `{{row}}`, it is `{row}` itself.
/// Braces with anything else between them stay as they are.
struct PlaceholderText {
  /// The text, placeholders replaced; `nil` if there was none.
  private(set) var replaced: [UInt8]?
  /// The names that were replaced, or that nothing stands for.
  private(set) var used: [ArraySlice<UInt8>] = []
  /// The first name that nothing stands for.
  private(set) var unknown: ArraySlice<UInt8>?

  /// Replaces the placeholders in a text.
  ///
  /// - Complexity: O(*n*) in the bytes of the text and of what is put in.
  init(_ text: ArraySlice<UInt8>, _ placeholders: YAMLPlaceholders) {
    guard text.contains(UInt8(ascii: "{")) else { return }
    var result: [UInt8] = []
    var isChanged = false
    var place = text.startIndex
    while place < text.endIndex {
      guard let (name, isEscaped, end) = Self.placeholder(at: place, in: text) else {
        result.append(text[place])
        place += 1
        continue
      }
      isChanged = true
      if isEscaped {
        result += text[(place + 1)..<(end - 1)]
      } else {
        used.append(name)
        if let value = placeholders.text(of: name) {
          result += value
        } else if unknown == nil {
          unknown = name
        }
      }
      place = end
    }
    if isChanged { replaced = result }
  }

  /// Returns the placeholder that begins at a place, and where it ends.
  private static func placeholder(
    at place: Int,
    in text: ArraySlice<UInt8>
  ) -> (name: ArraySlice<UInt8>, isEscaped: Bool, end: Int)? {
    guard text[place] == UInt8(ascii: "{") else { return nil }
    let isDoubled = place + 1 < text.endIndex && text[place + 1] == UInt8(ascii: "{")
    let start = place + (isDoubled ? 2 : 1)
    guard start < text.endIndex, YAMLPlaceholders.isLetter(text[start]) else { return nil }
    let name = text[start...].prefix(while: YAMLPlaceholders.isPartOfName)
    let end = name.endIndex + (isDoubled ? 2 : 1)
    guard end <= text.endIndex,
      text[name.endIndex..<end].allSatisfy({ $0 == UInt8(ascii: "}") })
    else { return nil }
    return (name, isDoubled, end)
  }
}
