import CatalogModel
import Screens
import Testing

@Suite("An app that is released is gone")
struct LifetimeTests {
  /// Weak references to all that an app is made of.
  private struct Remains {
    weak var tabBar: TabBar?
    weak var list: ListScreen?
    weak var catalog: Catalog?
    weak var item: Item?
    weak var cell: ListCell?
    weak var screen: ItemScreen?
    weak var stack: NavigationStack?
    weak var table: TableView?

    init(_ app: App) {
      tabBar = app.tabBar
      list = app.list
      catalog = app.catalog
      item = app.catalog[0]
      cell = app.table.cell(for: 0)
      screen = app.list.peek?.screen ?? app.list.detail
      stack = app.list.navigation
      table = app.table
    }

    var areGone: Bool {
      let parts: [AnyObject?] = [tabBar, list, catalog, item, cell, screen, stack, table]
      return parts.allSatisfy { $0 == nil }
    }
  }

  private func remains(
    _ wiring: Wiring,
    _ center: inout ChangeCenter?,
    after gestures: [Gesture]
  ) -> Remains {
    let app = App(count: 50, wiring.integration)
    center = app.center
    for gesture in gestures { gesture.perform(on: app) }
    return withExtendedLifetime(app) { Remains(app) }
  }

  @Test(
    "Nothing is left of it, whatever was on its screen",
    arguments: Wiring.allCases,
    [
      [], [.press(1)], [.press(1), .commit], [.tap(1)], [.scroll(500), .press(15)],
      [.press(1), .take(.delete)], [.press(1), .release, .scroll(99)],
    ] as [[Gesture]]
  )
  func release(_ wiring: Wiring, _ gestures: [Gesture]) {
    var center: ChangeCenter?
    let remains = remains(wiring, &center, after: gestures)
    #expect(remains.areGone)
    #expect(center?.observerCount == 0)
  }
}
