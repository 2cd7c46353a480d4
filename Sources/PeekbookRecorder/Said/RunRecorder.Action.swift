extension RunRecorder {
  /// A point of the screen, in points from its upper left corner.
  public struct Point: Sendable, Hashable {
    /// The distance from the left edge.
    public var x: Int
    /// The distance from the upper edge.
    public var y: Int

    /// Creates a point.
    public init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }

  /// What was done in a step.
  public struct Action: Sendable, Hashable {
    /// The verb; those of scripts (`peek`, `commit`, `open`, `action`, `select`, `back`, `tab`)
    /// count for coverage.
    public var verb: String
    /// To what, in words.
    public var target: String?
    /// The `id` of the item that it reached.
    public var item: String?
    /// The point that was touched.
    public var point: Point?

    /// Creates an action.
    public init(
      _ verb: String,
      _ target: String? = nil,
      item: String? = nil,
      at point: Point? = nil
    ) {
      self.verb = verb
      self.target = target
      self.item = item
      self.point = point
    }
  }
}

extension RunRecorder.Action: LineObject {
  func writeMembers(to line: inout LineWriter) {
    line.member("verb", verb)
    line.member("target", target)
    line.member("item", item)
    line.member("at", point)
  }
}
