import CatalogModel
import Diagnostics
import YAMLReading

/// A token with what its references lead to.
struct TokenEntry {
  private let token: Token
  /// The value, references followed.
  private let value: YAMLNode
  private let type: String?

  /// Creates an entry.
  init(_ token: Token, value: YAMLNode, type: String?) {
    self.token = token
    self.value = value
    self.type = type
  }

  /// Makes an item of the token, in whose name so many keys are left out.
  func add(below depth: Int, into sink: inout ImportSink) {
    let isColor = isColor
    var color: NodeValue?
    if isColor, sink.columns.index(of: TokenColumn.color.rawValue) != nil {
      var problems = DiagnosticBag()
      color = TokenColor(value).read(problems: &problems)
      sink.report(problems)
      guard color != nil else { return }
    }
    let values = sink.columns.columns.map { column in
      TokenColumn(rawValue: column.name).flatMap { self[$0, below: depth, color] }
    }
    let place = NodeValue(token.node)
    if isColor {
      sink.add(values, at: place, names: TokenColumn.allCases.map(\.rawValue))
    } else {
      sink.addColorless(values, at: place, name: name(below: depth))
    }
  }

  /// Whether the type says so or, if there is none, the value is one.
  private var isColor: Bool {
    if let type { return type == "color" }
    guard let text = value.scalar else { return value.value(of: "colorSpace") != nil }
    return (try? Color.parse(text)) != nil
  }

  private func name(below depth: Int) -> String {
    let path = token.visiblePath
    return path.dropFirst(min(depth, path.count - 1)).joined(separator: ".")
  }

  private subscript(column: TokenColumn, below depth: Int, color: NodeValue?) -> NodeValue? {
    switch column {
    case .name: text(name(below: depth))
    case .path: text(token.visiblePath.joined(separator: "."))
    case .key: token.visiblePath.last.flatMap(text)
    case .group: text(token.visiblePath.dropLast().joined(separator: "."))
    case .color: color
    case .value: value.scalar == nil ? nil : NodeValue(value)
    case .type: (type ?? (isColor ? "color" : nil)).flatMap(text)
    case .description: TokenSpelling.description(of: token.node).map { NodeValue($0) }
    case .alias: token.reference.flatMap(text)
    }
  }

  private func text(_ text: String) -> NodeValue? {
    text.isEmpty ? nil : NodeValue(token.node, as: text)
  }
}
