package import Diagnostics
import Publishing
import RecordingLines
import Recordings
import Replaying
import Scenarios
import SitePages
import Threading

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
    guard let work = JobsOption.work(arguments, &console) else { return nil }
    var progress = ProgressLine(environment, arguments)
    var isUnderWay = false
    do throws(PublishingError) {
      let publisher = try Publisher.open(destination)
      let templates = templates(&console)
      let settings = SiteOptions(project.file, environment, arguments).settings(&console)
      let entries = replay(sharing: work, &console)
      guard let templates, let settings, ![.invalidScript, .io, .usage].contains(console.code)
      else {
        console.say("Nothing was published.")
        return nil
      }
      let publication = SitePublication(
        site: Site(settings: settings, templates: templates),
        entries: entries,
        origins: origins,
        shardFile: shardFile(entries, settings, templates),
        work: work
      )
      let summary = try publication.publish(with: publisher, &isUnderWay, &progress, &console)
      say(summary, entries, progress, &console)
      sayWhatIsMissing(settings, &console)
      if arguments.has(.open) { show(&console) }
      return summary
    } catch {
      progress.end()
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
      currentFolder: environment.currentFolder,
      mostMebibytes: project.file.limits.outputMebibytes
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
  func replay(sharing work: SharedWork, _ console: inout Console) -> [SiteEntry] {
    project.replayAll(sharing: work).compactMap { replayed in
      replayed.findings.report(to: &console)
      if let run = replayed.run { return recorded(run, replayed.script, &console) }
      guard let scenario = replayed.scenario, let first = replayed.replays.first else { return nil }
      if console.isVerbose {
        let count = replayed.replays.reduce(into: ExpectationCount()) {
          $0.add(ExpectationCount($1.replay.recording))
        }
        console.say("\(replayed.script.path): \(count.sentence)")
      }
      let path = replayed.script.sitePath
      guard !scenario.variants.isEmpty else {
        return .scenario(ScenarioSite(path: path, recording: first.replay.recording))
      }
      return .matrix(
        MatrixSite(
          path: path,
          title: scenario.title,
          description: scenario.description,
          variants: replayed.replays.map { ($0.key, $0.settings, $0.replay.recording) }
        )
      )
    }
  }
}

// Recordings from elsewhere.
extension BuildVerb {
  private func recorded(
    _ run: RecordedRun,
    _ script: ScriptFile,
    _ console: inout Console
  ) -> SiteEntry {
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

  private func say(
    _ summary: PublishingSummary,
    _ entries: [SiteEntry],
    _ progress: ProgressLine,
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
        + progress.timeTaken
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
