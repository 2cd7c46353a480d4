import Diagnostics
import Importing
import YAMLReading

/// Reads the steps of a script, one after another, and keeps track of the tab that is selected:
/// nothing but a `tab` step changes it.
struct StepListReader {
  /// A reader for each tab.
  private let readers: [StepReader]
  private var tab = 0
  private var ids: [String: YAMLNode] = [:]

  /// Creates a reader of steps for an app, whose first tab is selected.
  init(_ app: App) {
    readers = TabContext.all(app).map(StepReader.init)
  }

  /// Returns the steps, as far as they are right, and reports what is wrong with the others.
  mutating func read(_ node: YAMLNode, problems: inout DiagnosticBag) -> [ScriptStep] {
    var result: [ScriptStep] = []
    result.reserveCapacity(node.elements.count)
    for element in node.elements {
      guard let step = readers[tab].step(element, problems: &problems) else { continue }
      if let id = step.id { register(id.lowercased(), element, problems: &problems) }
      if case .tab(let selected) = step.action { tab = selected }
      result.append(step)
    }
    return result
  }

  /// Identifiers become names of pages, which must differ on systems that ignore case.
  private mutating func register(
    _ id: String,
    _ step: YAMLNode,
    problems: inout DiagnosticBag
  ) {
    let node = step.value(of: "id") ?? step
    guard let earlier = ids.updateValue(node, forKey: id) else { return }
    let note = Diagnostic.Note("it stands here first", at: earlier.location)
    let message = "two steps have the id \(node.text.inBackticks), case ignored"
    problems.add(node.error(.duplicateID, message, notes: [note]))
  }
}
