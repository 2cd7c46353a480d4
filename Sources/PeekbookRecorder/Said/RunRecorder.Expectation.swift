extension RunRecorder {
  /// What was expected, and what was found; it holds if both are the same.
  public struct Expectation: Sendable, Hashable {
    /// What was looked at.
    public var subject: String
    /// What was expected, one entry a line.
    public var expected: [String]
    /// What was found, one entry a line.
    public var actual: [String]

    /// Creates an expectation.
    public init(_ subject: String, expected: [String], actual: [String]) {
      self.subject = subject
      self.expected = expected
      self.actual = actual
    }
  }
}

extension RunRecorder.Expectation: LineObject {
  func writeMembers(to line: inout LineWriter) {
    line.member("subject", subject)
    line.member("expected", expected)
    line.member("actual", actual)
  }
}
