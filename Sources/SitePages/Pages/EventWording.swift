internal import MarkdownTree
internal import Recordings

/// The words of pages for events and deliveries.
struct EventWording {
  /// What the events happened in.
  let recording: Recording
  /// The form of the page.
  let form: PageForm

  /// Returns what an event changed: `starred: no → yes`, `deleted from row 2`.
  func change(of event: EventRecord) -> [Inline] {
    switch event.change {
    case .updated(let field, let old, let new) where old.isSame(as: new):
      [.name(field), .text(": ")] + value(new) + [.text(", unchanged")]
    case .updated(let field, let old, let new):
      [.name(field), .text(": ")] + value(old) + [.text(" → ")] + value(new)
    case .inserted(_, let index): [.text("inserted at row \(index + 1)")]
    case .deleted(_, let index): [.text("deleted from row \(index + 1)")]
    case .moved(_, let from, let to): [.text("moved from row \(from + 1) to row \(to + 1)")]
    }
  }

  /// Returns who posted an event.
  func poster(of event: EventRecord) -> [Inline] {
    switch event.poster {
    case .item: [.name(event.itemTitle)]
    case .catalog(let tab): [.text("the catalog "), .name(recording.tabs[tab].catalog)]
    }
  }

  /// Returns, for every tab, who received an event there and what they did; tabs in which nobody
  /// did are named as well, unless another program recorded it and said nothing of them.
  ///
  /// - Complexity: O(tabs + deliveries).
  func deliveries(of event: EventRecord) -> [[Inline]] {
    guard !isUnknown(event) else { return [[.text("who heard it was not recorded")]] }
    return recording.tabs.indices.compactMap { tab in
      let received = event.deliveries.filter { $0.tab == tab }
      let title: [Inline] = [.strong([.name(recording.tabs[tab].title)]), .text(": ")]
      guard !received.isEmpty else {
        return recording.recorder == nil ? title + [.text(silence(of: event, in: tab))] : nil
      }
      return title + [.text(received.map(sentence).joined(separator: "; "))]
    }
  }

  /// Returns who received an event, in a few words for a table's cell.
  func deliveriesInShort(of event: EventRecord) -> [Inline] {
    guard !event.deliveries.isEmpty else {
      return [.text(isUnknown(event) ? "not recorded" : "nobody")]
    }
    var result: [Inline] = []
    for (position, delivery) in event.deliveries.enumerated() {
      if position > 0 { result.append(.text("; ")) }
      if recording.tabs.count > 1 {
        result += [.name(recording.tabs[delivery.tab].title), .text(": ")]
      }
      result.append(.text(sentence(delivery)))
    }
    return result
  }

  /// Whether another program recorded an event, and did not say who received it.
  private func isUnknown(_ event: EventRecord) -> Bool {
    recording.recorder != nil && event.deliveries.isEmpty
  }

  /// Returns why nobody under a tab heard an event.
  private func silence(of event: EventRecord, in tab: Int) -> String {
    guard tab == event.tab else {
      return "did not hear it: its list and rows observe a catalog of their own"
    }
    return "nobody heard it: neither a row nor a screen shows the item"
  }

  private func value(_ value: ValueRecord) -> [Inline] {
    Wording.value(value, in: form)
  }

  private func sentence(_ delivery: DeliveryRecord) -> String {
    let observer =
      switch delivery.observer {
      case .list: "the list"
      case .cell: "the row’s cell"
      case .preview: "the preview"
      case .detail: "the detail"
      }
    return observer + " " + words(for: delivery.effect)
  }

  private func words(for effect: DeliveryRecord.Effect) -> String {
    switch effect {
    case .reloadedRow(let row): "reloaded row \(row + 1)"
    case .removedRow(let row): "removed row \(row + 1)"
    case .insertedRow(let row): "inserted row \(row + 1)"
    case .movedRow(let from, let to): "moved row \(from + 1) to row \(to + 1)"
    case .refreshed: "refreshed"
    case .ignored: "ignored it"
    }
  }
}
