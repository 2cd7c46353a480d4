package import Diagnostics
import Publishing
import RecordingLines
import Recordings
import Replaying
import Reviewing
import Scenarios
import YAMLReading
import SourceReading

extension Diagnostic.Code {
  /// There is nothing to compare with.
  package static let noBaseline = Diagnostic.Code("no-baseline")
}

/// Reads a side of a review: replays scripts, reads recordings.
struct SideLoader {
  /// Which side it is.
  enum Role {
    case base, head
  }

  /// The largest recording that is read, in bytes.
  static let largestRecording = 1 << 30
  /// The name of a recording in a scenario's folder.
  static let recordingName = "recording.json"

  private let environment: CommandEnvironment
  private let filter: String?
  private let mayBeEmpty: Bool

  init(_ environment: CommandEnvironment, _ arguments: Arguments) {
    self.environment = environment
    filter = arguments.options[.filter]
    mayBeEmpty = arguments.has(.allowEmpty)
  }

  /// Returns a side; `nil`, having said why, if anything of it can't be read.
  func load(_ source: SideSource, as role: Role, _ console: inout Console) -> ReviewSide? {
    var side = ReviewSide(source)
    var scripts: [String] = []
    var isWhole = true
    for path in source.paths {
      do throws(DiagnosticBag) {
        switch try kind(of: path, source.files) {
        case .scripts: scripts.append(path)
        case .recording(let bytes):
          try add(path, of: Self.name(of: path), source.files, bytes, to: &side)
        case .output: try addOutput(path, source.files, to: &side)
        }
      } catch {
        console.report(error, as: Self.code(for: error, role))
        isWhole = false
      }
    }
    if let only = source.paths.first, source.paths.count == 1, source.files.kind(of: only) == .file
    {
      side.onlyFile = only
    }
    let known = console.code
    if !scripts.isEmpty || source.paths.isEmpty {
      isWhole = addScripts(scripts, source, role, to: &side, &console) && isWhole
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
    _ role: Role,
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
    _ role: Role,
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

// Recordings.
extension SideLoader {
  private enum Kind {
    case scripts, output
    /// A recording, with what it holds if that had to be read to know.
    case recording([UInt8]?)
  }

  private func kind(
    of path: String,
    _ files: any SourceFiles
  ) throws(DiagnosticBag) -> Kind {
    guard path != "-" else { return .scripts }
    switch files.kind(of: path) {
    case .folder:
      let manifest = files.path(PublishedFolder.manifestName, in: path)
      return files.kind(of: manifest) == nil ? .scripts : .output
    case .file where path.hasSuffix(".json"):
      if FilePaths.name(of: path) == Self.recordingName { return .recording(nil) }
      let bytes = try read(path, files)
      return Self.isRecording(bytes) ? .recording(bytes) : .scripts
    case .file, .link, .other, .unreachable: return .scripts
    case nil:
      throw DiagnosticBag([Diagnostic(.noBaseline, "there is no file or folder `\(path)`")])
    }
  }

  /// Whether a JSON file says at its start that it is a recording.
  private static func isRecording(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(256), as: UTF8.self)
      .contains("\"\(RecordingWriter.format)\"")
  }

  /// Adds the recordings in an output folder.
  private func addOutput(
    _ folder: String,
    _ files: any SourceFiles,
    to side: inout ReviewSide
  ) throws(DiagnosticBag) {
    let manifest = files.path(PublishedFolder.manifestName, in: folder)
    let listed = try PublishedFolder.paths(
      inManifest: read(manifest, files, below: [folder]),
      file: manifest
    )
    var problems = DiagnosticBag()
    for path in listed where FilePaths.name(of: path) == Self.recordingName {
      let file = files.path(path, in: folder)
      guard files.kind(of: file) != nil else {
        problems.add(Diagnostic(.noBaseline, "`\(file)` is missing", hint: Self.buildHint))
        continue
      }
      do throws(DiagnosticBag) {
        try add(file, of: FilePaths.parent(of: path), files, below: [folder], to: &side)
      } catch {
        problems.add(contentsOf: error)
      }
    }
    if problems.hasErrors { throw problems }
  }

  private static let buildHint = "`peekbook build` writes it"

  /// Adds a recording, unless the filter leaves it out.
  private func add(
    _ file: String,
    of scenario: String,
    _ files: any SourceFiles,
    _ bytes: [UInt8]? = nil,
    below folders: [String]? = nil,
    to side: inout ReviewSide
  ) throws(DiagnosticBag) {
    if let filter, !file.contains(filter) { return }
    let known = if let bytes { bytes } else { try read(file, files, below: folders) }
    let recording = try RecordingReader.read(known, file: file)
    side.scenarios.append(ScenarioRecording(path: scenario, recording: recording))
  }

  private func read(
    _ path: String,
    _ files: any SourceFiles,
    below folders: [String]? = nil
  ) throws(DiagnosticBag) -> [UInt8] {
    do throws(FileSystemError) {
      return try files.read(path, limit: Self.largestRecording, below: folders)
    } catch {
      throw DiagnosticBag([error.diagnostic])
    }
  }

  /// The name of the scenario of a recording that stands alone: its folder's.
  private static func name(of path: String) -> String {
    guard FilePaths.name(of: path) == recordingName else {
      return String(FilePaths.name(of: path).dropLast(".json".utf8.count))
    }
    let folder = FilePaths.name(of: FilePaths.parent(of: path))
    return folder == "." || folder == "/" ? "recording" : folder
  }

  /// How a run ends that met with a problem of a recording.
  private static func code(for problems: DiagnosticBag, _ role: Role) -> ExitCode {
    problems.all.reduce(.ok) { code, problem in
      let own: ExitCode =
        switch problem.code {
        case .io, .damagedManifest: .io
        case .noBaseline: role == .base ? .noBaseline : .io
        default: .invalidScript
        }
      return code.combined(with: own)
    }
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

  private func reportEmpty(_ source: SideSource, _ role: Role, _ console: inout Console) {
    let what = filter.map { "nothing with `\($0)` in its path" } ?? "no script and no recording"
    let hint =
      source.paths.isEmpty
      ? "name a path, or list `scripts` in \(Project.fileName)"
      : "`--allow-empty` takes all of the other side for new or removed"
    switch role {
    case .base:
      let problem = Diagnostic(.noBaseline, "the base, \(source.title), has \(what)", hint: hint)
      console.report(problem, as: .noBaseline)
    case .head:
      let problem = Diagnostic(.nothingToRun, "the head, \(source.title), has \(what)", hint: hint)
      console.report(problem, as: .nothingToRun)
    }
  }
}
