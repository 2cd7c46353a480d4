import Diagnostics
import Publishing
import Scenarios
import SitePages
import Threading

/// Makes one site of those of all parts: the same bytes as a build of all scripts at once.
///
/// The recordings are read and their pages rendered anew. Overviews have to be rendered anyway, and
/// so nothing is left in the site that an older build or a hand put there.
struct MergeVerb {
  private let environment: CommandEnvironment
  private let arguments: Arguments

  init(_ environment: CommandEnvironment, _ arguments: Arguments) {
    self.environment = environment
    self.arguments = arguments
  }

  private var output: String {
    FilePaths.located(arguments.options[.output] ?? "Output", in: environment.currentFolder)
  }

  /// Merges the sites.
  func run(_ console: inout Console) {
    guard !arguments.operands.isEmpty else {
      let hint = "write `peekbook merge part-1 part-2 -o Output`"
      console.report(Diagnostic(.usage, "no site is named", hint: hint), as: .usage)
      return
    }
    guard let work = JobsOption.work(arguments, &console),
      let file = Project.ownFile(environment, &console)
    else { return }
    var progress = ProgressLine(environment, arguments)
    let folders = arguments.operands.map { FilePaths.located($0, in: environment.currentFolder) }
    var isUnderWay = false
    do throws(PublishingError) {
      guard let sites = ShardSites(folders, &console), let look = sites.look,
        let publication = publication(sites, look, work, &console)
      else {
        console.say("Nothing was published.")
        return
      }
      let publisher = try Publisher.open(
        Destination(
          folder: output,
          inputs: sites.inputs,
          home: environment.variables["HOME"],
          currentFolder: environment.currentFolder,
          mostMebibytes: file.limits.outputMebibytes
        )
      )
      let summary = try publication.publish(with: publisher, &isUnderWay, &progress, &console)
      say(summary, publication.entries.flatMap(\.scenarios).count, progress, &console)
    } catch {
      progress.end()
      console.report(error.diagnostics, as: ExitCode(error.kind))
      console.say(SitePublication.failure(isUnderWay: isUnderWay))
    }
  }

  private func publication(
    _ sites: ShardSites,
    _ look: ShardFile.Look,
    _ work: SharedWork,
    _ console: inout Console
  ) -> SitePublication? {
    let options = SiteOptions(
      ProjectFile(title: look.title),
      environment,
      arguments
    )
    guard let templates = SiteOptions.templates(arguments.options[.templates], &console),
      var settings = options.settings(&console)
    else { return nil }
    guard templates.fingerprint == look.templates else {
      console.report(
        Diagnostic(
          .shardMismatch,
          "the parts were built with other templates",
          hint: "give merge the same `--templates`"
        ),
        as: .usage
      )
      return nil
    }
    settings.address = SiteAddress(look.address)
    settings.themeColor = look.themeColor.isEmpty ? nil : look.themeColor
    guard let entries = sites.entries(&console) else { return nil }
    return SitePublication(
      site: Site(settings: settings, templates: templates),
      entries: entries,
      work: work
    )
  }

  private func say(
    _ summary: PublishingSummary,
    _ scenarios: Int,
    _ progress: ProgressLine,
    _ console: inout Console
  ) {
    console.report(summary.notes, as: .ok)
    console.add("output", .text(output))
    console.add("written", .number(summary.written))
    console.add("unchanged", .number(summary.unchanged))
    console.add("removed", .number(summary.removed))
    console.say(
      "\(output): " + counted(arguments.operands.count, "part") + ", "
        + counted(scenarios, "scenario")
        + ", " + counted(summary.written, "file")
        + " written, \(summary.unchanged) unchanged, \(summary.removed) removed"
        + progress.timeTaken
    )
  }
}
