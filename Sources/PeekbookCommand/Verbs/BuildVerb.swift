package import Diagnostics
import Publishing
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
  func run(_ console: inout Console) {
    guard !project.scripts.isEmpty else { return }
    var isUnderWay = false
    do throws(PublishingError) {
      let publisher = try Publisher.open(destination)
      let templates = templates(&console)
      let settings = SiteOptions(project.file, environment, arguments).settings(&console)
      let scenarios = replay(&console)
      guard let templates, let settings, ![.invalidScript, .io, .usage].contains(console.code)
      else {
        console.say("Nothing was published.")
        return
      }
      let site = Site(settings: settings, templates: templates)
      let summary = try publish(site, scenarios, with: publisher, &isUnderWay)
      say(summary, scenarios, &console)
      sayWhatIsMissing(settings, &console)
      if arguments.has(.open) { show(&console) }
    } catch {
      console.report(error.diagnostics, as: Self.code(for: error.kind))
      console.say(
        isUnderWay
          ? "The site is incomplete, each of its files old or new; the next build completes it."
          : "The site was not published."
      )
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

  /// The output folder as the user named it.
  var output: String {
    arguments.options[.output] ?? project.file.output ?? "Output"
  }

  /// Returns the templates, with those of `--templates` in place; `nil`, having said why, if they
  /// can't be used.
  func templates(_ console: inout Console) -> SiteTemplates? {
    guard let folder = arguments.options[.templates] ?? project.file.templates else {
      return .embedded
    }
    do throws(FileSystemError) {
      var templates = SiteTemplates.embedded
      var problems = DiagnosticBag()
      for name in try FolderListing.files(in: folder) {
        let path = FilePaths.path(name, in: folder)
        let bytes = try FileReading.read(path, limit: ScriptFile.limit)
        do throws(DiagnosticBag) {
          templates = try templates.overriding(name: name, with: bytes, file: path)
        } catch {
          problems.add(contentsOf: error)
        }
      }
      console.report(problems, as: .invalidScript)
      return problems.hasErrors ? nil : templates
    } catch {
      console.report(error.diagnostic, as: .io)
      return nil
    }
  }

  /// Replays all scripts; those that can't be are left out, having said why.
  func replay(_ console: inout Console) -> [SiteEntry] {
    project.scripts.compactMap { script in
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

// Publishing.
extension BuildVerb {
  /// Publishes; `isUnderWay` is whether files were changed.
  private func publish(
    _ site: Site,
    _ entries: [SiteEntry],
    with publisher: consuming Publisher,
    _ isUnderWay: inout Bool
  ) throws(PublishingError) -> PublishingSummary {
    let summaries = entries.map { site.summary(of: $0) }
    try publisher.plan(
      plannedFiles(of: entries, in: site) + site.indexPaths(summaries).map { PlannedFile($0) }
    )
    isUnderWay = true
    for entry in entries {
      try Self.render(entry, of: site) { (path, bytes) throws(PublishingError) in
        try publisher.write(path, bytes)
      }
    }
    try site.renderIndex(summaries) { (path, bytes) throws(PublishingError) in
      try publisher.write(path, bytes)
    }
    return try publisher.finish()
  }

  /// Renders the files of an entry: its pages, then its recordings.
  static func render<Failure>(
    _ entry: SiteEntry,
    of site: Site,
    emit: Site.Emit<Failure>
  ) throws(Failure) {
    try site.render(entry, emit: emit)
    for scenario in entry.scenarios {
      try emit(recordingPath(scenario), RecordingWriter.write(scenario.recording))
    }
  }

  /// The files of scenarios, each with the script that it comes from.
  private func plannedFiles(of entries: [SiteEntry], in site: Site) -> [PlannedFile] {
    let scripts = Dictionary(
      project.scripts.map { ($0.sitePath, $0.path) },
      uniquingKeysWith: { first, _ in first }
    )
    return entries.flatMap { entry in
      let origin = scripts[entry.path].map { Location(file: $0, line: 1, column: 1) }
      let recordings = entry.scenarios.map(Self.recordingPath)
      return (site.pagePaths(of: entry) + recordings).map { path in
        PlannedFile(path, origin: origin)
      }
    }
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

  /// How a run ends that publishing failed.
  static func code(for kind: PublishingError.Kind) -> ExitCode {
    switch kind {
    case .refused: .usage
    case .busy, .damaged, .io: .io
    case .paths: .invalidScript
    case .fault: .internal
    }
  }
}
