import CatalogModel
import Diagnostics
import YAMLReading

/// Reads one option: a plain text, whose type the list gives, or a mapping, which says it itself.
struct OptionReader {
  /// What a plain text stands for.
  let type: OptionsReader.PlainType
  /// The unit of plain numbers.
  let unit: String

  enum Key: Int, SchemaKey {
    case text, number, unit, color, name
    static let table = KeyTable(Self.self)
  }

  /// Returns the option, or `nil` after it has reported what is wrong.
  func read(_ node: YAMLNode, problems: inout DiagnosticBag) -> Option? {
    switch node.kind {
    case .scalar: return plain(node, problems: &problems)
    case .mapping: return typed(node, problems: &problems)
    case .sequence:
      problems.add(node.wrongType("an option", is: "a text or a mapping"))
      return nil
    }
  }

  private func plain(_ node: YAMLNode, problems: inout DiagnosticBag) -> Option? {
    switch type {
    case .text: text(node, problems: &problems)
    case .number: number(node, unit: unit, problems: &problems)
    case .color: color(node, name: "", problems: &problems)
    }
  }

  private func typed(_ node: YAMLNode, problems: inout DiagnosticBag) -> Option? {
    guard let reader = MappingReader<Key>(node, "an option", problems: &problems) else {
      return nil
    }
    let given = [Key.text, .number, .color].filter { reader[$0] != nil }
    guard let key = given.first, given.count == 1, let value = reader[key] else {
      if given.isEmpty, reader.hasUnknownKey { return nil }
      let needs = "an option needs one of `text`, `number`, `color`"
      problems.add(node.error(given.isEmpty ? .missingKey : .conflictingKeys, needs))
      return nil
    }
    let unit = companion(.unit, of: .number, given: key, reader, problems: &problems)
    let name = companion(.name, of: .color, given: key, reader, problems: &problems)
    switch key {
    case .number: return number(value, unit: unit, problems: &problems)
    case .color: return color(value, name: name, problems: &problems)
    default: return text(value, problems: &problems)
    }
  }

  /// Returns the text of a key that only goes with another.
  private func companion(
    _ key: Key,
    of owner: Key,
    given: Key,
    _ reader: MappingReader<Key>,
    problems: inout DiagnosticBag
  ) -> String {
    guard let node = reader[key] else { return "" }
    guard given == owner else {
      let message = "`\(key.name)` goes with `\(owner.name)`, not with `\(given.name)`"
      problems.add(node.error(.conflictingKeys, message))
      return ""
    }
    return node.visibleText(key.name.inBackticks, problems: &problems) ?? ""
  }

  private func text(_ node: YAMLNode, problems: inout DiagnosticBag) -> Option? {
    node.visibleText("an option", problems: &problems).map { .text($0) }
  }

  private func color(_ node: YAMLNode, name: String, problems: inout DiagnosticBag) -> Option? {
    node.color("an option", problems: &problems).map { .color($0, name: name) }
  }

  private func number(_ node: YAMLNode, unit: String, problems: inout DiagnosticBag) -> Option? {
    guard let text = node.scalar, Self.isDecimal(text) else {
      let hint = "write `16`, `1.10` or `-4`, and a unit as `unit:`"
      problems.add(node.wrongType("an option", is: "a number in decimal digits", hint: hint))
      return nil
    }
    return .number(text, unit: unit)
  }

  /// Whether the text is digits, perhaps with a minus before them and a point among them.
  private static func isDecimal(_ text: String) -> Bool {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return (1...2).contains(parts.count)
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isDigit) }
  }
}
