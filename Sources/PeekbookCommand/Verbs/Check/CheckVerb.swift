import Diagnostics
import Publishing
import SitePages

/// Says whether a build would change the output folder, and writes nothing.
struct CheckVerb {
  private let project: Project
  private let environment: CommandEnvironment
  private let arguments: Arguments
  private let build: BuildVerb

  init(_ project: Project, _ environment: CommandEnvironment, _ arguments: Arguments) {
    self.project = project
    self.environment = environment
    self.arguments = arguments
    build = BuildVerb(project, environment, arguments)
  }

  /// Compares; then builds, if that was asked for and is permitted.
  func run(_ console: inout Console) {
    guard mayAccept(&console), !project.scripts.isEmpty else { return }
    do throws(PublishingError) {
      guard let findings = try findings(&console) else {
        console.say("Nothing was compared.")
        return
      }
      CheckReport(findings, output: build.output).say(&console)
      finish(findings, &console)
    } catch {
      console.report(error.diagnostics, as: ExitCode(error.kind))
    }
  }

  private func finish(_ findings: CheckFindings, _ console: inout Console) {
    guard findings.code != .ok else { return }
    if arguments.has(.accept) {
      if console.code == .ok {
        build.run(&console)
        return
      }
      console.say("Nothing was accepted.")
    }
    console.end(as: findings.code)
    guard findings.code == .noBaseline else { return }
    console.report(CheckReport(findings, output: build.output).noBaseline, as: .noBaseline)
  }

  /// Whether the run may go on; says why not.
  private func mayAccept(_ console: inout Console) -> Bool {
    guard arguments.has(.accept) else { return true }
    let reason: String
    if arguments.has(.ci) || environment.isContinuousIntegration {
      reason = "`--accept` is refused in CI, where nobody looks at what is accepted"
    } else if project.scripts.count < project.found.count {
      reason = "`--accept` publishes the whole site, and only a part is compared"
    } else if !environment.isOutputTerminal {
      reason = "`--accept` is for a person at a terminal"
    } else {
      return true
    }
    let hint = "`peekbook build` publishes; look at the difference and commit it"
    console.report(Diagnostic(.usage, reason, hint: hint), as: .usage)
    return false
  }

  /// Renders and compares everything; `nil`, having said why, if that is not possible.
  private func findings(_ console: inout Console) throws(PublishingError) -> CheckFindings? {
    guard let work = JobsOption.work(arguments, &console) else { return nil }
    let comparison = try OutputComparison.open(build.destination)
    let templates = build.templates(&console)
    let settings = SiteOptions(project.file, environment, arguments).settings(&console)
    let entries = build.replay(sharing: work, &console)
    guard let templates, let settings, ![.invalidScript, .io, .usage].contains(console.code)
    else { return nil }
    guard let comparison else { return CheckFindings.nothingPublished }
    var check = SiteCheck(comparison, Site(settings: settings, templates: templates))
    try check.compare(entries, sharing: work)
    if project.scripts.count == project.found.count { try check.compareIndex(entries) }
    let findings = try check.finish(among: project.found.map(\.sitePath))
    console.report(findings.problems, as: .invalidScript)
    return findings
  }
}
