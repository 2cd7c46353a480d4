/// A point of the phone's screen, in points from its top left corner.
package struct Point: Sendable, Hashable {
  /// The distance from the left edge.
  package var x: Int
  /// The distance from the upper edge.
  package var y: Int

  /// Creates a point.
  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// A rectangle on the phone's screen, in points from its top left corner.
package struct Rect: Sendable, Hashable {
  /// The distance of its left edge.
  package var x: Int
  /// The distance of its upper edge.
  package var y: Int
  /// Its width.
  package var width: Int
  /// Its height.
  package var height: Int

  /// Creates a rectangle.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether a point lies in it; the right and lower edges do not belong to it.
  package func contains(_ point: Point) -> Bool {
    (x..<x + width).contains(point.x) && (y..<y + height).contains(point.y)
  }

  /// The point in its middle.
  package var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// Returns the part of it that lies in another rectangle; `nil` if there is none.
  package func intersection(_ other: Rect) -> Rect? {
    let left = max(x, other.x)
    let upper = max(y, other.y)
    let right = min(x + width, other.x + other.width)
    let lower = min(y + height, other.y + other.height)
    guard left < right, upper < lower else { return nil }
    return Rect(x: left, y: upper, width: right - left, height: lower - upper)
  }
}
