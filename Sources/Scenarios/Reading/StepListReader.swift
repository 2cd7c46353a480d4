import Diagnostics
import Importing
import YAMLReading

/// Reads the steps of a script, one after another, and keeps track of the tab that is selected:
/// nothing but a `tab` step changes it.
struct StepListReader {
  /// What came of it.
  private(set) var result: [ScriptStep] = []
  /// Reads files that are included.
  var parts: PartFiles
  /// Counts what comes out of `include` and `repeat`.
  var expansion: Expansion

  private let app: App
  /// A reader for each tab.
  private let readers: [StepReader]
  private var tab = 0
  private var ids: [String: YAMLNode] = [:]

  /// Creates a reader of steps for an app, whose first tab is selected.
  init(_ app: App, parts: PartFiles, expansion: Expansion) {
    self.app = app
    self.parts = parts
    self.expansion = expansion
    readers = TabContext.all(app).map(StepReader.init)
  }

  /// Returns the steps, as far as they are right, and reports what is wrong with the others.
  mutating func read(
    _ node: YAMLNode,
    script: String,
    problems: inout DiagnosticBag
  ) -> [ScriptStep] {
    result.removeAll()
    result.reserveCapacity(node.elements.count)
    read(node, in: StepScope(script: script), problems: &problems)
    return result
  }

  /// Reads a list of steps; it calls itself for lists in it, no deeper than the limits allow.
  mutating func read(_ list: YAMLNode, in scope: StepScope, problems: inout DiagnosticBag) {
    for element in list.elements where !expansion.isStopped {
      if CompositionKey.areKeys(of: element) {
        compose(element, in: scope, problems: &problems)
      } else if scope.placeholders == nil {
        readStep(element, problems: &problems)
      } else {
        readPlaced(element, in: scope, problems: &problems)
      }
    }
  }

  /// Reads a step as it stands.
  mutating func readStep(_ element: YAMLNode, problems: inout DiagnosticBag) {
    guard let step = readers[tab].step(element, problems: &problems) else { return }
    if let id = step.id { register(id.lowercased(), element, problems: &problems) }
    if case .tab(let selected) = step.action { tab = selected }
    result.append(step)
  }

  /// The number of rows that the catalog of the selected tab has at the start; `nil` if a catalog is
  /// wrong.
  var rowCount: Int? {
    app.tabs.count == app.scopes.count ? app.tabs[tab].items.count : nil
  }

  /// Identifiers become names of pages, which must differ on systems that ignore case.
  private mutating func register(
    _ id: String,
    _ step: YAMLNode,
    problems: inout DiagnosticBag
  ) {
    let node = step.value(of: "id") ?? step
    guard let earlier = ids.updateValue(node, forKey: id) else { return }
    let isSamePlace = earlier.location == node.location
    let note = Diagnostic.Note("it stands here first", at: earlier.location)
    let message = "two steps have the id \(node.text.inBackticks), case ignored"
    let hint = isSamePlace ? "put a placeholder in it: the step is read several times" : nil
    problems.add(
      node.error(.duplicateID, message, hint: hint, notes: isSamePlace ? [] : [note])
    )
  }
}
