import YAMLReading

/// What a colour of a set is for: the appearance and the device.
struct AssetVariant {
  /// In words, such as `dark, high contrast`; empty for what is for all.
  let text: String

  /// Reads what an element of a colour set is for.
  init(_ element: YAMLNode) {
    var parts: [String] = []
    for appearance in element.value(of: "appearances")?.elements ?? element.elements {
      guard let value = appearance.value(of: "value")?.scalar else { continue }
      let isContrast = appearance.value(of: "appearance")?.equals("contrast") ?? false
      parts.append(isContrast ? value + " contrast" : value)
    }
    if let idiom = element.value(of: "idiom")?.scalar, idiom != "universal" { parts.append(idiom) }
    for key in ["subtype", "display-gamut", "locale"] as [StaticString] {
      if let value = element.value(of: key)?.scalar { parts.append(value) }
    }
    text = parts.joined(separator: ", ")
  }
}
