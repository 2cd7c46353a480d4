import Diagnostics
import Publishing
import Recordings
import Replaying
import Scenarios
import SitePages

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

  /// Builds the site.
  func run(_ console: inout Console) {
    let templates = templates(&console)
    let scenarios = replay(&console)
    guard let templates, ![.invalidScript, .io, .usage].contains(console.code) else {
      if !project.scripts.isEmpty { console.say("Nothing was published.") }
      return
    }
    guard !scenarios.isEmpty else { return }
    let site = Site(settings: SiteSettings(title: title), templates: templates)
    do throws(PublishingError) {
      let summary = try publish(site, scenarios)
      say(summary, scenarios, &console)
    } catch {
      console.report(error.diagnostics, as: Self.code(for: error.kind))
      console.say("The site was not published.")
    }
  }

  private var title: String { arguments.options[.title] ?? project.file.title ?? "Peekbook" }

  private var output: String {
    arguments.options[.output] ?? project.file.output ?? "Output"
  }

  private func replay(_ console: inout Console) -> [ScenarioSite] {
    project.scripts.compactMap { script in
      guard let scenario = project.read(script, &console),
        let replay = project.replay(scenario, &console)
      else { return nil }
      if console.isVerbose {
        console.say("\(script.path): \(ExpectationCount(replay.recording).sentence)")
      }
      return ScenarioSite(path: script.sitePath, recording: replay.recording)
    }
  }
}

// Publishing.
extension BuildVerb {
  private func publish(
    _ site: Site,
    _ scenarios: [ScenarioSite]
  ) throws(PublishingError) -> PublishingSummary {
    var publisher = try Publisher.open(
      Destination(
        folder: output,
        inputs: project.inputs,
        home: environment.variables["HOME"],
        currentFolder: environment.currentFolder
      )
    )
    let summaries = scenarios.map(site.summary(of:))
    let paths =
      scenarios.flatMap { site.pagePaths(of: $0) + [$0.recordingPath] }
      + site.indexPaths(summaries)
    try publisher.plan(paths.map { PlannedFile($0) })
    for scenario in scenarios {
      try emitting { emit throws(PublishingError) in
        try site.render(scenario, emit: emit)
      } to: { (path, bytes) throws(PublishingError) in
        try publisher.write(path, bytes)
      }
      try publisher.write(scenario.recordingPath, RecordingWriter.write(scenario.recording))
    }
    return try publisher.finish()
  }

  private static func code(for kind: PublishingError.Kind) -> ExitCode {
    switch kind {
    case .refused: .usage
    case .busy, .damaged, .io: .io
    case .paths: .invalidScript
    case .fault: .internal
    }
  }
}
