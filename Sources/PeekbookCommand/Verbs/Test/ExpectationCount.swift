import Recordings

/// How many expectations held and failed.
struct ExpectationCount {
  private(set) var passed = 0
  private(set) var failed = 0
  private(set) var steps = 0

  init() {}

  init(_ recording: Recording) {
    // The start is shown like a step, but no script wrote it.
    steps = recording.steps.count - 1
    for step in recording.steps {
      for expectation in step.expectations {
        if expectation.holds { passed += 1 } else { failed += 1 }
      }
    }
  }

  mutating func add(_ other: ExpectationCount) {
    passed += other.passed
    failed += other.failed
    steps += other.steps
  }

  var sentence: String {
    let failures = failed > 0 ? ", \(failed) failed" : ""
    return counted(steps, "step") + ", " + counted(passed, "expectation") + " held" + failures
  }
}
