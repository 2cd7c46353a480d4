import CatalogModel
import Scenarios
import Screens

/// The live app of a scenario: one change centre, and a list screen with a catalog of its own for
/// each tab.
final class Stage {
  let center: ChangeCenter
  let tabBar: TabBar
  /// The items that a script gave identifiers, by tab.
  private var itemsByID: [[String: Item]]

  init(_ scenario: Scenario, integration: (TabPlan) -> any Integration) {
    let center = ChangeCenter()
    self.center = center
    let device = Device(hasTabBar: scenario.hasTabBar, textSize: scenario.textSize.size)
    var lists: [ListScreen] = []
    itemsByID = []
    for (index, tab) in scenario.tabs.enumerated() {
      let items = tab.items.map { plan in
        Item(kind: tab.kind, id: plan.id, values: plan.values, center: center)
      }
      itemsByID.append(
        Dictionary(
          items.compactMap { item in item.id.map { ($0, item) } },
          uniquingKeysWith: { first, _ in first }
        )
      )
      lists.append(
        ListScreen(
          title: tab.title,
          tab: index,
          catalog: Catalog(kind: tab.kind, items: items, center: center),
          integration: integration(tab),
          device: device,
          center: center
        )
      )
    }
    tabBar = TabBar(lists)
  }

  /// The list screen of the selected tab.
  var list: ListScreen { tabBar.selected }

  /// The item screen that is up in the selected tab.
  var itemScreen: ItemScreen? { list.peek?.screen ?? list.detail }

  /// Returns the item with an identifier in a tab, as long as it is in its catalog.
  func item(id: String, tab: Int) -> Item? {
    guard let item = itemsByID[tab][id], item.catalog != nil else { return nil }
    return item
  }

  /// Creates an item for a tab; `nil` if its identifier is in use there.
  func makeItem(_ plan: ItemPlan, tab: Int) -> Item? {
    if let id = plan.id, item(id: id, tab: tab) != nil { return nil }
    let item = Item(
      kind: tabBar.lists[tab].catalog.kind,
      id: plan.id,
      values: plan.values,
      center: center
    )
    if let id = plan.id { itemsByID[tab][id] = item }
    return item
  }
}
