import CatalogModel
import Diagnostics
import Importing
import YAMLReading

/// Reads the quick actions of a kind.
struct ActionListReader {
  let fields: KindFields

  /// Returns the actions, as far as they are right.
  ///
  /// `choice` is the one whose options the item screen lists.
  func actions(
    _ node: YAMLNode?,
    choice: Int?,
    problems: inout DiagnosticBag
  ) -> [QuickAction] {
    guard let node else { return [] }
    guard node.kind == .sequence else {
      let hint = "write `- delete`, or `- toggle: FLAG`"
      problems.add(node.wrongType("`actions`", is: "a list", hint: hint))
      return []
    }
    let reader = QuickActionReader(fields: fields)
    var actions: [QuickAction] = []
    var titled: [String: (node: YAMLNode, isConditional: Bool)] = [:]
    for element in node.elements {
      guard let action = reader.action(element, problems: &problems) else { continue }
      let isConditional = !action.conditions.isEmpty
      for title in action.possibleTitles {
        guard let earlier = titled[title] else {
          titled[title] = (element, isConditional)
          continue
        }
        // With conditions only one of them may be offered at a time.
        guard !earlier.isConditional, !isConditional else { continue }
        let note = Diagnostic.Note("it stands here first", at: earlier.node.location)
        let message = "two actions are titled " + title.inBackticks
        problems.add(element.error(.duplicateTitle, message, notes: [note]))
      }
      actions.append(action)
    }
    return actions
  }
}
