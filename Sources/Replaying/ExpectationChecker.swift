import CatalogModel
import Recordings
import Scenarios
import Screens

/// Looks at the live app, and at the events of the last action, for what a script expects.
struct ExpectationChecker {
  let stage: Stage
  let finder: ItemFinder
  let events: [EventRecord]
  /// The options, now, of the item that each of the events is about.
  let options: [[Option]]

  /// Creates a checker; one that `isTentative` takes no trouble over its messages.
  init(
    _ stage: Stage,
    events: [EventRecord] = [],
    options: [[Option]] = [],
    isTentative: Bool = false
  ) {
    self.stage = stage
    self.events = events
    self.options = options
    finder = ItemFinder(stage: stage, suggestsNames: !isTentative, takesTitlesOnly: true)
  }

  /// Returns what was found.
  ///
  /// - Throws: a diagnostic if the expectation names an item that is not there.
  func check(_ expectation: Expectation) throws(Impossible) -> ExpectationRecord {
    let (expected, actual, holds) = try compare(expectation.requirement)
    return ExpectationRecord(
      subject: expectation.key,
      expected: expected,
      actual: actual,
      holds: holds
    )
  }

  /// Whether an expectation is one of the state, and not of what the last action caused.
  static func isOfState(_ requirement: Expectation.Requirement) -> Bool {
    switch requirement {
    case .events, .reloaded: false
    default: true
    }
  }
}

extension ExpectationChecker {
  private typealias Finding = (expected: [String], actual: [String], holds: Bool)

  private func compare(_ requirement: Expectation.Requirement) throws(Impossible) -> Finding {
    switch requirement {
    case .screen(let name): texts([name.rawValue], [screenName.rawValue])
    case .tab(let title): texts([title], [stage.list.title])
    case .title(let title): texts([title], [topTitle])
    case .rows(let titles): texts(titles, stage.list.catalog.items.map(\.title))
    case .visible(let titles): texts(titles, visibleTitles)
    case .count(let count): texts([String(count)], [String(stage.list.catalog.count)])
    case .items(let items): try fields(of: items)
    case .detail(let details): try detailTexts(details)
    case .flagged(let field, let titles): texts(titles, flaggedTitles(field))
    case .actions(let titles): texts(titles, actionTitles)
    case .options(let labels): texts(labels, (stage.itemScreen?.options ?? []).map(\.label))
    case .selected(let label): selected(label)
    case .events(let patterns): eventsMatch(patterns)
    case .reloaded(let tabs): reloaded(tabs)
    }
  }

  private func texts(_ expected: [String], _ actual: [String]) -> Finding {
    (expected, actual, expected == actual)
  }

  var screenName: Expectation.ScreenName {
    if stage.list.peek != nil { return .preview }
    return stage.list.detail == nil ? .list : .detail
  }

  var topTitle: String { stage.itemScreen?.title ?? stage.list.title }

  var visibleTitles: [String] {
    stage.list.table.visibleCells.compactMap { $0.content?.title }
  }

  func flaggedTitles(_ field: Int) -> [String] {
    stage.list.catalog.items.filter { $0.isSet(field) }.map(\.title)
  }

  var actionTitles: [String] {
    guard let screen = stage.itemScreen else { return [] }
    return screen.actions.map { $0.title(for: screen.item) }
  }

  private func selected(_ text: String) -> Finding {
    guard let choice = stage.itemScreen?.choice else { return ([text], [], false) }
    let isMeant = OptionName.text(text).indices(in: choice.options).contains(choice.selected)
    return ([text], [choice.options[choice.selected].label], isMeant)
  }

  private func fields(
    of items: [(item: ItemReference, fields: [FieldAssignment])]
  ) throws(Impossible) -> Finding {
    var finding: Finding = ([], [], true)
    for (reference, assignments) in items {
      let item = try finder.item(reference, tab: stage.tabBar.selectedIndex)
      for assignment in assignments {
        let label = "\(item.title) › \(item.kind.fields[assignment.field].name): "
        let (expected, holds) = compare(assignment, with: item)
        let actual = ValueRecord(item[assignment.field], field: assignment.field, of: item)
        finding.expected.append(label + expected)
        finding.actual.append(label + actual.scriptText)
        finding.holds = finding.holds && holds
      }
    }
    return finding
  }

  func compare(_ assignment: FieldAssignment, with item: Item) -> (String, Bool) {
    switch assignment.value {
    case .value(let value):
      let expected = ValueRecord(value, field: assignment.field, of: item)
      return (expected.scriptText, value == item[assignment.field])
    case .option(let option):
      let isMeant = item.choice(of: assignment.field).map { choice in
        option.name.indices(in: choice.options).contains(choice.selected)
      }
      return (option.target, isMeant ?? false)
    }
  }

  private func detailTexts(
    _ details: [(item: ItemReference, text: String)]
  ) throws(Impossible) -> Finding {
    var finding: Finding = ([], [], true)
    for (reference, text) in details {
      let item = try finder.item(reference, tab: stage.tabBar.selectedIndex)
      let actual = content(of: item).detail
      finding.expected.append("\(item.title): \(text)")
      finding.actual.append("\(item.title): \(actual)")
      finding.holds = finding.holds && actual == text
    }
    return finding
  }

  /// What the row of an item shows: what its cell shows, if it has one, be it right or wrong.
  func content(of item: Item) -> RowContent {
    let list = stage.list
    let cell = list.catalog.row(of: item).flatMap(list.table.cell(for:))
    return cell?.content ?? RowContent(item)
  }

  private func eventsMatch(_ patterns: [EventPattern]) -> Finding {
    let holds =
      patterns.count == events.count
      && patterns.indices.allSatisfy { patterns[$0].matches(events[$0], options: options[$0]) }
    return (patterns.map(\.line), events.map { EventPattern($0).line }, holds)
  }

  private func reloaded(_ tabs: [(tab: Int, titles: [String])]) -> Finding {
    var finding: Finding = ([], [], true)
    let isNamed = stage.tabBar.lists.count > 1
    for (tab, titles) in tabs {
      let actual = reloadedTitles(tab)
      let label = isNamed ? stage.tabBar.lists[tab].title + ": " : ""
      finding.expected.append(contentsOf: titles.map { label + $0 })
      finding.actual.append(contentsOf: actual.map { label + $0 })
      finding.holds = finding.holds && actual == titles
    }
    return finding
  }

  func reloadedTitles(_ tab: Int) -> [String] {
    events.flatMap { event in
      event.deliveries.compactMap { delivery in
        guard delivery.tab == tab, case .reloadedRow = delivery.effect else { return nil }
        return event.itemTitle
      }
    }
  }
}
