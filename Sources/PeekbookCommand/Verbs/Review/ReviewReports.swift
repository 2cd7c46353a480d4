package import Diagnostics
import Publishing
import Reviewing
import Scenarios
import SitePages
import SourceReading
import Threading

extension Diagnostic.Code {
  /// The summary of a job could not be written.
  package static let noSummary = Diagnostic.Code("no-summary")
}

/// Writes the reports of a review that were asked for, any number of them.
struct ReviewReports {
  /// Where GitLab's own examples have their report.
  static let gitLabFile = "gl-code-quality-report.json"
  /// The longest summary of a job's step that GitHub takes is 1 MiB.
  private static let longestSummary = 1_000_000

  private let report: ReviewReport
  private let sides: Sides<ReviewSide>
  private let environment: CommandEnvironment
  private let arguments: Arguments

  init(
    _ report: ReviewReport,
    _ sides: Sides<ReviewSide>,
    _ environment: CommandEnvironment,
    _ arguments: Arguments
  ) {
    self.report = report
    self.sides = sides
    self.environment = environment
    self.arguments = arguments
  }

  /// Writes them; one that can't be written does not keep the others from being.
  func write(sharing work: SharedWork, _ console: inout Console) {
    write(.json, &console) { report.json }
    write(.junit, &console) { report.jUnit }
    write(.markdown, &console) { Array(report.markdown().utf8) }
    switch arguments.options[.annotations] {
    case "github":
      let commands = report.gitHubAnnotations
      if !commands.isEmpty { console.command(String(commands.dropLast())) }
    case "gitlab": write(report.gitLabReport, to: Self.gitLabFile, &console)
    default: break
    }
    writeSummary(&console)
    writePages(sharing: work, &console)
  }

  /// Publishes the review as a folder of pages.
  private func writePages(sharing work: SharedWork, _ console: inout Console) {
    guard let folder = arguments.options[.html], let file = Project.ownFile(environment, &console),
      let templates = SiteOptions.templates(arguments.options[.templates], &console),
      var settings = SiteOptions(ProjectFile(), environment, arguments).settings(&console)
    else { return }
    settings.title = "What changed"
    let site = ReviewSite(
      report.review,
      sides: Sides(base: sides.base.title, head: sides.head.title),
      settings: settings,
      templates: templates,
      sharing: work
    )
    let destination = Destination(
      folder: folder,
      inputs: sides.base.inputs + sides.head.inputs,
      home: environment.variables["HOME"],
      currentFolder: environment.currentFolder,
      example: "--html Review",
      mostMebibytes: file.limits.outputMebibytes
    )
    do throws(PublishingError) {
      var publisher = try Publisher.open(destination)
      let paths = site.paths
      try publisher.plan(paths.map { PlannedFile($0) })
      let problems = try site.render { (path, bytes) throws(PublishingError) in
        try publisher.write(path, bytes)
      }
      console.report(problems.diagnostics, as: .invalidScript)
      let summary = try publisher.finish()
      console.report(summary.notes, as: .ok)
      console.say("\(folder): " + counted(paths.count, "file") + " of the review")
    } catch {
      console.report(error.diagnostics, as: ExitCode(error.kind))
    }
  }

  private func write(
    _ option: CommandOption.Name,
    _ console: inout Console,
    _ contents: () -> [UInt8]
  ) {
    guard let path = arguments.options[option] else { return }
    let read = [sides.base, sides.head].flatMap { ($0.files as? DiskFiles)?.readPaths ?? [] }
    if let problem = ReportPath.problem(
      option,
      path,
      inputs: read,
      in: environment.currentFolder
    ) {
      console.report(problem, as: .usage)
      return
    }
    write(contents(), to: path, &console)
  }

  private func write(_ contents: [UInt8], to path: String, _ console: inout Console) {
    do throws(FileSystemError) {
      try SingleFile.write(contents, to: path)
    } catch {
      console.report(error.diagnostic, as: .io)
    }
  }

  /// Adds the review to the summary of a job on GitHub Actions.
  private func writeSummary(_ console: inout Console) {
    guard environment.variables["GITHUB_ACTIONS"] == "true",
      let path = environment.variables["GITHUB_STEP_SUMMARY"], !path.isEmpty
    else { return }
    do throws(FileSystemError) {
      let markdown = report.markdown(limit: Self.longestSummary)
      try SingleFile.append(Array(markdown.utf8), to: path)
    } catch {
      let problem = Diagnostic(
        .noSummary,
        "the summary of the job can't be written: " + error.diagnostic.message,
        severity: .warning
      )
      console.report(problem, as: .io)
    }
  }
}
