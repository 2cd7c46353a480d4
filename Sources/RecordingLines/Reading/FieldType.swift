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
      Self.refuseEqual(node, problems: &problems)
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

  private static func refuseEqual(_ labels: YAMLNode, problems: inout DiagnosticBag) {
    var known: [[UInt8]: YAMLNode] = [:]
    for label in labels.elements where label.kind == .scalar {
      let text = Array(label.text.utf8)
      if let first = known[text] {
        let note = Diagnostic.Note("the first stands here", at: first.location)
        let message = "two options are called " + label.text.inBackticks
        problems.add(label.error(.invalidValue, message, notes: [note]))
      }
      known[text] = label
    }
  }
}
