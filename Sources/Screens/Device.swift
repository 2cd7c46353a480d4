package import CatalogModel

/// The phone, in points.
package struct Device: Sendable, Hashable {
  /// The width of the screen.
  package let width = 390
  /// The height of the screen.
  package let height = 844
  /// The height of a section's header.
  package let headerHeight = 32
  /// How large text is.
  package let textSize: TextSize
  /// What status bar (47) and navigation bar (44) take at the top.
  package let topBars = 91
  /// What the home indicator (34) takes at the bottom, and the tab bar (49) if there is one.
  package let bottomBars: Int

  /// Creates a phone, with or without a tab bar.
  package init(hasTabBar: Bool, textSize: TextSize = .l) {
    self.textSize = textSize
    bottomBars = hasTabBar ? 83 : 34
  }

  /// The height of a row of one line.
  package var rowHeight: Int { textSize.rowHeight }

  /// Returns the height of the rows of a list: those with a second line are higher, and all rows of
  /// a list are alike.
  package func rowHeight(of row: RowTemplate) -> Int {
    row.subtitle == nil ? rowHeight : textSize.tallRowHeight
  }

  /// Where the list's rows are.
  package var viewport: Rect {
    Rect(x: 0, y: topBars, width: width, height: height - topBars - bottomBars)
  }
}
