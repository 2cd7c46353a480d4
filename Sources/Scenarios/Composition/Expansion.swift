import YAMLReading

/// Counts what comes out of `include` and `repeat`.
struct Expansion {
  /// What is allowed.
  let limits: ExpansionLimits
  /// What may be copied.
  var budget: FillingBudget
  /// Whether it was said that there is too much, and nothing more is read.
  var isStopped = false
  /// The placeholders that were named in each of the files that are open, innermost last.
  var used: [Set<String>] = []
  private var steps = 0
  private var rounds = 0

  /// Creates a count.
  init(_ limits: ExpansionLimits, _ yaml: YAMLLimits) {
    self.limits = limits
    budget = FillingBudget(nodes: yaml.nodes, bytes: yaml.textBytes)
  }

  /// Counts a step; returns whether it is within the limit.
  mutating func addStep() -> Bool {
    steps += 1
    return steps <= limits.steps
  }

  /// Counts a round of a repetition, or a file; returns whether it is within the limit.
  mutating func addRound() -> Bool {
    rounds += 1
    return rounds <= limits.steps
  }
}
