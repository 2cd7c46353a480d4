import Diagnostics
import Importing
import YAMLReading

/// What the values of a field are; a field of which the first line says nothing has those of JSON.
enum FieldType: Sendable {
  /// One word for each.
  enum Name: String, CaseIterable {
    case text, number, flag, color, date, list
  }

  case named(Name)
  case choice([String])

  /// Reads a type: a word, or the labels of a choice.
  init?(_ node: YAMLNode, problems: inout DiagnosticBag) {
    if node.kind == .sequence {
      let labels = node.elements.compactMap { $0.visibleText("an option", problems: &problems) }
      if node.elements.isEmpty {
        problems.add(node.error(.invalidValue, "a choice has an option at least"))
      }
      self = .choice(labels)
    } else {
      let what = "the type of a field"
      guard let name = node.word(what, of: Name.allCases, problems: &problems) else { return nil }
      self = .named(name)
    }
  }
}
