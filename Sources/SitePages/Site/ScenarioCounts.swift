internal import Recordings

/// How much there is in a recording.
package struct ScenarioCounts: Sendable, Hashable {
  /// The steps, without the start.
  package var steps = 0
  /// The items that ever were.
  package var items = 0
  /// The events.
  package var events = 0
  /// The expectations that held.
  package var passed = 0
  /// The expectations that did not.
  package var failed = 0

  /// Counts a recording.
  ///
  /// - Complexity: O(*n*) in the steps and their expectations.
  init(_ recording: Recording) {
    items = recording.items.count
    for step in recording.steps {
      if !step.isStart { steps += 1 }
      events += step.events.count
      for expectation in step.expectations {
        if expectation.holds { passed += 1 } else { failed += 1 }
      }
    }
  }

  /// Creates counts of nothing.
  init() {}

  /// Adds other counts.
  mutating func add(_ other: ScenarioCounts) {
    steps += other.steps
    items += other.items
    events += other.events
    passed += other.passed
    failed += other.failed
  }
}

extension StepRecord {
  /// Whether the step stands for the start, which nobody asked for.
  var isStart: Bool { action.verb == "start" }

  /// How many of its expectations did not hold.
  var failures: Int { expectations.count { !$0.holds } }
}
