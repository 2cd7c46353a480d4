import CatalogModel
import Diagnostics
import YAMLReading

/// The value of a colour token: a text, or a mapping with a space and components, which becomes the
/// text that CSS has for it.
struct TokenColor {
  enum Key: Int, SchemaKey {
    case colorSpace, components, alpha, hex
    static let table = KeyTable(Self.self)
  }

  /// How CSS writes a colour in a space.
  private static let forms: [(space: String, start: String)] =
    RGBSpace.allCases.map { ($0.rawValue, "color(\($0.rawValue) ") }
    + ["hsl", "hwb", "oklab", "oklch"].map { ($0, $0 + "(") }

  private let node: YAMLNode

  /// Creates a colour from the value of a token.
  init(_ node: YAMLNode) {
    self.node = node
  }

  /// Returns the colour, as a text that may still be no colour, or reports what is wrong.
  func read(problems: inout DiagnosticBag) -> NodeValue? {
    guard node.kind == .mapping else { return NodeValue(node) }
    if let key = node.entries.first(where: { $0.key.equals("$ref") })?.key {
      let message = "references by `$ref` are not read"
      problems.add(key.error(.malformedImport, message, hint: "write `{group.token}`"))
      return nil
    }
    guard let reader = MappingReader<Key>(node, "a colour", problems: &problems),
      let spaceNode = reader.required(.colorSpace, problems: &problems),
      let space = spaceNode.text("`colorSpace`", problems: &problems),
      let alpha = alpha(reader, problems: &problems)
    else { return nil }
    guard let form = Self.forms.first(where: { $0.space == space }) else {
      return substitute(reader, spaceNode, alpha, problems: &problems)
    }
    guard let components = components(reader, problems: &problems) else { return nil }
    let text = form.start + components.joined(separator: " ") + alpha + ")"
    return NodeValue(node, as: text)
  }

  /// Returns the alpha as CSS has it behind the components; empty if there is none.
  private func alpha(
    _ reader: MappingReader<Key>,
    problems: inout DiagnosticBag
  ) -> String? {
    guard let node = reader[.alpha] else { return "" }
    return number(node, "`alpha`", problems: &problems).map { " / " + $0 }
  }

  private func components(
    _ reader: MappingReader<Key>,
    problems: inout DiagnosticBag
  ) -> [String]? {
    guard let node = reader.required(.components, problems: &problems) else { return nil }
    guard node.kind == .sequence, node.elements.count == 3 else {
      problems.add(node.wrongType("`components`", is: "a list of 3 numbers"))
      return nil
    }
    let numbers = node.elements.compactMap { number($0, "a component", problems: &problems) }
    return numbers.count == 3 ? numbers : nil
  }

  private func number(
    _ node: YAMLNode,
    _ what: String,
    problems: inout DiagnosticBag
  ) -> String? {
    if let text = node.scalar, text == "none" || DecimalText.isNumber(text) { return text }
    problems.add(node.wrongType(what, is: "a number or `none`"))
    return nil
  }

  /// Returns the `hex` that stands in for a colour in a space that is not read here.
  private func substitute(
    _ reader: MappingReader<Key>,
    _ space: YAMLNode,
    _ alpha: String,
    problems: inout DiagnosticBag
  ) -> NodeValue? {
    guard let hex = reader[.hex] else {
      let message = "the colour space \(space.text.inBackticks) is not read"
      let hint = "add a `hex`, or use one of " + Self.forms.map(\.space).inWords
      problems.add(space.error(.invalidColor, message, hint: hint))
      return nil
    }
    guard let text = hex.scalar, let color = try? Color.parse(text).color, !alpha.isEmpty else {
      return NodeValue(hex)
    }
    return NodeValue(hex, as: "rgb(\(color.red) \(color.green) \(color.blue)\(alpha))")
  }
}
