package import CatalogModel

/// The screen of one item, presented as preview or pushed as detail.
///
/// It holds the catalog's own item and never a copy: what a quick action does here, the list
/// shows.
package final class ItemScreen: Screen, Observer {
  /// How the screen is presented.
  package enum Presentation: Sendable, Hashable {
    /// As a card over the list, with quick actions below.
    case preview
    /// On the navigation stack, with the actions in its bars.
    case detail
  }

  /// The item.
  package let item: Item
  /// How the screen is presented now.
  package internal(set) var presentation: Presentation
  /// How often the screen drew itself.
  package private(set) var revision = 0

  private let tab: Int
  private var token: ObservationToken?

  /// Creates a screen for an item and starts observing it.
  init(item: Item, presentation: Presentation, tab: Int, center: ChangeCenter) {
    self.tab = tab
    self.item = item
    self.presentation = presentation
    token = center.observe(item, by: self)
  }

  /// Who it is, for a recording.
  package var identity: ObserverIdentity {
    switch presentation {
    case .preview: ObserverIdentity(.preview, tab: tab)
    case .detail: ObserverIdentity(.detail, tab: tab)
    }
  }

  /// The title in the navigation bar.
  package var title: String { item.kind.screen.title.text(for: item) }

  /// The colour that fills the screen.
  package var background: Color? {
    item.kind.screen.background.flatMap { item.color(of: $0)?.color }
  }

  /// The options listed; `nil` if the screen has no choice.
  package var options: [Option]? {
    item.kind.screen.choice.map(item.options(of:))
  }

  /// The options listed, and the index of the selected one; `nil` if none is.
  package var choice: (options: [Option], selected: Int)? {
    item.kind.screen.choice.flatMap(item.choice(of:))
  }

  /// The actions offered for the item as it stands.
  package var actions: [QuickAction] { item.kind.actions.filter { $0.isOffered(by: item) } }

  /// Draws itself anew.
  package func receive(_ event: ChangeEvent) -> Response {
    guard event.poster === item else { return .ignored }
    revision += 1
    return .refreshed
  }

  /// Moves the checkmark to an option, an index from 0.
  package func selectOption(_ index: Int) {
    guard let field = item.kind.screen.choice else { return }
    item[field] = .selection(index)
  }
}
