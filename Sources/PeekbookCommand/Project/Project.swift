package import Diagnostics
import Publishing
import RecordingLines
import Recordings
import Replaying
import Scenarios
import SourceReading

extension Diagnostic.Code {
  /// There is no script to run.
  package static let nothingToRun = Diagnostic.Code("nothing-to-run")
}

/// The scripts of a run, and what `peekbook.yaml` says about them.
struct Project: Sendable {
  /// The name of the project's own file, in the current folder.
  static let fileName = "peekbook.yaml"

  /// What the project's own file says; empty if there is none.
  let file: ProjectFile
  /// The scripts, in the order of the arguments, those of a folder sorted by path.
  private(set) var scripts: [ScriptFile]
  /// The same, with those that other parts run.
  let wanted: [ScriptFile]
  /// Which part of the scripts is run; `nil` for all.
  private(set) var shard: Shard?
  /// The same, with those that a filter leaves out.
  let found: [ScriptFile]

  /// What was named and could not be read, and why.
  let unread: [(path: String, problem: Diagnostic)]

  private let paths: [String]
  private let imports: ImportedFolder
  /// Where everything is read from.
  let source: any SourceFiles

  /// Finds and reads everything that the arguments name.
  ///
  /// Fails, having said why, if that leaves nothing to do.
  init?(
    _ environment: CommandEnvironment,
    _ arguments: Arguments,
    from source: any SourceFiles = DiskFiles(),
    _ console: inout Console
  ) {
    let filter = arguments.options[.filter]
    let pathFilter = arguments.verb == .test ? StepFilter(filter).path : filter
    self.init(
      arguments.operands,
      from: source,
      root: environment.currentFolder,
      environment,
      filter: pathFilter,
      &console
    )
    if let text = arguments.options[.shard] {
      guard let shard = Shard(text) else {
        console.report(Shard.problem(text), as: .usage)
        return nil
      }
      self.shard = shard
      scripts = shard.part(of: wanted)
      if scripts.isEmpty, !wanted.isEmpty {
        console.say("Part \(shard.text) has no script: there are \(wanted.count) in all.")
      }
    }
    guard wanted.isEmpty, console.code == .ok, !arguments.has(.allowEmpty) else { return }
    console.report(nothingToRun(filter: pathFilter), as: .nothingToRun)
  }

  /// Finds and reads the scripts at paths of a source.
  ///
  /// Without a path those that `peekbook.yaml` names are taken. `root` is the project's folder.
  /// Fails, having said why, if `peekbook.yaml` can't be read.
  init?(
    _ paths: [String],
    from source: any SourceFiles,
    root: String,
    _ environment: CommandEnvironment,
    filter: String?,
    _ console: inout Console
  ) {
    guard let file = Self.readFile(source, root, &console) else { return nil }
    self.file = file
    self.source = source
    let limit = file.limits.importedMebibytes << 20
    imports = ImportedFolder(root: root, source: source, limit: limit)
    var finder = ScriptFinder(environment, source: source, root: root)
    self.paths = paths.isEmpty ? file.scripts : paths
    for path in self.paths { finder.add(path) }
    finder.finish()
    for problem in finder.problems { console.report(problem.diagnostic, as: problem.code) }
    unread = finder.unread
    found = finder.scripts
    wanted = found.filter { filter.map($0.path.contains) ?? true }
    scripts = wanted
  }

  /// Everything that was read, which an output folder must not cover.
  var inputs: [String] {
    scripts.map(\.path).filter { $0 != ScriptFile.standardInput }
  }

  /// Decodes a script; `nil`, having said why, if it is not valid.
  func read(_ script: ScriptFile, _ findings: inout some FindingReceiver) -> Scenario? {
    if let misnaming = RunFormat.misnaming(script.bytes, file: script.path) {
      findings.report(DiagnosticBag([misnaming]), as: .invalidScript)
      return nil
    }
    let (scenario, problems) = ScenarioReader.read(
      script.bytes,
      file: script.path,
      files: imports.files(forScript: script.path),
      expansion: file.limits
    )
    findings.report(problems, as: .invalidScript)
    return problems.hasErrors ? nil : scenario
  }

  /// Reads a recording that another program wrote; `nil`, having said why, if it is not valid.
  func recordedRun(
    in file: ScriptFile,
    _ findings: inout some FindingReceiver
  ) -> RecordedRun? {
    let (run, problems) = RecordedRun.read(file.bytes, file: file.path)
    findings.report(problems, as: .invalidScript)
    return run
  }

  /// Replays a scenario; `nil`, having said why, if that is not possible.
  ///
  /// `variant` has the settings of its matrix under which it is replayed, which are said with every
  /// problem.
  func replay(
    _ scenario: Scenario,
    variant: [String] = [],
    _ findings: inout some FindingReceiver
  ) -> Replay? {
    do throws(DiagnosticBag) {
      let replay = try Replay(scenario)
      findings.report(replay.failures.noting(variant), as: .expectationFailed)
      findings.report(replay.warnings.noting(variant), as: .expectationFailed)
      return replay
    } catch {
      findings.report(error.noting(variant), as: .invalidScript)
      return nil
    }
  }
}

extension Project {
  /// A replay of a scenario, or of one of its variants.
  struct VariantReplay: Sendable {
    /// The variant's name; empty for a scenario without a matrix.
    var key = ""
    /// The variant's settings.
    var settings: [String] = []
    /// What came of it.
    let replay: Replay
  }

  /// Replays a scenario, under each of the settings of its matrix if it has one; none, having said
  /// why, if one of the replays is not possible.
  func replays(
    of scenario: Scenario,
    _ findings: inout some FindingReceiver
  ) -> [VariantReplay] {
    var replays: [VariantReplay] = []
    for variant in scenario.instances {
      // What is impossible in one variant is mostly so in all.
      guard let replay = replay(variant.scenario, variant: variant.settings, &findings) else {
        return []
      }
      replays.append(VariantReplay(key: variant.key, settings: variant.settings, replay: replay))
    }
    return replays
  }

  /// Reads the project's own file from the disk; `nil`, having said why, if it is wrong.
  static func ownFile(
    _ environment: CommandEnvironment,
    _ console: inout Console
  ) -> ProjectFile? {
    readFile(DiskFiles(), environment.currentFolder, &console)
  }

  private static func readFile(
    _ source: any SourceFiles,
    _ root: String,
    _ console: inout Console
  ) -> ProjectFile? {
    let path = root == "." ? fileName : source.path(fileName, in: root)
    guard source.kind(of: path) != nil else { return ProjectFile() }
    do throws(FileSystemError) {
      let bytes = try source.read(path, limit: ScriptFile.limit, below: [root])
      let (file, problems) = ProjectFile.read(bytes, file: fileName)
      console.report(problems, as: .invalidScript)
      return problems.hasErrors ? nil : file.map { located($0, root, source) }
    } catch {
      console.report(error.diagnostic, as: .io)
      return nil
    }
  }

  /// Returns what the file says, with its paths taken from its own folder.
  private static func located(
    _ file: ProjectFile,
    _ folder: String,
    _ source: any SourceFiles
  ) -> ProjectFile {
    guard folder != "." else { return file }
    var located = file
    located.scripts = file.scripts.map { source.path($0, in: folder) }
    located.output = file.output.map { source.path($0, in: folder) }
    located.templates = file.templates.map { source.path($0, in: folder) }
    return located
  }

  /// What is said where there is no script to run.
  func nothingToRun(filter: String?) -> Diagnostic {
    if let filter, !found.isEmpty {
      let count = found.count
      let scripts = count == 1 ? "the only script" : "none of \(count) scripts"
      let verb = count == 1 ? "does not have" : "has"
      return Diagnostic(.nothingToRun, "\(scripts) \(verb) `\(filter)` in its path")
    }
    if paths.isEmpty {
      return Diagnostic(
        .nothingToRun,
        "there is nothing to run",
        hint: "name a script or a folder, or list `scripts` in \(Self.fileName)"
      )
    }
    let list = paths.map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(
      .nothingToRun,
      "there is no script in \(list)",
      hint:
        "scripts are *.yaml, *.yml and *.jsonl files, except \(Self.fileName) and names that begin with _"
    )
  }
}

extension DiagnosticBag {
  /// Returns the diagnostics, each with a note of the settings under which it came up.
  func noting(_ variant: [String]) -> DiagnosticBag {
    guard !variant.isEmpty else { return self }
    let note = Diagnostic.Note("in the variant `\(variant.joined(separator: ", "))`")
    return DiagnosticBag(
      all.map { diagnostic in
        var noted = diagnostic
        noted.notes.append(note)
        return noted
      }
    )
  }
}
