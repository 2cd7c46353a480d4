import CatalogModel
import Scenarios

/// What a step is called, before it has a key: making that costs more than all the rest of a step,
/// and can be left until somebody wants to know.
enum StepName {
  /// By the words of its action, and by the verb where these leave nothing.
  case words(StepKeyWords, verb: String)
  /// By the identifier that the script gave it.
  case id(String)
}

extension ScriptStep {
  /// Returns the name of the step; the item that it reached is named too, unless the script names it
  /// anyway.
  func name(reaching item: Item?, in scenario: Scenario) -> StepName {
    if let id { return .id(id) }
    let verb = action.verb
    let title = item?.title ?? ""
    let words =
      switch action {
      case .peek(let reference), .open(let reference), .set(let reference, _, _),
        .move(let reference, _, _):
        StepKeyWords(verb, reference.target)
      case .action(let action, _): StepKeyWords(action, title)
      case .select(let option): StepKeyWords(verb, option.target, title)
      case .commit, .release, .back, .insert: StepKeyWords(verb, title)
      case .tab, .scroll: StepKeyWords(verb, action.target(in: scenario))
      case .note, .expect: StepKeyWords("", "")
      }
    return .words(words, verb: verb)
  }
}
