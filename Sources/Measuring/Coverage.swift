package import Recordings

/// What the steps of a scenario reached of its app, and what they did not.
///
/// It is read from the footprint that the steps left, which every recording has, and from nothing
/// else. Items that came and went count as those that stayed.
package struct Coverage: Sendable {
  /// The catalogs, tab by tab.
  package let catalogs: [CatalogCoverage]
  /// How much was reached in all of them.
  package let totals: CoverageTotals

  /// Measures a recording.
  ///
  /// - Complexity: O(*n*) in its steps, events, items and looks of item screens.
  package init(_ recording: Recording) {
    self.init(Footprint(recording))
  }

  /// Measures what a replay left behind.
  ///
  /// - Complexity: O(*n*) in its items and their options.
  package init(_ footprint: Footprint) {
    var catalogs = footprint.tabs.map { _ in CatalogCoverage() }
    for (index, item) in footprint.items.enumerated() { catalogs[item.tab].add(item, index) }
    var totals = CoverageTotals()
    for (index, tab) in footprint.tabs.enumerated() {
      catalogs[index].addActions(of: tab)
      catalogs[index].addScreens(of: tab)
      totals.add(catalogs[index].totals)
    }
    self.catalogs = catalogs
    self.totals = totals
  }
}

extension CatalogCoverage {
  fileprivate mutating func add(_ item: Footprint.Item, _ index: Int) {
    totals[.rows].total += 1
    if item.isPeeked { totals[.rows].reached += 1 } else { rows.append(index) }
    let options = item.offeredOptions
    guard !options.isEmpty else { return }
    let missing = options.filter { !item.selectedOptions.contains($0) }
    totals[.options].total += options.count
    totals[.options].reached += options.count - missing.count
    if !missing.isEmpty { self.options.append(Options(item: index, labels: missing)) }
  }

  fileprivate mutating func addActions(of tab: Footprint.Tab) {
    guard totals[.rows].total > 0 else { return }
    actions = tab.offeredActions.filter { !tab.takenActions.contains($0) }
    totals[.actions] = CoverageCount(
      reached: tab.offeredActions.count - actions.count,
      total: tab.offeredActions.count
    )
  }

  /// Adds the screens and the ways between them; an empty list leads nowhere.
  fileprivate mutating func addScreens(of tab: Footprint.Tab) {
    let hasItems = totals[.rows].total > 0
    let kinds: [ScreenRecord.Kind] = hasItems ? [.list, .preview, .detail] : [.list]
    let ways = hasItems ? SegueRecord.allCases : []
    screens = kinds.filter { !tab.screens.contains($0) }
    segues = ways.filter { !tab.segues.contains($0) }
    totals[.screens] = CoverageCount(reached: kinds.count - screens.count, total: kinds.count)
    totals[.segues] = CoverageCount(reached: ways.count - segues.count, total: ways.count)
  }
}
