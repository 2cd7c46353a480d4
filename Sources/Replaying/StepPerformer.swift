import CatalogModel
import Diagnostics
import Scenarios
import Screens

/// Carries out the actions of a script on the live app, as a person would.
///
/// A gesture while a preview is up lifts the finger first, so the preview ends.
struct StepPerformer {
  let stage: Stage
  let finder: ItemFinder

  init(_ stage: Stage) {
    self.stage = stage
    finder = ItemFinder(stage: stage)
  }

  /// Carries out an action.
  ///
  /// - Returns: what it reached; `nil` for what is no action.
  /// - Throws: a diagnostic if it acts on what does not exist.
  func perform(_ step: ScriptStep) throws(Impossible) -> Performed? {
    switch step.action {
    case .peek(let reference): return try peek(reference, step)
    case .commit: return try commit(step)
    case .release: return try release(step)
    case .open(let reference): return try open(reference, step)
    case .action(let title, let place): return try take(title, place)
    case .select(let option): return try select(option, step)
    case .back: return try back(step)
    case .tab(let index): return switchTab(index)
    case .scroll(let target): return try scroll(target, step)
    case .set(let reference, let fields, let tab): return try set(reference, fields, tab)
    case .insert(let plan, let row, let place): return try insert(plan, row, place)
    case .move(let reference, let row, let place): return try move(reference, row, place)
    case .note, .expect: return nil
    }
  }
}

extension StepPerformer {
  func impossible(_ place: Place, _ message: String, hint: String? = nil) -> Impossible {
    Impossible(place.diagnostic(.impossibleAction, message, hint: hint))
  }
}
