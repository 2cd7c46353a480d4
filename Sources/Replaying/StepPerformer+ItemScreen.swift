import CatalogModel
import Diagnostics
import Scenarios
import Screens

// What a finger does on an item's screen.
extension StepPerformer {
  func commit(_ step: ScriptStep) throws(Impossible) -> Performed {
    let peek = try activePeek(step, verb: "commit")
    stage.list.commitPeek()
    return Performed(item: peek.screen.item)
  }

  func release(_ step: ScriptStep) throws(Impossible) -> Performed {
    let peek = try activePeek(step, verb: "release")
    stage.list.releasePeek()
    return Performed(item: peek.screen.item)
  }

  private func activePeek(_ step: ScriptStep, verb: String) throws(Impossible) -> Peek {
    guard let peek = stage.list.peek else {
      throw impossible(
        step.place,
        "nothing is previewed, so there is nothing to \(verb)",
        hint: "`peek` first"
      )
    }
    return peek
  }

  func take(_ title: String, _ place: Place) throws(Impossible) -> Performed {
    guard let screen = stage.itemScreen else {
      throw impossible(
        place,
        "nothing is previewed or open, so there is no action `\(title)`",
        hint: "`peek` or `open` first"
      )
    }
    let item = screen.item
    let action = item.kind.actions.first { $0.isOffered(by: item) && $0.title(for: item) == title }
    guard let action else {
      throw notOffered(title, by: screen, place)
    }
    stage.list.take(action)
    return Performed(item: item)
  }

  private func notOffered(_ title: String, by screen: ItemScreen, _ place: Place) -> Impossible {
    let offered = screen.actions.map { $0.title(for: screen.item) }
    let list = offered.map { "`\($0)`" }.joined(separator: ", ")
    let message = "`\(screen.item.title)` does not offer `\(title)` now"
    return impossible(
      place,
      message,
      hint: offered.isEmpty ? "it offers no actions" : "it offers " + list
    )
  }

  func select(_ option: OptionReference, _ step: ScriptStep) throws(Impossible) -> Performed {
    guard let detail = stage.list.detail, let options = detail.options else {
      throw impossible(
        step.place,
        "no detail with options is open",
        hint: "`open` an item that has some, or `commit` its preview"
      )
    }
    let index = try index(of: option, in: options)
    detail.selectOption(index)
    return Performed(item: detail.item)
  }

  func back(_ step: ScriptStep) throws(Impossible) -> Performed {
    liftFinger()
    guard let detail = stage.list.detail else {
      throw impossible(step.place, "the list is the root: there is nothing to go back to")
    }
    stage.list.goBack()
    return Performed(item: detail.item)
  }

  /// Returns the index of an option, from 0.
  func index(of option: OptionReference, in options: [Option]) throws(Impossible) -> Int {
    do throws(UnknownOption) {
      return try option.index(in: options)
    } catch {
      throw Impossible(error.diagnostic)
    }
  }
}
