package import CatalogModel

/// The phone, in points.
package struct Device: Sendable, Hashable {
  /// The width of the screen.
  package let width = 390
  /// The height of the screen.
  package let height = 844
  /// The height of a row of one line.
  package let rowHeight = 44
  /// The height of a row with a subtitle.
  package let tallRowHeight = 60
  /// The height of a section's header.
  package let headerHeight = 32
  /// What status bar (47) and navigation bar (44) take at the top.
  package let topBars = 91
  /// What the home indicator (34) takes at the bottom, and the tab bar (49) if there is one.
  package let bottomBars: Int

  /// Creates a phone, with or without a tab bar.
  package init(hasTabBar: Bool) {
    bottomBars = hasTabBar ? 83 : 34
  }

  /// Returns the height of the rows of a list: those with a second line are higher, and all rows of
  /// a list are alike.
  package func rowHeight(of row: RowTemplate) -> Int {
    row.subtitle == nil ? rowHeight : tallRowHeight
  }

  /// Where the list's rows are.
  package var viewport: Rect {
    Rect(x: 0, y: topBars, width: width, height: height - topBars - bottomBars)
  }
}
