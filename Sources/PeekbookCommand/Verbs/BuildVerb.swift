package import Diagnostics
import Publishing
import RecordingLines
import Recordings
import Replaying
import Scenarios
import SitePages

extension Diagnostic.Code {
  /// There is nothing that shows a page.
  package static let noBrowser = Diagnostic.Code("no-browser")
}

/// Replays scripts and publishes the site.
///
/// Everything that can be wrong with scripts, templates or the output folder is found before the
/// first file is written.
struct BuildVerb {
  private let project: Project
  private let environment: CommandEnvironment
  private let arguments: Arguments

  init(_ project: Project, _ environment: CommandEnvironment, _ arguments: Arguments) {
    self.project = project
    self.environment = environment
    self.arguments = arguments
  }

  /// Builds the site; an output folder that may not be written is refused before anything is
  /// replayed.
  ///
  /// - Returns: What was published; `nil`, having said why, if nothing was.
  @discardableResult
  func run(_ console: inout Console) -> PublishingSummary? {
    // A part without scripts is a site as well, so that all parts can be merged.
    guard !project.scripts.isEmpty || project.shard != nil && !project.wanted.isEmpty else {
      return nil
    }
    var isUnderWay = false
    do throws(PublishingError) {
      let publisher = try Publisher.open(destination)
      let templates = templates(&console)
      let settings = SiteOptions(project.file, environment, arguments).settings(&console)
      let entries = replay(&console)
      guard let templates, let settings, ![.invalidScript, .io, .usage].contains(console.code)
      else {
        console.say("Nothing was published.")
        return nil
      }
      let publication = SitePublication(
        site: Site(settings: settings, templates: templates),
        entries: entries,
        origins: origins,
        shardFile: shardFile(entries, settings, templates)
      )
      let summary = try publication.publish(with: publisher, &isUnderWay, &console)
      say(summary, entries, &console)
      sayWhatIsMissing(settings, &console)
      if arguments.has(.open) { show(&console) }
      return summary
    } catch {
      console.report(error.diagnostics, as: ExitCode(error.kind))
      console.say(SitePublication.failure(isUnderWay: isUnderWay))
      return nil
    }
  }

  /// Where the site goes.
  var destination: Destination {
    Destination(
      folder: output,
      inputs: project.inputs,
      home: environment.variables["HOME"],
      currentFolder: environment.currentFolder
    )
  }

  /// The output folder where nothing names one.
  static let standardOutput = "Output"

  /// The output folder as the user named it.
  var output: String {
    arguments.options[.output] ?? project.file.output ?? Self.standardOutput
  }

  /// Returns the templates, with those of `--templates` in place; `nil`, having said why, if they
  /// can't be used.
  func templates(_ console: inout Console) -> SiteTemplates? {
    SiteOptions.templates(
      arguments.options[.templates] ?? project.file.templates,
      from: project.source,
      &console
    )
  }

  /// Replays all scripts; those that can't be are left out, having said why.
  func replay(_ console: inout Console) -> [SiteEntry] {
    project.scripts.compactMap { script in
      if script.isRecording { return recorded(script, &console) }
      guard let scenario = project.read(script, &console) else { return nil }
      let replays = project.replays(of: scenario, &console)
      guard let first = replays.first else { return nil }
      if console.isVerbose {
        let count = replays.reduce(into: ExpectationCount()) {
          $0.add(ExpectationCount($1.replay.recording))
        }
        console.say("\(script.path): \(count.sentence)")
      }
      guard !scenario.variants.isEmpty else {
        return .scenario(
          ScenarioSite(path: script.sitePath, recording: first.replay.recording)
        )
      }
      return .matrix(
        MatrixSite(
          path: script.sitePath,
          title: scenario.title,
          description: scenario.description,
          variants: replays.map { ($0.key, $0.settings, $0.replay.recording) }
        )
      )
    }
  }
}

// Recordings from elsewhere.
extension BuildVerb {
  private func recorded(_ script: ScriptFile, _ console: inout Console) -> SiteEntry? {
    guard let run = project.recordedRun(in: script, &console) else { return nil }
    console.report(run.failures, as: .expectationFailed)
    if console.isVerbose {
      console.say("\(script.path): \(ExpectationCount(run.recording).sentence)")
    }
    return .scenario(ScenarioSite(path: script.sitePath, recording: run.recording))
  }
}

// Publishing.
extension BuildVerb {
  /// The script that each scenario comes from.
  private var origins: [String: String] {
    Dictionary(
      project.scripts.map { ($0.sitePath, $0.path) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private func shardFile(
    _ entries: [SiteEntry],
    _ settings: SiteSettings,
    _ templates: SiteTemplates
  ) -> ShardFile? {
    guard let shard = project.shard else { return nil }
    let places = Dictionary(
      project.wanted.enumerated().map { ($0.element.sitePath, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    return ShardFile(
      shard: shard,
      program: Version.number,
      look: ShardFile.Look(
        title: settings.title,
        address: settings.address.map { ($0.origin ?? "") + $0.path } ?? "",
        themeColor: settings.themeColor ?? "",
        templates: templates.fingerprint
      ),
      entries: entries.map { entry in
        ShardFile.Entry(entry, place: places[entry.path] ?? 0)
      }
    )
  }

  /// Renders the files of an entry, its pages and then its recordings, and returns what is wrong with
  /// the templates.
  static func render<Failure>(
    _ entry: SiteEntry,
    of site: Site,
    emit: Site.Emit<Failure>
  ) throws(Failure) -> TemplateProblems {
    let problems = try site.render(entry, emit: emit)
    for scenario in entry.scenarios {
      try emit(recordingPath(scenario), RecordingWriter.write(scenario.recording))
    }
    return problems
  }

  /// The path of a scenario's recording in the site.
  static func recordingPath(_ scenario: ScenarioSite) -> String {
    scenario.path + "/recording.json"
  }

  private func say(
    _ summary: PublishingSummary,
    _ entries: [SiteEntry],
    _ console: inout Console
  ) {
    console.report(summary.notes, as: .ok)
    console.add("output", .text(output))
    console.add("written", .number(summary.written))
    console.add("unchanged", .number(summary.unchanged))
    console.add("removed", .number(summary.removed))
    console.say(
      "\(output): " + counted(entries.flatMap(\.scenarios).count, "scenario") + ", "
        + counted(summary.written, "file")
        + " written, \(summary.unchanged) unchanged, \(summary.removed) removed"
    )
  }

  private func sayWhatIsMissing(_ settings: SiteSettings, _ console: inout Console) {
    guard settings.address?.origin != nil, !settings.hasFeed else { return }
    console.say(
      "no feed.xml: a feed has to name a time; set \(CommandEnvironment.dateVariable), for instance "
        + "to what `git log -1 --format=%ct` prints"
    )
  }

  private func show(_ console: inout Console) {
    let page = FilePaths.path("index.html", in: output)
    // A program must not take the path for an option of its own.
    guard !environment.showPage(page.hasPrefix("-") ? "./" + page : page) else { return }
    console.report(
      Diagnostic(
        .noBrowser,
        "no program could be started to show `\(page)`",
        severity: .warning
      ),
      as: .io
    )
  }
}
