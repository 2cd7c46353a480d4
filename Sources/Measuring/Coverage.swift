package import Recordings

/// What the steps of a scenario reached of its app, and what they did not.
///
/// It is read from the recording and from nothing else, so it can be told of any recording there
/// is. Items that came and went count as those that stayed.
package struct Coverage: Sendable {
  /// The catalogs, tab by tab.
  package let catalogs: [CatalogCoverage]
  /// How much was reached in all of them.
  package let totals: CoverageTotals

  /// Measures a recording.
  ///
  /// - Complexity: O(*n*) in its steps, events, items and looks of item screens.
  package init(_ recording: Recording) {
    let reached = Reached(recording)
    let offered = Offered(recording)
    var catalogs = recording.tabs.map { _ in CatalogCoverage() }
    for (index, item) in recording.items.enumerated() {
      catalogs[item.tab].add(index, offered.options[index], reached)
    }
    var totals = CoverageTotals()
    for tab in catalogs.indices {
      catalogs[tab].addActions(offered.actions[tab], taken: reached.actions[tab])
      catalogs[tab].addScreens(reached, tab: tab)
      totals.add(catalogs[tab].totals)
    }
    self.catalogs = catalogs
    self.totals = totals
  }
}

extension CatalogCoverage {
  fileprivate mutating func add(_ item: Int, _ options: [String], _ reached: Reached) {
    totals[.rows].total += 1
    if reached.isPeeked[item] { totals[.rows].reached += 1 } else { rows.append(item) }
    guard !options.isEmpty else { return }
    let missing = options.filter { !reached.options[item, default: []].contains($0) }
    totals[.options].total += options.count
    totals[.options].reached += options.count - missing.count
    if !missing.isEmpty { self.options.append(Options(item: item, labels: missing)) }
  }

  fileprivate mutating func addActions(_ offered: [String], taken: Set<String>) {
    guard totals[.rows].total > 0 else { return }
    actions = offered.filter { !taken.contains($0) }
    totals[.actions] = CoverageCount(
      reached: offered.count - actions.count,
      total: offered.count
    )
  }

  /// Adds the screens and the ways between them; an empty list leads nowhere.
  fileprivate mutating func addScreens(_ reached: Reached, tab: Int) {
    let hasItems = totals[.rows].total > 0
    let kinds: [ScreenRecord.Kind] = hasItems ? [.list, .preview, .detail] : [.list]
    let ways = hasItems ? SegueRecord.allCases : []
    screens = kinds.filter { !reached.screens[tab].contains($0) }
    segues = ways.filter { !reached.segues[tab].contains($0) }
    totals[.screens] = CoverageCount(reached: kinds.count - screens.count, total: kinds.count)
    totals[.segues] = CoverageCount(reached: ways.count - segues.count, total: ways.count)
  }
}
