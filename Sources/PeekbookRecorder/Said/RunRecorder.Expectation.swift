extension RunRecorder {
  /// What was expected, and what was found.
  public struct Expectation: Sendable, Hashable {
    /// What was looked at.
    public var subject: String
    /// What was expected, one entry a line.
    public var expected: [String]
    /// What was found, one entry a line.
    public var actual: [String]
    /// Whether it holds; `nil` if that is whether both are the same.
    public var holds: Bool?

    /// Creates an expectation.
    ///
    /// ```swift
    /// .init("rows", expected: ["> 3"], actual: ["\(rows.count)"], holds: rows.count > 3)
    /// ```
    public init(_ subject: String, expected: [String], actual: [String], holds: Bool? = nil) {
      self.subject = subject
      self.expected = expected
      self.actual = actual
      self.holds = holds
    }
  }
}

extension RunRecorder.Expectation: LineObject {
  func writeMembers(to line: inout LineWriter) {
    line.member("subject", subject)
    line.member("expected", expected)
    line.member("actual", actual)
    line.member("holds", holds)
  }
}
