/// How the replays under several integrations compare, step by step.
package struct ParityRecord: Sendable, Hashable {
  /// One step's comparison.
  package struct Step: Sendable, Hashable {
    /// The step's key.
    package var key: String
    /// What differs from the first integration, in plain sentences; empty if nothing does.
    package var differences: [String]

    /// Creates a comparison.
    package init(key: String, differences: [String] = []) {
      self.key = key
      self.differences = differences
    }
  }

  /// The integrations compared, the one that is shown first.
  package var integrations: [String]
  /// All steps, in order.
  package var steps: [Step]

  /// Creates a comparison.
  package init(integrations: [String], steps: [Step]) {
    self.integrations = integrations
    self.steps = steps
  }
}
