import Recordings
import SitePages

/// The files of a site, in memory.
struct SampleSite {
  /// The files in the order in which they were emitted.
  var files: [(path: String, bytes: [UInt8])] = []
  /// What was wrong with the templates.
  var problems = TemplateProblems()

  /// The scenarios of the sample site.
  static let all = [SampleRecordings.colors, SampleRecordings.settings]

  static func render(_ scenarios: [ScenarioSite], site: Site = Site()) -> SampleSite {
    var sample = SampleSite()
    for scenario in scenarios {
      sample.problems.add(site.render(scenario) { sample.files.append(($0, Array($1))) })
      sample.files.append((scenario.path + "/recording.json", Array("{}\n".utf8)))
    }
    let summaries = scenarios.map { site.summary(of: $0) }
    sample.problems.add(site.renderIndex(summaries) { sample.files.append(($0, Array($1))) })
    return sample
  }

  /// The pages in HTML.
  var pages: [(path: String, bytes: [UInt8])] { files.filter { $0.path.hasSuffix(".html") } }

  /// The text of a file; empty if there is none.
  subscript(path: String) -> String {
    files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }
}
