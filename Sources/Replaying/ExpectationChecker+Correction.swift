import CatalogModel
import Diagnostics
import Recordings
import Scenarios
import Screens

// What would have to be expected.
extension ExpectationChecker {
  /// Returns what would have to stand in the script for an expectation that failed to hold.
  func correction(of expectation: Expectation) -> Correction {
    switch expectation.requirement {
    case .screen: .word(screenName.rawValue)
    case .tab: .text(stage.list.title)
    case .title: .text(topTitle)
    case .rows: .texts(stage.list.catalog.items.map(\.title))
    case .visible: .texts(visibleTitles)
    case .count: .word(String(stage.list.catalog.count))
    case .items(let items): .values(items.map { fieldCorrection($0.item, $0.fields) })
    case .detail(let details): .values(details.map { detailCorrection($0.item, $0.text) })
    case .flagged(let field, _): .texts(flaggedTitles(field))
    case .actions: .texts(actionTitles)
    case .options: .texts(stage.itemScreen?.choice?.options.map(\.label) ?? [])
    case .selected: selectionCorrection
    case .events(let patterns): .events(eventCorrections(patterns))
    case .reloaded(let tabs):
      .values(
        tabs.map { tab, titles in
          let actual = reloadedTitles(tab)
          return actual == titles ? nil : .texts(actual)
        }
      )
    }
  }

  private var selectionCorrection: Correction {
    guard let choice = stage.itemScreen?.choice, choice.options.indices.contains(choice.selected)
    else { return .impossible("nothing with options is open, so that nothing is selected") }
    return .text(choice.options[choice.selected].label)
  }

  private func detailCorrection(_ reference: ItemReference, _ text: String) -> Correction? {
    guard let item = try? finder.item(reference, tab: stage.tabBar.selectedIndex) else {
      return nil
    }
    let actual = content(of: item).detail
    return actual == text ? nil : .text(actual)
  }

  private func fieldCorrection(
    _ reference: ItemReference,
    _ assignments: [FieldAssignment]
  ) -> Correction? {
    guard let item = try? finder.item(reference, tab: stage.tabBar.selectedIndex) else {
      return nil
    }
    let values = assignments.map { assignment -> Correction? in
      compare(assignment, with: item).1
        ? nil : Correction(ValueRecord(item[assignment.field], field: assignment.field, of: item))
    }
    return values.allSatisfy { $0 == nil } ? nil : .values(values)
  }
}

// Events.
extension ExpectationChecker {
  /// Keeps the patterns that fit an event, in order, and changes or adds what is between them.
  private func eventCorrections(_ patterns: [EventPattern]) -> [Correction.Event] {
    var result: [Correction.Event] = []
    var (pattern, event) = (0, 0)
    for (nextPattern, nextEvent) in fitting(patterns) + [(patterns.count, events.count)] {
      while event < nextEvent {
        if pattern < nextPattern {
          result.append(changed(patterns[pattern], at: pattern, event))
          pattern += 1
        } else {
          result.append(.added(name: events[event].name))
        }
        event += 1
      }
      if nextPattern < patterns.count {
        result.append(
          fits(patterns[nextPattern], nextEvent)
            ? .kept(nextPattern) : changed(patterns[nextPattern], at: nextPattern, nextEvent)
        )
      }
      (pattern, event) = (nextPattern + 1, nextEvent + 1)
    }
    return result
  }

  /// Pairs patterns with events that they fit, or else whose name they have, as many as can be had
  /// in order.
  private func fitting(_ patterns: [EventPattern]) -> [(Int, Int)] {
    // An action posts a handful of events; for more, only what both begin with is paired.
    guard patterns.count * events.count <= 10_000 else {
      return (0..<min(patterns.count, events.count)).prefix { fits(patterns[$0], $0) }
        .map { ($0, $0) }
    }
    return OrderedPairs.mostAlike(patterns.count, events.count) { likeness(patterns[$0], $1) }
  }

  /// How much speaks for a pattern to mean an event.
  private func likeness(_ pattern: EventPattern, _ event: Int) -> Int {
    if fits(pattern, event) { return 3 }
    return pattern.name == events[event].name ? 1 : 0
  }

  private func fits(_ pattern: EventPattern, _ event: Int) -> Bool {
    pattern.matches(events[event], options: options[event])
  }

  /// Returns the change of a pattern to one that fits an event, with the keys that it has.
  private func changed(
    _ pattern: EventPattern,
    at place: Int,
    _ index: Int
  ) -> Correction.Event {
    let event = events[index]
    let facts = EventPattern(event)
    var keys: [String: Correction] = [:]
    func compare(_ key: String, _ part: EventPattern, _ correction: Correction?) {
      if part != EventPattern(), !fits(part, index) {
        keys[key] = correction ?? .impossible("the event has no such thing")
      }
    }
    compare("name", EventPattern(name: pattern.name), facts.name.map(Correction.text))
    compare("item", EventPattern(item: pattern.item), facts.item.map(Correction.text))
    compare("field", EventPattern(field: pattern.field), facts.field.map(Correction.text))
    compare("index", EventPattern(index: pattern.index), facts.index.map { .word(String($0)) })
    if case .updated(_, let old, let new) = event.change {
      compare("from", EventPattern(from: pattern.from), Correction(old))
      compare("to", EventPattern(to: pattern.to), Correction(new))
    } else if pattern.from != nil || pattern.to != nil {
      // An event of another sort has no such keys: its name has to do.
      return .changed(place, name: event.name, keys: ["": .text(event.name)])
    }
    let lacksKey = keys.values.contains { if case .impossible = $0 { true } else { false } }
    return .changed(place, name: event.name, keys: lacksKey ? ["": .text(event.name)] : keys)
  }
}

extension Correction {
  /// What would be written for a value.
  fileprivate init(_ value: ValueRecord) {
    switch value {
    case .absent: self = .impossible("the field has no value")
    case .flag: self = .word(value.scriptText)
    case .list(let texts): self = .texts(texts)
    case .color(_, let written, _): self = .text(written)
    default: self = .text(value.scriptText)
    }
  }
}
