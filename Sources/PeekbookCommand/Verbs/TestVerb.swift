import Measuring
import Recordings
import Replaying
import Scenarios

/// Runs the expectations of scripts, and writes no file.
struct TestVerb {
  private let project: Project
  private let arguments: Arguments

  init(_ project: Project, _ arguments: Arguments) {
    self.project = project
    self.arguments = arguments
  }

  /// Replays every script.
  func run(_ console: inout Console) {
    guard var coverage = CoverageGoal(arguments, &console) else { return }
    var results: [ResultValue] = []
    var total = ExpectationCount()
    for script in project.scripts {
      let scenario = project.read(script, &console)
      let replays = scenario.map { project.replays(of: $0, &console) } ?? []
      guard !replays.isEmpty else {
        console.say("\(script.path): could not run")
        results.append(.object([("path", .text(script.path)), ("verdict", .text("invalid"))]))
        continue
      }
      let count = replays.reduce(into: ExpectationCount()) {
        $0.add(ExpectationCount($1.replay.recording))
      }
      total.add(count)
      let reached = replays.reduce(into: CoverageTotals()) {
        $0.add(coverage.add(script.path, $1))
      }
      console.say("\(script.path): \(count.sentence), coverage \(reached.percent) %")
      results.append(
        .object([("path", .text(script.path))] + count.members + [("coverage", reached.result)])
      )
    }
    console.add("scripts", .list(results))
    console.add("coverage", coverage.totals.result)
    if project.scripts.count > 1 {
      console.say("In all: \(total.sentence), coverage \(coverage.totals.percent) %")
    }
    coverage.check(&console)
  }
}

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

  var members: [(key: String, value: ResultValue)] {
    [
      ("verdict", .text(failed > 0 ? "failed" : "passed")), ("steps", .number(steps)),
      ("passed", .number(passed)), ("failed", .number(failed)),
    ]
  }
}

/// Returns a number with its noun: `1 step`, `2 steps`.
func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
