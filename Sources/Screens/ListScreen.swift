package import CatalogModel

/// The shared base of both integrations: the list of a catalog, its navigation, its observation.
///
/// It observes its own catalog and no other, and each visible cell observes its own item.
package final class ListScreen: Screen, Observer {
  /// The title in the navigation bar.
  package let title: String
  /// The catalog, created for this screen alone.
  package let catalog: Catalog
  /// How peek and pop is wired.
  package let integration: any Integration
  /// The rows.
  package let table: TableView
  /// The preview that is up.
  package private(set) var peek: Peek?
  /// Counts whatever changed the look of the list or of what lies over it.
  package var revision: Int { ownRevision + cellUpdates.count }

  /// Who it is, for a recording.
  package let identity: ObserverIdentity

  private let center: ChangeCenter
  private var ownRevision = 0
  private let cellUpdates: UpdateCount
  private var listener: CatalogListener?
  private var token: ObservationToken?
  /// The stack whose root this screen is; its owner is the tab bar, which takes it back when it goes.
  package internal(set) unowned var navigation: NavigationStack?

  /// Creates the screen of a tab, an index, and starts observing its catalog.
  package init(
    title: String,
    tab: Int,
    catalog: Catalog,
    integration: any Integration,
    device: Device,
    center: ChangeCenter
  ) {
    self.title = title
    identity = ObserverIdentity(.list, tab: tab)
    self.catalog = catalog
    self.integration = integration
    self.center = center
    let updates = UpdateCount()
    cellUpdates = updates
    table = TableView(catalog, device: device, cellUpdates: updates) {
      ListCell(tab: tab, center: center, updates: updates)
    }
    table.layOut()
    observe()
  }

  /// The detail on top of the list.
  package var detail: ItemScreen? { navigation?.top as? ItemScreen }

  private func observe() {
    let listener = CatalogListener(identity) { [unowned self] in receive($0) }
    self.listener = listener
    token = center.observe(catalog, by: listener)
  }

  /// Brings the rows in line with the catalog.
  package func receive(_ event: ChangeEvent) -> Response {
    guard event.poster === catalog else { return .ignored }
    ownRevision += 1
    switch event.change {
    case .inserted(_, let index):
      layOut()
      return .insertedRow(index)
    case .deleted(_, let index):
      layOut()
      return .removedRow(index)
    case .moved(_, let from, let to):
      layOut()
      return .movedRow(from: from, to: to)
    case .updated:
      // A catalog posts no updates; an item's own are its cell's business.
      return .ignored
    }
  }

  private func layOut() {
    table.layOut()
    peek?.followRow()
  }
}

// What a person does to the list.
extension ListScreen {
  /// Presses at a point: the item under it is previewed, if there is one.
  package func press(at point: Point) {
    let context = PreviewingContext(list: self)
    guard let delegate = previewing,
      let screen = delegate.previewing(context, screenAt: point)
    else { return }
    screen.presentation = .preview
    peek = Peek(point: point, screen: screen, context: context, delegate: delegate)
    ownRevision += 1
  }

  /// Presses deeper: what is previewed is shown.
  package func commitPeek() {
    guard let peek else { return }
    self.peek = nil
    peek.delegate.previewing(peek.context, commit: peek.screen)
  }

  /// Lifts the finger: the preview goes.
  package func releasePeek() {
    peek = nil
    ownRevision += 1
  }

  /// Taps a visible row: its segue pushes the item's screen.
  package func tap(_ cell: ListCell) {
    guard let segue = integration.segues.first(where: { $0.identifier == .showItem }),
      let screen = destination(of: segue, sender: cell)
    else { return }
    perform(segue, to: screen)
  }

  /// Scrolls the rows by a number of points.
  package func scroll(by points: Int) {
    table.scroll(by: points)
    ownRevision += 1
  }

  /// Scrolls the rows so that one is the first in the viewport.
  package func scroll(toRow row: Int) {
    table.scroll(toRow: row)
    ownRevision += 1
  }

  /// Goes back by one screen; the list itself stays.
  package func goBack() {
    if let navigation, !navigation.isAtRoot { navigation.pop() }
    ownRevision += 1
  }

  /// Takes a quick action on the item screen that is up: a preview ends with it, and a detail
  /// whose item is deleted goes back to the list.
  package func take(_ action: QuickAction) {
    guard let screen = peek?.screen ?? detail else { return }
    action.perform(on: screen.item)
    if peek != nil {
      releasePeek()
    } else if screen.item.catalog == nil {
      goBack()
    }
    ownRevision += 1
  }
}

// What integrations build on.
extension ListScreen {
  /// Returns a screen for one of the list's own items.
  func makeItemScreen(for item: Item) -> ItemScreen {
    ItemScreen(item: item, presentation: .detail, tab: identity.tab, center: center)
  }

  /// Returns the screen to which a segue leads from a row.
  func destination(of segue: Segue, sender: ListCell) -> ItemScreen? {
    switch segue.to {
    case .item: sender.item.map(makeItemScreen)
    case .list: nil
    }
  }

  /// Follows a segue to a screen.
  func perform(_ segue: Segue, to screen: ItemScreen) {
    switch segue.presentation {
    case .push: push(screen)
    }
  }

  /// Pushes an item screen as detail.
  func push(_ screen: ItemScreen) {
    screen.presentation = .detail
    navigation?.push(screen)
    ownRevision += 1
  }

  private var previewing: (any PreviewingDelegate)? {
    if let delegate = integration.previewing { return delegate }
    return integration.segues.first { $0.from == .list && $0.previewsAndCommits }
      .map(SeguePreviewing.init)
  }
}
