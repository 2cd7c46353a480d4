package import Diagnostics
import Publishing
import Recordings
import Replaying
import Scenarios
import YAMLReading

extension Diagnostic.Code {
  /// A script whose expectations are not rewritten, as something else is wrong with it.
  package static let notUpdated = Diagnostic.Code("not-updated")
}

/// Writes what was found in the place of what was expected, in a script.
struct ExpectationUpdate {
  private let project: Project
  private let filter: StepFilter

  init(_ project: Project, _ filter: StepFilter) {
    self.project = project
    self.filter = filter
  }

  /// Rewrites the values of a script's failed expectations, and says which.
  ///
  /// - Returns: The replay of the script as it is then.
  func run(
    _ script: ScriptFile,
    _ scenario: Scenario,
    _ replay: Replay,
    _ console: inout Console
  ) -> Replay {
    let failed = replay.checks.filter { check in
      !check.record.holds && filter.takes(step: replay.recording.steps[check.step].key)
    }
    guard !failed.isEmpty else { return replay }
    if let reason = obstacle(script, replay) {
      console.report(
        Diagnostic(.notUpdated, "`\(script.path)` is not touched: \(reason)", severity: .warning),
        as: .expectationFailed
      )
      return replay
    }
    var plan = UpdatePlan(failed, among: replay.checks)
    guard
      let document = failed.lazy.compactMap(\.expectation.place.node?.document)
        .first(where: { $0.file == script.path })
    else {
      console.report(plan.refusals, as: .expectationFailed)
      return replay
    }
    let rewriter = YAMLRewriter(document, plan.changes)
    plan.refusals.add(contentsOf: rewriter.refusals)
    console.report(plan.refusals, as: .expectationFailed)
    guard !rewriter.made.isEmpty,
      let updated = verified(script, rewriter.bytes, replay, &console)
    else { return replay }
    do throws(FileSystemError) {
      guard try FileReading.read(script.path, limit: ScriptFile.limit) == script.bytes else {
        throw FileSystemError("write", script.path, reason: "it was changed meanwhile")
      }
      try SingleFile.write(rewriter.bytes, to: script.path)
    } catch {
      console.report(error.diagnostic, as: .io)
      return replay
    }
    say(plan.updated(rewriter.made), in: script, &console)
    return updated
  }

  /// Why a script is left alone.
  private func obstacle(_ script: ScriptFile, _ replay: Replay) -> String? {
    if script.path == ScriptFile.standardInput { return "it comes from standard input" }
    let expected = replay.checks.count { !$0.record.holds }
    let all = replay.recording.steps.reduce(0) { $0 + $1.expectations.count { !$0.holds } }
    return all > expected ? "more is wrong with it than what its expectations say" : nil
  }

  /// Returns the replay of what would be written, if nothing but expectations comes out otherwise.
  private func verified(
    _ script: ScriptFile,
    _ bytes: [UInt8],
    _ before: Replay,
    _ console: inout Console
  ) -> Replay? {
    let new = ScriptFile(path: script.path, bytes: bytes, sitePath: script.sitePath)
    var silent = console
    if let scenario = project.read(new, &silent), let replay = try? Replay(scenario),
      replay.recording.withoutExpectations == before.recording.withoutExpectations,
      replay.checks.count == before.checks.count,
      zip(replay.checks, before.checks).allSatisfy({ $0.record.holds || !$1.record.holds }),
      replay.failures.all.count < before.failures.all.count
    {
      return replay
    }
    console.report(
      Diagnostic(
        .notUpdated,
        "`\(script.path)` is not touched: with the values that were found it would be another script",
        severity: .warning,
        hint: "change it by hand"
      ),
      as: .expectationFailed
    )
    return nil
  }

  private func say(_ checks: [ExpectationCheck], in script: ScriptFile, _ console: inout Console) {
    console.say("\(script.path): \(counted(checks.count, "expectation")) rewritten")
    for check in checks {
      let line = check.expectation.place.node.map { "\($0.location.line): " } ?? ""
      console.say(
        "  \(line)\(check.record.subject): \(Self.short(check.record.expected)) → "
          + Self.short(check.record.actual)
      )
    }
  }

  private static func short(_ lines: [String]) -> String {
    guard !lines.isEmpty else { return "(none)" }
    let shown = lines.prefix(5).joined(separator: "; ")
    return lines.count > 5 ? shown + "; … and \(lines.count - 5) more" : shown
  }
}

/// Which values of a script are to change.
private struct UpdatePlan {
  private(set) var changes: [YAMLChange] = []
  var refusals = DiagnosticBag()
  /// The expectation that each of the changes belongs to.
  private var owners: [Int] = []
  private let checks: [ExpectationCheck]

  init(_ failed: [ExpectationCheck], among all: [ExpectationCheck]) {
    checks = failed
    var uses: [Location: Int] = [:]
    for check in all {
      if let location = check.expectation.place.node?.location { uses[location, default: 0] += 1 }
    }
    for (index, check) in failed.enumerated() {
      guard let node = check.expectation.place.node, let correction = check.correction else {
        continue
      }
      do throws(Uncorrectable) {
        guard uses[node.location, default: 1] == 1 else {
          throw Uncorrectable(node: node, reason: "it is used several times")
        }
        let changes = try correction.changes(at: node)
        self.changes += changes
        owners += changes.map { _ in index }
      } catch {
        refusals.add(
          error.node.diagnostic(
            .notRewritten,
            "the value is not rewritten: \(error.reason)",
            severity: .warning,
            hint: "change it by hand"
          )
        )
      }
    }
  }

  /// Returns the expectations all of whose changes were made.
  func updated(_ made: [Int]) -> [ExpectationCheck] {
    let made = Set(made)
    return checks.indices.filter { index in
      let own = owners.indices.filter { owners[$0] == index }
      return !own.isEmpty && own.allSatisfy(made.contains)
    }.map { checks[$0] }
  }
}

extension Recording {
  /// The recording of the same replay, had nothing been expected.
  fileprivate var withoutExpectations: Recording {
    var recording = self
    for index in recording.steps.indices {
      recording.steps[index].expectations = []
      recording.steps[index].remarks = []
    }
    return recording
  }
}
