extension RunRecorder {
  /// The phone that screens are drawn for, in points.
  public struct Device: Sendable, Hashable {
    /// The screen's width, from 200 to 4000.
    public var width: Int
    /// The screen's height, from 200 to 4000.
    public var height: Int
    /// The height of a row, from 16 to 400.
    public var rowHeight: Int

    /// Creates a phone.
    public init(width: Int = 390, height: Int = 844, rowHeight: Int = 44) {
      self.width = width
      self.height = height
      self.rowHeight = rowHeight
    }
  }
}

extension RunRecorder.Device: LineObject {
  func writeMembers(to line: inout LineWriter) {
    line.member("width", width)
    line.member("height", height)
    line.member("rowHeight", rowHeight)
  }
}
