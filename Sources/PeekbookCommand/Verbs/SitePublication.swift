import Diagnostics
import Publishing
import SitePages

/// Renders a site and has its files written.
struct SitePublication {
  let site: Site
  /// The scenarios, in the order of the site.
  let entries: [SiteEntry]
  /// Where each of them comes from, by its path in the site, for messages.
  var origins: [String: String] = [:]
  /// What is written beside the pages if the site is a part of one.
  var shardFile: ShardFile?

  /// What is said of a site whose publication failed.
  static func failure(isUnderWay: Bool) -> String {
    isUnderWay
      ? "The site is incomplete, each of its files old or new; the next build completes it."
      : "The site was not published."
  }

  /// Publishes, and reports what turned out to be wrong with the templates; `isUnderWay` is whether
  /// files were changed.
  func publish(
    with publisher: consuming Publisher,
    _ isUnderWay: inout Bool,
    _ console: inout Console
  ) throws(PublishingError) -> PublishingSummary {
    let summaries = entries.map { site.summary(of: $0) }
    var files = plannedFiles + site.indexPaths(summaries).map { PlannedFile($0) }
    if shardFile != nil { files.append(PlannedFile(ShardFile.name)) }
    try publisher.plan(files)
    isUnderWay = true
    var problems = TemplateProblems()
    for entry in entries {
      let found = try BuildVerb.render(entry, of: site) { (path, bytes) throws(PublishingError) in
        try publisher.write(path, bytes)
      }
      problems.add(found)
    }
    let found = try site.renderIndex(summaries) { (path, bytes) throws(PublishingError) in
      try publisher.write(path, bytes)
    }
    problems.add(found)
    if let shardFile { try publisher.write(ShardFile.name, shardFile.bytes) }
    let summary = try publisher.finish()
    console.report(problems.diagnostics, as: .invalidScript)
    return summary
  }

  /// The files of scenarios, each with the script that it comes from.
  private var plannedFiles: [PlannedFile] {
    entries.flatMap { entry in
      let origin = origins[entry.path].map { Location(file: $0, line: 1, column: 1) }
      let recordings = entry.scenarios.map(BuildVerb.recordingPath)
      return (site.pagePaths(of: entry) + recordings).map { PlannedFile($0, origin: origin) }
    }
  }
}
