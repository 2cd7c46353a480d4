import CatalogModel
import Scenarios

/// What a key is made of: making it costs more than all the rest of a step, and can be left until
/// somebody wants to know.
struct StepName {
  /// The step, an index of the scenario's.
  let step: Int
  /// The title that the item which it reached had after it; empty if it reached none.
  let title: String

  init(ofStep step: Int, item: Item?) {
    self.step = step
    title = item?.title ?? ""
  }

  /// Returns the words of a step's action; the item is named too, unless the script names it anyway.
  func words(of action: ScriptAction, in scenario: Scenario) -> StepKeyWords {
    switch action {
    case .peek(let reference), .open(let reference), .set(let reference, _, _),
      .move(let reference, _, _):
      StepKeyWords(action.verb, reference.target)
    case .action(let action, _): StepKeyWords(action, title)
    case .select(let option): StepKeyWords(action.verb, option.target, title)
    case .commit, .release, .back, .insert: StepKeyWords(action.verb, title)
    case .tab, .scroll: StepKeyWords(action.verb, action.target(in: scenario))
    case .note, .expect: StepKeyWords("", "")
    }
  }
}
