/// The phone whose screen is shown; all sizes are in points.
package struct DeviceRecord: Sendable, Hashable {
  /// The width of the screen.
  package var width: Int
  /// The height of the screen.
  package var height: Int
  /// The height of a row.
  package var rowHeight: Int
  /// The size of a row's text.
  package var textSize: Int
  /// What status bar and navigation bar take at the top.
  package var topBars: Int
  /// What tab bar, if there is one, and home indicator take at the bottom.
  package var bottomBars: Int

  /// The size of a row's text if nobody sets another.
  package static let standardTextSize = 17

  /// A phone of 390 × 844 points with rows of 44, without a tab bar.
  package static let standard = DeviceRecord(
    width: 390,
    height: 844,
    rowHeight: 44,
    topBars: 91,
    bottomBars: 34
  )

  /// Creates a device.
  package init(
    width: Int,
    height: Int,
    rowHeight: Int,
    textSize: Int = standardTextSize,
    topBars: Int,
    bottomBars: Int
  ) {
    self.textSize = textSize
    self.width = width
    self.height = height
    self.rowHeight = rowHeight
    self.topBars = topBars
    self.bottomBars = bottomBars
  }
}
