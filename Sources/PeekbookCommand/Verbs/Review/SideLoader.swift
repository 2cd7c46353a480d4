package import Diagnostics
import RecordingLines
import Publishing
import Recordings
import Replaying
import Reviewing
import Scenarios
import YAMLReading
import SourceReading
import Threading

extension Diagnostic.Code {
  /// There is nothing to compare with.
  package static let noBaseline = Diagnostic.Code("no-baseline")
}

/// Reads both sides of a review: replays scripts, reads recordings.
struct SideLoader {
  private let environment: CommandEnvironment
  private let filter: String?
  private let mayBeEmpty: Bool
  /// The command, with a folder of scripts behind it.
  private let withFolder: String

  init(_ environment: CommandEnvironment, _ arguments: Arguments) {
    self.environment = environment
    filter = arguments.options[.filter]
    mayBeEmpty = arguments.has(.allowEmpty)
    let base = arguments.options[.base].map { ["--base", $0] } ?? []
    withFolder = (["peekbook review"] + base + arguments.operands + ["scripts/"])
      .joined(separator: " ")
  }

  /// Returns both sides; `nil`, having said why, if anything of them can't be read.
  ///
  /// The recordings of both are read at the same time, on as many threads as `work` has.
  func load(
    _ sources: Sides<SideSource>,
    sharing work: SharedWork,
    _ console: inout Console
  ) -> Sides<ReviewSide>? {
    // Each of both, before it is looked whether there are two: all that is wrong is told.
    let base = SideContents(sources.base, as: .base, filter: filter, &console)
    let head = SideContents(sources.head, as: .head, filter: filter, &console)
    guard let base, let head else { return nil }
    let read = work.map(base.recordings + head.recordings) { $0.read() }
    let count = base.recordings.count
    let baseSide = side(base, read[..<count], &console)
    let headSide = side(head, read[count...], &console)
    guard let baseSide, let headSide else { return nil }
    return Sides(base: baseSide, head: headSide)
  }

  /// Returns a side, of which the recordings were read already.
  private func side(
    _ contents: SideContents,
    _ read: ArraySlice<Result<ScenarioRecording, DiagnosticBag>>,
    _ console: inout Console
  ) -> ReviewSide? {
    let (source, role) = (contents.source, contents.role)
    var side = ReviewSide(source)
    var isWhole = true
    for result in read {
      do throws(DiagnosticBag) {
        side.scenarios.append(try result.get())
      } catch {
        console.report(error, as: SideContents.code(for: error, role))
        isWhole = false
      }
    }
    if let only = source.paths.first, source.paths.count == 1, source.files.kind(of: only) == .file
    {
      side.onlyFile = only
    }
    let known = console.code
    if !contents.scripts.isEmpty || source.paths.isEmpty {
      isWhole = addScripts(contents.scripts, source, role, to: &side, &console) && isWhole
    }
    guard isWhole else { return nil }
    if role == .head { reportFailures(of: side, &console) }
    guard side.scenarios.isEmpty, !mayBeEmpty, console.code == known else { return side }
    reportEmpty(source, role, &console)
    return nil
  }
}

// Scripts.
extension SideLoader {
  /// Replays scripts; returns whether all could be.
  private func addScripts(
    _ paths: [String],
    _ source: SideSource,
    _ role: SideContents.Role,
    to side: inout ReviewSide,
    _ console: inout Console
  ) -> Bool {
    var own = console.withoutFindings
    let project = Project(
      paths,
      from: source.files,
      root: source.root,
      environment,
      filter: filter,
      &own
    )
    for script in project?.scripts ?? [] {
      guard !script.isRecording else {
        add(project?.recordedRun(in: script, &own), of: script, role, to: &side, &own)
        continue
      }
      guard let scenario = project?.read(script, &own) else { continue }
      for instance in scenario.instances {
        do throws(DiagnosticBag) {
          let replay = try Replay(instance.scenario)
          if role == .head { own.report(replay.failures, as: .expectationFailed) }
          let path = instance.path(below: script.sitePath)
          side.places[path] = Self.places(of: instance.scenario, in: script)
          side.scenarios.append(ScenarioRecording(path: path, recording: replay.recording))
        } catch {
          own.report(error, as: .invalidScript)
          break
        }
      }
    }
    console.take(own, warnings: role == .head)
    return ![.usage, .io, .invalidScript].contains(own.code)
  }

  /// Adds a recording in lines.
  private func add(
    _ run: RecordedRun?,
    of script: ScriptFile,
    _ role: SideContents.Role,
    to side: inout ReviewSide,
    _ console: inout Console
  ) {
    guard let run else { return }
    if role == .head { console.report(run.failures, as: .expectationFailed) }
    side.places[script.sitePath] = run.places
    side.scenarios.append(
      ScenarioRecording(path: script.sitePath, recording: run.recording)
    )
  }

  /// Where each step of the recording stands; the start stands where the script begins.
  private static func places(of scenario: Scenario, in script: ScriptFile) -> [Location] {
    let start = Location(file: script.path, line: 1, column: 1)
    return [start]
      + scenario.steps.filter(\.action.isStep).map { $0.place.node?.location ?? start }
  }
}

// What is said.
extension SideLoader {
  /// Says which expectations of recordings failed; those of scripts were told with their places.
  private func reportFailures(of side: ReviewSide, _ console: inout Console) {
    for scenario in side.scenarios where side.places[scenario.path] == nil {
      for step in scenario.recording.steps {
        for expectation in step.expectations where !expectation.holds {
          console.report(
            Diagnostic(
              .expectationFailed,
              "`\(expectation.subject)` is not as expected at `\(step.key)` of `\(scenario.path)`"
            ),
            as: .expectationFailed
          )
        }
      }
    }
  }

  private func reportEmpty(
    _ source: SideSource,
    _ role: SideContents.Role,
    _ console: inout Console
  ) {
    let has = source.paths.isEmpty ? "names" : "has"
    let what = filter.map { "nothing with `\($0)` in its path" } ?? "no script and no recording"
    let hint =
      source.paths.isEmpty
      ? "nothing names the scripts: `\(withFolder)` would, as does `scripts` in \(Project.fileName)"
      : "`--allow-empty` takes all of the other side for new or removed"
    switch role {
    case .base:
      let problem = Diagnostic(.noBaseline, "the base, \(source.title), \(has) \(what)", hint: hint)
      console.report(problem, as: .noBaseline)
    case .head:
      let problem = Diagnostic(
        .nothingToRun,
        "the head, \(source.title), \(has) \(what)",
        hint: hint
      )
      console.report(problem, as: .nothingToRun)
    }
  }
}
