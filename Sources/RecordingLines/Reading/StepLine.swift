import Diagnostics
import Importing
import Recordings
import YAMLReading

/// What a line says that is not the first: a step, and what came of it.
struct StepLine {
  /// The keys of a line.
  enum Key: Int, SchemaKey {
    case step, id, note, screen, events, expectations
    static let table = KeyTable(Self.self)
  }

  /// Where it stands.
  let node: YAMLNode
  /// What was done; `nil` for the start.
  let action: StepAction?
  let id: YAMLNode?
  let note: String
  let screen: ScreenLine?
  let events: [EventLine]
  let expectations: [ExpectationLine]

  /// Reads a line; `nil`, having said why, if it is none.
  init?(_ node: YAMLNode, _ context: LineContext, problems: inout DiagnosticBag) {
    self.node = node
    guard !Self.isFirst(node, problems: &problems),
      let reader = MappingReader<Key>(node, "a line", problems: &problems)
    else { return nil }
    action = reader.value(.step).flatMap { StepAction($0, problems: &problems) }
    id = reader.value(.id)
    _ = id?.visibleText("`id`", problems: &problems)
    note = reader.value(.note)?.markdown("`note`", problems: &problems) ?? ""
    let screen = reader.value(.screen)
      .flatMap { ScreenLine($0, context, problems: &problems) }
    self.screen = screen
    var context = context
    context.tab = screen?.tab ?? context.tab
    events =
      reader.value(.events)?.list("`events`", problems: &problems)
      .compactMap { EventLine($0, context, problems: &problems) } ?? []
    expectations =
      reader.value(.expectations)?.list("`expectations`", problems: &problems)
      .compactMap { ExpectationLine($0, problems: &problems) } ?? []
  }

  /// Whether it is a first line again; says so then.
  private static func isFirst(_ node: YAMLNode, problems: inout DiagnosticBag) -> Bool {
    guard node.value(of: "format") != nil else { return false }
    problems.add(
      node.error(
        .misplacedLine,
        "a second recording begins here",
        hint: "each run writes a file of its own"
      )
    )
    return true
  }
}
