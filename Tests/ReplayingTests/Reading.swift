import Diagnostics
import Recordings
import Replaying
import Scenarios
import Testing

extension Recording {
  /// The screen after a step.
  func screen(after step: Int) -> ScreenRecord { screens[steps[step].after] }

  /// The titles in the viewport after a step.
  func visible(after step: Int) -> [String] {
    screen(after: step).list.rows.map { rows[$0].title }
  }

  /// The item screen after a step.
  func itemScreen(after step: Int) -> ItemScreenRecord? {
    screen(after: step).itemScreen.map { itemScreens[$0] }
  }

  /// The titles of the whole list of a tab, at the end.
  func lastTitles(tab: Int = 0) -> [String] {
    tabs[tab].lastRows.map { rows[$0].title }
  }

  var keys: [String] { steps.map(\.key) }
}

extension EventRecord {
  /// The event and its deliveries on one line.
  var line: String {
    let change =
      switch change {
      case .updated(let field, let old, let new): "\(field): \(old.text) → \(new.text)"
      case .inserted(_, let index), .deleted(_, let index): "at \(index)"
      case .moved(_, let from, let to): "\(from) → \(to)"
      }
    let deliveries = deliveries.map { "\($0.observer) of tab \($0.tab) \($0.effect)" }
    return "\(name) \(itemTitle) \(change) | \(deliveries.joined(separator: ", "))"
  }
}

extension Replay {
  /// The expectations of all steps, in order.
  var expectations: [ExpectationRecord] { recording.steps.flatMap(\.expectations) }

  /// The messages of the warnings.
  var remarks: [String] { warnings.all.map(\.message) }
}

/// Replays a scenario that can't be carried out, and returns what is said about it.
func stop(
  _ scenario: Scenario,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> [Diagnostic] {
  try #require(
    throws: DiagnosticBag.self,
    sourceLocation: sourceLocation
  ) { try Replay(scenario) }.all
}
