/// How much was reached of each sort of thing: of a catalog, a scenario or a site.
package struct CoverageTotals: Sendable, Hashable {
  private var counts: [CoverageCount]

  /// Creates totals of nothing.
  package init() {
    counts = CoverageAspect.allCases.map { _ in CoverageCount() }
  }

  /// The count of one sort.
  package subscript(aspect: CoverageAspect) -> CoverageCount {
    get { counts[aspect.index] }
    set { counts[aspect.index] = newValue }
  }

  /// Adds other totals.
  package mutating func add(_ other: CoverageTotals) {
    for index in counts.indices {
      counts[index].reached += other.counts[index].reached
      counts[index].total += other.counts[index].total
    }
  }

  /// The coverage in hundredths of a percent, rounded down: the mean of the sorts' shares.
  ///
  /// The mean, and not the share of everything taken together: a palette of a thousand rows would
  /// outweigh any action that nobody took. Sorts of which there is nothing don't count; where there
  /// is nothing at all, everything was reached.
  package var share: Int {
    let shares = counts.compactMap(\.share)
    return shares.isEmpty ? 10_000 : shares.reduce(0, +) / shares.count
  }

  /// The coverage in percent, rounded down.
  package var percent: Int { share / 100 }
}

extension CoverageAspect {
  fileprivate var index: Int {
    switch self {
    case .rows: 0
    case .options: 1
    case .actions: 2
    case .screens: 3
    case .segues: 4
    }
  }
}
