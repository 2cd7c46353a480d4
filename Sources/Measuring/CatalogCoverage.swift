package import Recordings

/// What was not reached of one catalog, and how much was.
package struct CatalogCoverage: Sendable {
  /// Options of one item that were never selected.
  package struct Options: Sendable, Hashable {
    /// The item, an index of `Recording.items`.
    package let item: Int
    /// The labels of the options.
    package let labels: [String]

    /// Creates a list of an item's options.
    package init(item: Int, labels: [String]) {
      self.item = item
      self.labels = labels
    }
  }

  /// The items whose rows were never peeked at, in order: indices of `Recording.items`.
  package internal(set) var rows: [Int] = []
  /// The options that were never selected, item by item.
  package internal(set) var options: [Options] = []
  /// The titles of quick actions under which none was taken.
  package internal(set) var actions: [String] = []
  /// The screens that were never on top.
  package internal(set) var screens: [ScreenRecord.Kind] = []
  /// The ways from screen to screen that were never taken.
  package internal(set) var segues: [SegueRecord] = []
  /// How much was reached.
  package internal(set) var totals = CoverageTotals()

  /// Whether nothing is missing.
  package var isComplete: Bool {
    CoverageAspect.allCases.allSatisfy { totals[$0].missing == 0 }
  }
}
