import CatalogModel
import Recordings
import Scenarios
import Screens

/// Notes the events of a replay, their deliveries, and the items that they are about.
final class EventLog: ChangeLog {
  /// The events of the action that is being carried out.
  private(set) var events: [EventRecord] = []
  /// Whether one of them changed something.
  private(set) var hasChange = false
  /// Whether one of them spelled a colour in another way, and changed nothing else.
  private(set) var hasRespelling = false
  /// The items that ever were.
  private(set) var items = ItemRegister()

  private let stage: Stage
  /// The options that this action has replaced, by item and field.
  private var replacedOptions: [Item: [Int: [Option]]] = [:]
  private var selfCheck: SelfCheck

  init(_ stage: Stage) {
    self.stage = stage
    selfCheck = SelfCheck(stage.tabBar)
    for (tab, list) in stage.tabBar.lists.enumerated() {
      for item in list.catalog.items { items.add(item, tab: tab) }
    }
    stage.center.log = self
  }

  /// Forgets the events of the last action.
  func beginAction() {
    guard !events.isEmpty else { return }
    events.removeAll(keepingCapacity: true)
    hasChange = false
    hasRespelling = false
    if !replacedOptions.isEmpty { replacedOptions.removeAll() }
  }

  /// Returns the invariants that the last action broke.
  func checkItself() -> [Violation] { selfCheck.finishStep() }

  /// Adds items that no event told of and that are on screen or in a list nevertheless, so that
  /// what is wrong can be recorded.
  func addStrangers() {
    for (tab, list) in stage.tabBar.lists.enumerated() {
      let shown = [list.peek?.screen.item, list.detail?.item].compactMap(\.self)
      for item in list.catalog.items + shown where !items.contains(item) {
        items.add(item, tab: tab)
      }
    }
  }

  /// Returns the options, as they are now, of the choice that an event is about.
  func options(of event: EventRecord) -> [Option] {
    guard case .item(let index) = event.poster, case .updated(let name, _, _) = event.change else {
      return []
    }
    let item = items[index]
    return item.kind.fieldIndex(named: name).flatMap { item.choice(of: $0)?.options } ?? []
  }
}

extension EventLog {
  /// Notes an event that is about to be delivered.
  func didPost(_ event: ChangeEvent) {
    switch event.change {
    case .updated(let field, let old, let new): noteUpdate(event, field, old, new)
    case .inserted(let item, let index):
      items.add(item, tab: tab(of: event.poster))
      noteCatalogEvent(event, item, .inserted(item: items.index(of: item), index: index))
    case .deleted(let item, let index):
      noteCatalogEvent(event, item, .deleted(item: items.index(of: item), index: index))
    case .moved(let item, let from, let to):
      noteCatalogEvent(event, item, .moved(item: items.index(of: item), from: from, to: to))
    }
  }

  /// Notes that the last event reached an observer.
  func didDeliver(_ event: ChangeEvent, to observer: any Observer, response: Response) {
    let identity = observer.identity
    events[events.count - 1].deliveries.append(
      DeliveryRecord(
        observer: DeliveryRecord.Observer(identity.role),
        tab: identity.tab,
        effect: DeliveryRecord.Effect(response)
      )
    )
  }

  private func noteUpdate(
    _ event: ChangeEvent,
    _ field: Int,
    _ old: FieldValue?,
    _ new: FieldValue?
  ) {
    guard let item = event.poster as? Item else {
      preconditionFailure("an update is posted by the item whose field was set")
    }
    if case .options(let options) = old { replacedOptions[item, default: [:]][field] = options }
    let index = items.index(of: item)
    let tab = items.tab(of: index)
    selfCheck.note(event, of: item, tab: tab)
    append(
      EventRecord(
        name: event.name,
        poster: .item(index),
        tab: tab,
        itemTitle: item.title,
        change: .updated(
          field: item.kind.fields[field].name,
          old: ValueRecord(
            old,
            field: field,
            of: item,
            formerOptions: formerOptions(of: item, field)
          ),
          new: ValueRecord(new, field: field, of: item)
        )
      )
    )
  }

  /// Returns the options that a selection was one of, if this action has replaced them.
  private func formerOptions(of item: Item, _ field: Int) -> [Option]? {
    guard !replacedOptions.isEmpty,
      case .selection(let source) = item.kind.fields[field].type
    else { return nil }
    return replacedOptions[item]?[source]
  }

  private func noteCatalogEvent(
    _ event: ChangeEvent,
    _ item: Item,
    _ change: EventRecord.Change
  ) {
    let tab = tab(of: event.poster)
    selfCheck.note(event, of: item, tab: tab)
    append(
      EventRecord(
        name: event.name,
        poster: .catalog(tab: tab),
        tab: tab,
        itemTitle: item.title,
        change: change
      )
    )
  }

  private func append(_ event: EventRecord) {
    if !event.isUnchanged { hasChange = true }
    if event.isRespelled { hasRespelling = true }
    events.append(event)
  }

  private func tab(of poster: any Poster) -> Int {
    guard let tab = stage.tabBar.lists.firstIndex(where: { $0.catalog === poster }) else {
      preconditionFailure("every catalog belongs to a tab")
    }
    return tab
  }
}

extension EventRecord {
  /// Whether a colour was only spelled in another way, which an item's screen may show or not.
  fileprivate var isRespelled: Bool {
    guard case .updated(_, let old, let new) = change else { return false }
    return old.isSame(as: new) && old != new
  }
}
