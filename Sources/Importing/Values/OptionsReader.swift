package import CatalogModel
package import Diagnostics
import YAMLReading

extension Diagnostic.Code {
  /// Two options that could not be told apart.
  package static let duplicateOption = Diagnostic.Code("duplicate-option")
}

/// Reads the options of a choice: a list of texts and of typed mappings, or a mapping that gives
/// all of a list one type.
///
///     options: [Yellow, { number: 16, unit: pt }, { color: "#f00", name: Warm }]
///     options: { type: number, unit: pt, of: [8, 16, 32] }
package enum OptionsReader {
  /// What the plain texts of a list stand for.
  enum PlainType: String, CaseIterable {
    case text, number, color
  }

  enum Key: Int, SchemaKey {
    case type, unit, of
    static let table = KeyTable(Self.self)
  }

  private static let listHint = "write `[one, two]`, or `{type: number, unit: pt, of: [8, 16]}`"

  /// Returns the options, or `nil` after it has reported what is wrong.
  package static func read(
    _ source: some SourceValue,
    _ what: String,
    problems: inout DiagnosticBag
  ) -> [Option]? {
    guard let node = source.node, node.kind != .scalar else {
      problems.add(source.wrongType(what, is: "a list of options", hint: listHint))
      return nil
    }
    if node.kind == .sequence {
      return list(node, what, OptionReader(type: .text, unit: ""), problems: &problems)
    }
    return typedList(node, what, problems: &problems)
  }

  private static func typedList(
    _ node: YAMLNode,
    _ what: String,
    problems: inout DiagnosticBag
  ) -> [Option]? {
    guard let reader = MappingReader<Key>(node, what, problems: &problems) else { return nil }
    let type = plainType(reader, problems: &problems)
    let unit = unit(reader, type, problems: &problems)
    guard let elements = reader.required(.of, hint: listHint, problems: &problems) else {
      return nil
    }
    guard elements.kind == .sequence else {
      problems.add(elements.wrongType("`of`", is: "a list of options"))
      return nil
    }
    guard let type, let unit else { return nil }
    return list(elements, what, OptionReader(type: type, unit: unit), problems: &problems)
  }

  private static func plainType(
    _ reader: MappingReader<Key>,
    problems: inout DiagnosticBag
  ) -> PlainType? {
    guard let node = reader[.type] else { return .text }
    if let text = node.scalar, let type = PlainType(rawValue: text) { return type }
    let names = PlainType.allCases.map(\.rawValue)
    let hint = node.scalar.flatMap { NearestName.hint(for: $0, in: names) }
    problems.add(node.wrongType("`type`", is: "`text`, `number` or `color`", hint: hint))
    return nil
  }

  private static func unit(
    _ reader: MappingReader<Key>,
    _ type: PlainType?,
    problems: inout DiagnosticBag
  ) -> String? {
    guard let node = reader[.unit] else { return "" }
    if let type, type != .number {
      let hint = "write `type: number` beside it"
      problems.add(node.error(.conflictingKeys, "only numbers have a `unit`", hint: hint))
      return nil
    }
    return node.visibleText("`unit`", problems: &problems)
  }

  private static func list(
    _ node: YAMLNode,
    _ what: String,
    _ reader: OptionReader,
    problems: inout DiagnosticBag
  ) -> [Option]? {
    guard !node.elements.isEmpty else {
      problems.add(node.error(.invalidValue, what + " needs at least one option"))
      return nil
    }
    var options: [Option] = []
    for element in node.elements {
      if let option = reader.read(element, problems: &problems) { options.append(option) }
    }
    guard options.count == node.elements.count else { return nil }
    return areDistinct(options, node, problems: &problems) ? options : nil
  }

  private static func areDistinct(
    _ options: [Option],
    _ node: YAMLNode,
    problems: inout DiagnosticBag
  ) -> Bool {
    var first: [[UInt8]: Int] = [:]
    var areDistinct = true
    for (index, option) in options.enumerated() {
      let label = option.label
      guard let earlier = first.updateValue(index, forKey: Array(label.utf8)) else { continue }
      areDistinct = false
      let note = Diagnostic.Note("it stands here first", at: node.elements[earlier].location)
      let message = "the option \(label.inBackticks) is repeated"
      problems.add(node.elements[index].error(.duplicateOption, message, notes: [note]))
    }
    return areDistinct
  }
}
