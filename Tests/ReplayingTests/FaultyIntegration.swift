import CatalogModel
import Replaying
import Scenarios
import Screens

/// An integration in code with a fault in its previewing.
struct FaultyIntegration: Integration, PreviewingDelegate {
  /// Answers a press; `nil` to do as the integration without a fault does.
  typealias Preview = (PreviewingContext, Point, any PreviewingDelegate) -> ItemScreen?
  /// Does something about the list when a preview is committed, after it was.
  typealias Commit = (ListScreen, ItemScreen) -> Void

  let name = "code"
  let segues = CodeIntegration().segues
  var preview: Preview = { $2.previewing($0, screenAt: $1) }
  var commit: Commit = { _, _ in }

  private var whole: any PreviewingDelegate { ListPreviewing.whole }

  var previewing: (any PreviewingDelegate)? { self }

  func previewing(_ context: PreviewingContext, screenAt point: Point) -> ItemScreen? {
    preview(context, point, whole)
  }

  func previewing(_ context: PreviewingContext, commit screen: ItemScreen) {
    whole.previewing(context, commit: screen)
    commit(context.list, screen)
  }
}

/// The previewing of the integration in code.
private struct ListPreviewing: PreviewingDelegate {
  static var whole: any PreviewingDelegate { CodeIntegration().previewing ?? ListPreviewing() }

  func previewing(_ context: PreviewingContext, screenAt point: Point) -> ItemScreen? { nil }

  func previewing(_ context: PreviewingContext, commit screen: ItemScreen) {}
}

extension Replay {
  /// Replays a scenario under an integration with a fault.
  init(_ scenario: Scenario, _ fault: FaultyIntegration) throws {
    try self.init(scenario) { _ in fault }
  }
}
