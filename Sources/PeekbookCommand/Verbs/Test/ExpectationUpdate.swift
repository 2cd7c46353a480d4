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
  /// - Returns: The replays of the script as it is then, under each of its settings.
  func run(_ script: ScriptFile, _ replays: [Replay], _ console: inout Console) -> [Replay] {
    var plan = UpdatePlan(replays, filter)
    guard !plan.isEmpty else { return replays }
    if let reason = obstacle(script, replays) {
      console.report(
        Diagnostic(.notUpdated, "`\(script.path)` is not touched: \(reason)", severity: .warning),
        as: .expectationFailed
      )
      return replays
    }
    guard let document = plan.document(of: script.path) else {
      console.report(plan.refusals, as: .expectationFailed)
      return replays
    }
    let rewriter = YAMLRewriter(document, plan.changes)
    plan.refusals.add(contentsOf: rewriter.refusals)
    console.report(plan.refusals, as: .expectationFailed)
    guard !rewriter.made.isEmpty,
      let updated = verified(script, rewriter.bytes, replays, &console)
    else { return replays }
    do throws(FileSystemError) {
      guard try FileReading.read(script.path, limit: ScriptFile.limit) == script.bytes else {
        throw FileSystemError("write", script.path, reason: "it was changed meanwhile")
      }
      try SingleFile.write(rewriter.bytes, to: script.path)
    } catch {
      console.report(error.diagnostic, as: .io)
      return replays
    }
    say(plan.updated(rewriter.made), in: script, &console)
    return updated
  }

  /// Why a script is left alone.
  private func obstacle(_ script: ScriptFile, _ replays: [Replay]) -> String? {
    if script.path == ScriptFile.standardInput { return "it comes from standard input" }
    let hasMore = replays.contains { replay in
      let expected = replay.checks.count { !$0.record.holds }
      let all = replay.recording.steps.reduce(0) { $0 + $1.expectations.count { !$0.holds } }
      return all > expected
    }
    return hasMore ? "more is wrong with it than what its expectations say" : nil
  }

  /// Returns the replays of what would be written, if nothing but expectations comes out otherwise.
  private func verified(
    _ script: ScriptFile,
    _ bytes: [UInt8],
    _ before: [Replay],
    _ console: inout Console
  ) -> [Replay]? {
    let new = ScriptFile(path: script.path, bytes: bytes, sitePath: script.sitePath)
    var silent = console
    if let scenario = project.read(new, &silent) {
      let replays = scenario.instances.compactMap { try? Replay($0.scenario) }
      if replays.count == before.count,
        zip(replays, before).allSatisfy({ $0.isImproved(over: $1) })
      {
        return replays
      }
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
  /// An expectation where it stands in the script, and what came of it under each of the settings.
  private struct Entry {
    let node: YAMLNode
    /// What was found, by variant; several for one that is used several times.
    var checks: [(variant: Int, check: ExpectationCheck)] = []
  }

  private(set) var changes: [YAMLChange] = []
  var refusals = DiagnosticBag()
  /// The entry that each of the changes belongs to.
  private var owners: [Int] = []
  private var entries: [Entry] = []
  private let variantCount: Int

  init(_ replays: [Replay], _ filter: StepFilter) {
    variantCount = replays.count
    var places: [Location: Int] = [:]
    for (variant, replay) in replays.enumerated() {
      for check in replay.checks {
        guard let node = check.expectation.place.node else { continue }
        let index = places[node.location] ?? entries.count
        if index == entries.count {
          entries.append(Entry(node: node))
          places[node.location] = index
        }
        entries[index].checks.append((variant, check))
      }
    }
    entries.removeAll { entry in
      !entry.checks.contains { variant, check in
        !check.record.holds
          && filter.takes(step: replays[variant].recording.steps[check.step].key)
      }
    }
    for index in entries.indices { plan(index) }
  }

  /// Whether nothing is to change.
  var isEmpty: Bool { entries.isEmpty }

  /// Returns the script as it was read, if an expectation stands in it itself.
  func document(of path: String) -> YAMLDocument? {
    entries.lazy.map(\.node.document).first { $0.file == path && $0.isOriginal }
  }

  private mutating func plan(_ index: Int) {
    let entry = entries[index]
    do throws(Uncorrectable) {
      let changes = try correction(of: entry).changes(at: entry.node)
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

  private func correction(of entry: Entry) throws(Uncorrectable) -> Correction {
    guard entry.node.document.isOriginal else {
      throw Uncorrectable(
        node: entry.node,
        reason: "it is repeated, or stands in a file that is included"
      )
    }
    guard Set(entry.checks.map(\.variant)).count == entry.checks.count else {
      throw Uncorrectable(node: entry.node, reason: "it is used several times")
    }
    let corrections = Set(entry.checks.map(\.check.correction))
    guard corrections.count == 1, entry.checks.count == variantCount,
      let correction = corrections.first ?? nil
    else {
      throw Uncorrectable(node: entry.node, reason: "the variants of the matrix differ in it")
    }
    return correction
  }

  /// Returns the expectations all of whose changes were made.
  func updated(_ made: [Int]) -> [ExpectationCheck] {
    var open = [Int](repeating: 0, count: entries.count)
    var isChanged = [Bool](repeating: false, count: entries.count)
    for owner in owners {
      open[owner] += 1
      isChanged[owner] = true
    }
    for change in made { open[owners[change]] -= 1 }
    return entries.indices.filter { isChanged[$0] && open[$0] == 0 }
      .compactMap { entries[$0].checks.first?.check }
  }
}

extension Replay {
  /// Whether nothing but expectations comes out otherwise than in another replay, and of those at
  /// least one for the better and none for the worse.
  fileprivate func isImproved(over other: Replay) -> Bool {
    checks.count == other.checks.count && failures.all.count < other.failures.all.count
      && zip(checks, other.checks).allSatisfy { $0.record.holds || !$1.record.holds }
      && recording.withoutExpectations == other.recording.withoutExpectations
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
