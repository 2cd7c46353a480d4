import CatalogModel
import Screens
import KindTestSupport

/// A live app of colours: a tab for each catalog, and what its change centre delivered.
struct App {
  let center = ChangeCenter()
  let log = DeliveryLog()
  let tabBar: TabBar

  /// Creates an app with a catalog of its own, of the same names, for each of the integrations.
  init(_ names: [String], _ integrations: any Integration..., hasTabBar: Bool = false) {
    let center = center
    tabBar = TabBar(
      integrations.enumerated().map { tab, integration in
        ListScreen(
          title: integration.name,
          tab: tab,
          catalog: Catalog(
            kind: .colorItem,
            items: names.map { .named($0, center) },
            center: center
          ),
          integration: integration,
          device: Device(hasTabBar: hasTabBar),
          center: center
        )
      }
    )
    center.log = log
  }

  /// Creates an app with one list of numbered colours.
  init(count: Int, _ integration: any Integration = CodeIntegration()) {
    self.init((0..<count).map { "Color \($0)" }, integration)
  }

  var list: ListScreen { tabBar.selected }
  var table: TableView { list.table }
  var catalog: Catalog { list.catalog }
}

/// The two integrations, to test both alike.
enum Wiring: CaseIterable {
  case storyboard, code

  var integration: any Integration {
    switch self {
    case .storyboard: StoryboardIntegration()
    case .code: CodeIntegration()
    }
  }
}

/// A log that writes down who received what, and forgets when it is asked to.
final class DeliveryLog: ChangeLog {
  private(set) var events: [String] = []
  private(set) var deliveries: [String] = []

  func didPost(_ event: ChangeEvent) {
    events.append(event.name)
  }

  func didDeliver(_ event: ChangeEvent, to observer: any Observer, response: Response) {
    let identity = observer.identity
    deliveries.append("\(identity.role) of tab \(identity.tab): \(response)")
  }

  func forget() {
    events = []
    deliveries = []
  }
}

extension Item {
  static let name = 0
  static let starred = 2

  /// A red colour item, whatever its name.
  static func named(_ name: String, _ center: ChangeCenter) -> Item {
    let red = WrittenColor(Color(red: 255, green: 59, blue: 48), text: "#FF3B30")
    return Item(
      kind: .colorItem,
      values: [.text(name), .color(red), .flag(false)],
      center: center
    )
  }

  /// A setting, with nothing selected but the first option.
  static func setting(_ title: String, _ options: [Option], _ center: ChangeCenter) -> Item {
    Item(
      kind: .detailModel,
      values: [.text(title), .options(options), .selection(0)],
      center: center
    )
  }

  /// Sets the star, and posts that.
  func star(_ isStarred: Bool = true) {
    self[Self.starred] = .flag(isStarred)
  }
}

extension QuickAction {
  static let star = Kind.colorItem.actions[0]
  static let delete = Kind.colorItem.actions[1]
}

extension ListScreen {
  /// Presses the middle of a row.
  func press(row: Int) {
    press(at: table.frame(of: row).center)
  }

  /// The titles in the viewport.
  var visibleTitles: [String] {
    table.visibleCells.compactMap(\.content?.title)
  }
}
