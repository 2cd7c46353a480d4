import Diagnostics
import YAMLReading

/// A colour set: one colour, and perhaps others for some appearances and devices.
struct ColorSet {
  private let colors: YAMLNode
  private let name: String
  private let path: AssetPath

  /// Creates a set from its description.
  ///
  /// - Throws: if that is none.
  init(_ root: YAMLNode, name: String, path: AssetPath) throws(DiagnosticBag) {
    guard let colors = root.value(of: "colors"), colors.kind == .sequence else {
      let message = "a colour set has a list `colors`"
      throw DiagnosticBag([root.error(.malformedImport, message)])
    }
    self.colors = colors
    self.name = name
    self.path = path
  }

  /// Makes an item of each of the colours.
  func add(to sink: inout ImportSink) {
    for element in colors.elements where !sink.isFull {
      guard element.kind == .mapping else {
        sink.report(element.wrongType("a colour of the set", is: "a mapping"))
        continue
      }
      add(element, to: &sink)
    }
  }

  private func add(_ element: YAMLNode, to sink: inout ImportSink) {
    var problems = DiagnosticBag()
    let color = AssetColor(element, problems: &problems)
    sink.report(problems)
    guard let color else { return }
    let variant = AssetVariant(element).text
    let values = sink.columns.columns.map { column in
      AssetColumn(rawValue: column.name).flatMap { column in
        self[column, variant, color].map { NodeValue(element, as: $0) }
      }
    }
    let place = NodeValue(element)
    switch color {
    case .color: sink.add(values, at: place, names: AssetColumn.allCases.map(\.rawValue))
    case .reference(let reference):
      let reason = "it refers to \(reference.inBackticks), a colour of the system"
      sink.addColorless(values, at: place, name: fullName(variant), reason: reason)
    case .none:
      let reason = "the set has no colour here"
      sink.addColorless(values, at: place, name: fullName(variant), reason: reason)
    }
  }

  private func fullName(_ variant: String) -> String {
    variant.isEmpty ? name : name + " (" + variant + ")"
  }

  private subscript(column: AssetColumn, variant: String, color: AssetColor) -> String? {
    let text: String? =
      switch column {
      case .name: fullName(variant)
      case .base: name
      case .variant: variant
      case .group: path.parents.joined(separator: "/")
      case .color: color.text
      case .type: color.type
      case .reference: color.reference
      }
    return text == "" ? nil : text
  }
}
