import Diagnostics
import RecordingLines
import Recordings
import Replaying
import Reporting
import Scenarios
import SitePages
import SourceReading

/// Runs the expectations of scripts and reports how they came out.
struct TestVerb {
  private let project: Project
  private let environment: CommandEnvironment
  private let arguments: Arguments
  private let filter: StepFilter
  private let stopsAtFailure: Bool

  init(_ project: Project, _ environment: CommandEnvironment, _ arguments: Arguments) {
    self.project = project
    self.environment = environment
    self.arguments = arguments
    filter = StepFilter(arguments.options[.filter])
    stopsAtFailure = arguments.has(.failFast)
  }

  /// Replays every script.
  func run(_ console: inout Console) {
    let reports = TestReportFiles(arguments)
    guard isAllowed(reports, &console), var coverage = CoverageGoal(arguments, &console) else {
      return
    }
    var report = TestReport()
    var builder = ScriptResultBuilder(filter: filter, files: RepositoryPaths(environment))
    // A report without them would look like one in which all is well.
    report.scripts = project.unread.map { path, problem in
      builder.invalid(ScriptFile(path: path, bytes: [], sitePath: ""), [problem])
    }
    var isStopped = false
    for script in project.scripts {
      guard !isStopped else {
        report.scripts.append(builder.notRun(script))
        continue
      }
      let result = result(of: script, &builder, &coverage, &console)
      if let result { report.scripts.append(result) }
      isStopped = stopsAtFailure && [.failed, .invalid].contains(result?.verdict)
    }
    checkFilter(report, &console)
    say(report, reports, &console)
    console.add("coverage", coverage.result)
    if !reports.useStandardOutput { coverage.say(&console) }
    // What was stopped reaches less than it could, and has failed anyway.
    if !isStopped { coverage.check(&console) }
    let read = (project.source as? DiskFiles)?.readPaths ?? []
    reports.write(report, over: read, environment, &console)
  }

  /// Returns the result of a script; `nil` if the filter leaves nothing of it.
  private func result(
    of script: ScriptFile,
    _ builder: inout ScriptResultBuilder,
    _ coverage: inout CoverageGoal,
    _ console: inout Console
  ) -> ScriptResult? {
    if script.isRecording { return recorded(script, &builder, &coverage, &console) }
    guard let scenario = project.read(script, &console) else {
      return builder.invalid(script, console.problems(in: script.path))
    }
    var trials: [Trial?] = []
    for variant in scenario.instances {
      guard !(stopsAtFailure && trials.contains { $0?.failures.all.isEmpty == false }) else {
        trials.append(nil)
        continue
      }
      do throws(DiagnosticBag) {
        trials.append(try trial(variant.scenario))
      } catch {
        console.report(error.noting(variant.settings), as: .invalidScript)
        return builder.invalid(script, error.all)
      }
    }
    if arguments.has(.updateExpectations) {
      trials = ExpectationUpdate(project, filter)
        .run(script, trials.compactMap { $0?.replay }, &console).map(Trial.init)
    }
    let result = builder.result(script, scenario, trials)
    guard !filter.isNarrow || !result.cases.isEmpty else { return nil }
    coverage.add(
      script.path,
      zip(scenario.instances, trials).compactMap { variant, trial in
        trial.map { (variant.settings, $0.footprint, $0.replay?.recording) }
      }
    )
    for (variant, trial) in zip(scenario.instances, trials) {
      guard let trial else { continue }
      for diagnostics in [trial.failures, trial.warnings] {
        console.report(
          filter.kept(diagnostics, of: result).noting(variant.settings),
          as: .expectationFailed
        )
      }
    }
    return result
  }

  /// Replays a scenario, and records it only where more than its verdicts is asked for.
  private func trial(_ scenario: Scenario) throws(DiagnosticBag) -> Trial {
    guard arguments.has(.updateExpectations) || arguments.options[.minCoverage] != nil else {
      return try Trial(scenario, stopsAtFailure: stopsAtFailure)
    }
    return Trial(try Replay(scenario, stopsAtFailure: stopsAtFailure))
  }

  /// Returns the result of a recording that another program wrote: what it expected, and what
  /// holds of every recording.
  private func recorded(
    _ script: ScriptFile,
    _ builder: inout ScriptResultBuilder,
    _ coverage: inout CoverageGoal,
    _ console: inout Console
  ) -> ScriptResult? {
    guard let run = project.recordedRun(in: script, &console) else {
      return builder.invalid(script, console.problems(in: script.path))
    }
    let result = builder.result(script, run)
    guard !filter.isNarrow || !result.cases.isEmpty else { return nil }
    coverage.add(
      script.path,
      [(settings: [], footprint: Footprint(run.recording), recording: run.recording)]
    )
    console.report(filter.kept(run.failures, of: result), as: .expectationFailed)
    return result
  }

  /// Whether the options can go together; says why if not.
  private func isAllowed(_ reports: TestReportFiles, _ console: inout Console) -> Bool {
    if let problem = reports.problem(project.inputs, environment) {
      console.report(problem, as: .usage)
      return false
    }
    guard arguments.has(.updateExpectations) else { return true }
    if environment.isContinuousIntegration || arguments.has(.ci) {
      console.report(
        Diagnostic(
          .usage,
          "`--update-expectations` rewrites scripts, which is not done in CI",
          hint: "run it where you can look at what it changes, and commit that"
        ),
        as: .usage
      )
      return false
    }
    if stopsAtFailure {
      let message = "`--fail-fast` stops before most of what `--update-expectations` would rewrite"
      console.report(Diagnostic(.usage, message, hint: "leave one of them out"), as: .usage)
      return false
    }
    return true
  }

  private func checkFilter(_ report: TestReport, _ console: inout Console) {
    guard filter.isNarrow, report.scripts.isEmpty, !project.scripts.isEmpty,
      !arguments.has(.allowEmpty)
    else { return }
    console.report(
      Diagnostic(
        .nothingToRun,
        "no expectation follows a step whose key has `\(filter.step)` in it",
        hint: "keys are the names of the steps' pages, such as `peek-red`, or their `id`"
      ),
      as: .nothingToRun
    )
  }

  private func say(_ report: TestReport, _ reports: TestReportFiles, _ console: inout Console) {
    console.add("scripts", .written(report.writeScripts))
    guard !reports.useStandardOutput else { return }
    for line in report.lines(width: DisplayWidth.of) { console.say(line) }
    let recorded = project.scripts.count(where: \.isRecording)
    if recorded > 0 {
      console.say(
        counted(recorded, "recording") + " of another program: nothing was replayed, "
          + "the expectations are those that were recorded"
      )
    }
    if report.scripts.count > 1 { console.say("In all: \(report.counts.sentence)") }
    let notRun = report.scripts.filter { $0.verdict == .notRun }.map(\.path)
    if stopsAtFailure, report.counts.notRun > 0 || !notRun.isEmpty {
      let scripts = notRun.isEmpty ? "" : " and \(counted(notRun.count, "script"))"
      console.say(
        "Stopped at the first failure: \(counted(report.counts.notRun, "expectation"))\(scripts) not run"
      )
    }
  }
}

/// Returns a number with its noun: `1 step`, `2 steps`.
func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
