package import Diagnostics

/// What a run found out about the expectations of scripts; every report is made from it.
package struct TestReport: Sendable {
  /// The scripts, in the order of the run.
  package var scripts: [ScriptResult]

  /// Creates a report.
  package init(scripts: [ScriptResult] = []) {
    self.scripts = scripts
  }

  /// The counts of all scripts together.
  package var counts: TestCounts {
    scripts.reduce(into: TestCounts()) { $0.add($1.counts) }
  }
}

/// What became of one script.
package struct ScriptResult: Sendable {
  /// Why a script has no results.
  package enum Obstacle: Sendable {
    /// It is wrong, or an action of it is impossible.
    case invalid([Diagnostic])
    /// It was not looked at, for this reason.
    case notRun(String)
  }

  /// The path as the user named it.
  package var path: String
  /// The path from the root of the repository, for servers that show results beside the lines.
  package var file: String
  /// The scenario's title; empty if it is not known.
  package var title: String
  /// The number of actions.
  package var steps: Int
  /// The expectations, in order.
  package var cases: [TestCase]
  /// What kept it from being run, or from being run to its end.
  package var obstacle: Obstacle?

  /// Creates the result of a script.
  package init(
    path: String,
    file: String,
    title: String = "",
    steps: Int = 0,
    cases: [TestCase] = [],
    obstacle: Obstacle? = nil
  ) {
    self.path = path
    self.file = file
    self.title = title
    self.steps = steps
    self.cases = cases
    self.obstacle = obstacle
  }

  /// What is to be said of it in a word.
  package enum Verdict: String, Sendable {
    /// Everything held.
    case passed
    /// An expectation failed.
    case failed
    /// It could not be run.
    case invalid
    /// It was not looked at.
    case notRun = "not-run"
  }

  /// The verdict.
  package var verdict: Verdict {
    switch obstacle {
    case .invalid: .invalid
    case .notRun: .notRun
    case nil: cases.contains(where: \.hasFailed) ? .failed : .passed
    }
  }

  /// How its expectations came out.
  package var counts: TestCounts {
    var counts = TestCounts(steps: steps)
    for testCase in cases {
      switch testCase.outcome {
      case .passed: counts.passed += 1
      case .failed: counts.failed += 1
      case .notRun: counts.notRun += 1
      }
    }
    return counts
  }
}

/// How many expectations came out how.
package struct TestCounts: Sendable, Hashable {
  /// The number of actions.
  package var steps = 0
  /// The expectations that held.
  package var passed = 0
  /// Those that failed.
  package var failed = 0
  /// Those that were not looked at.
  package var notRun = 0

  /// Creates counts.
  package init(steps: Int = 0) {
    self.steps = steps
  }

  /// Adds the counts of another script.
  package mutating func add(_ other: TestCounts) {
    steps += other.steps
    passed += other.passed
    failed += other.failed
    notRun += other.notRun
  }

  /// The counts in words: `3 steps, 2 expectations held, 1 failed`.
  package var sentence: String {
    var parts = [Self.counted(steps, "step"), Self.counted(passed, "expectation") + " held"]
    if failed > 0 { parts.append("\(failed) failed") }
    if notRun > 0 { parts.append("\(notRun) not run") }
    return parts.joined(separator: ", ")
  }

  private static func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
